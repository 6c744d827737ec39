import { useCallback, useId } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { DataTable as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { InsteadOfRows } from '../RecordTable/InsteadOfRows';
import type { RecordTableProps } from '../RecordTable/RecordTable';
import type { DataColumn, DataGroup, DataPaging, DataSelection, DataSort, OpenGroups } from './data-columns';
import { DataHead } from './DataHead';
import { DataRow, SelectAll, TotalsRow } from './DataRow';
import { LongBody } from './LongBody';
import { MoreRows } from './MoreRows';
import { TablePaging } from './TablePaging';
import { useTableModel, type Line } from './use-table-model';
import { View } from './DataTable.styles';

export interface DataTableProps<Row> extends RecordTableProps<Row> {
  /** Columns in display order. Keep the same array from one render to the next. */
  columns: readonly DataColumn<Row>[];
  /** All rows, or with `paging` those of the page. Keep the same array from one render to the next. */
  rows: readonly Row[];
  /** How many rows are shown, the first in order; default: all. */
  limit?: number | undefined;
  /** Controlled column and direction of the order. */
  sort?: DataSort | null | undefined;
  /** Default `null`: as the rows are given. */
  defaultSort?: DataSort | null | undefined;
  /** Called with the new column and direction. */
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** The rows are in order already, because a server sorts them. Default: with `paging`. */
  manualSorting?: boolean | undefined;
  /** Headings over rows with the same value; of two groups the second is within the first. */
  groups?: readonly DataGroup<Row>[] | undefined;
  /** The headings of the groups become buttons that show and hide their rows; says which are open at first. */
  collapsible?: OpenGroups | undefined;
  /** How many rows a group shows at first; a button below them shows as many more. Default: all. */
  groupPage?: number | undefined;
  /** Each row has a checkbox, the header one for all. */
  selection?: DataSelection<Row> | undefined;
  /** Rows arrive in pages from a server. */
  paging?: DataPaging | undefined;
  /** On a phone each value has its label on a line of its own, or all values follow one another on a line. */
  phoneLayout?: 'labels' | 'line' | undefined;
  /** Fetches the rows again: puts the error into an `ErrorState` with a retry button. */
  onRetry?: (() => void) | undefined;
}

const UNGROUPED: readonly never[] = [];

/** From here on only the rows near the view are in the page. */
const LONG_TABLE_ROWS = 200;
/** With more columns, a screen between phone and desktop is too narrow for the content of each. */
const MANY_COLUMNS = 5;

/**
 * Rows to sort, select, group and page through. `rootRef` and other attributes reach the `<table>`; a generic component has
 * no `ref` of its own in React 18.
 */
export function DataTable<Row extends object>({
  rootRef,
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  limit,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  paging,
  manualSorting = paging !== undefined,
  groups = UNGROUPED,
  collapsible,
  groupPage,
  selection,
  phoneLayout = 'labels',
  loading = false,
  error,
  onRetry,
  empty,
  ...rest
}: DataTableProps<Row>) {
  const captionId = useId();
  const text = useMessages('DataTable', english);
  const [sort, setSort] = useControllable<DataSort | null>({
    value: givenSort,
    defaultValue: defaultSort,
    onChange: (next) => next && onSortChange?.(next),
  });
  const model = useTableModel({
    ...{ rows, rowKey, columns, groups, sort, manualSorting, selection, collapsible, groupPage },
    onSort: setSort,
  });
  const { rowSelection, toggleRow, toggleGroup, showMore } = model;
  const lines = error ? UNGROUPED : limitedTo(limit, model.lines);
  const long = lines.length > LONG_TABLE_ROWS;
  const columnCount = columns.length + (selection ? 1 : 0);
  const isPart = long || (paging !== undefined && groups.length === 0);
  const firstIndex = paging && !long ? (paging.page - 1) * paging.pageSize + 2 : 2;
  const { getName, isSelectable } = selection ?? {};

  const renderLines = useCallback(
    (start: number, end: number) =>
      lines.slice(start, end).map((line, index) => {
        const rowIndex = isPart ? firstIndex + start + index : undefined;
        if (line.kind === 'group') {
          const { id, row, group, count, depth, open } = line;
          const heading = group.heading(row, count);
          return (
            <tr key={id} role="row" aria-rowindex={rowIndex} data-part="group" data-depth={depth}>
              <th role="rowheader" scope="rowgroup" colSpan={columnCount}>
                {collapsible ? (
                  <button
                    type="button"
                    data-part="toggle"
                    aria-expanded={open}
                    onClick={() => toggleGroup(id)}
                  >
                    <Icon of={ChevronDownIcon} size="small" />
                    {heading}
                    <span data-part="group-count">{count}</span>
                  </button>
                ) : (
                  heading
                )}
              </th>
            </tr>
          );
        }
        if (line.kind === 'more') {
          const { id, groupId, left } = line;
          return (
            <MoreRows
              key={id}
              label={text.showMore(Math.min(groupPage ?? left, left), left)}
              columnCount={columnCount}
              rowIndex={rowIndex}
              onShow={() => showMore(groupId)}
            />
          );
        }
        const { id, row } = line;
        return (
          <DataRow
            key={id}
            id={id}
            row={row}
            columns={columns}
            rowIndex={rowIndex}
            selectLabel={getName && text.selectNamed(getName(row))}
            selected={rowSelection[id] === true}
            selectable={isSelectable?.(row) ?? true}
            onSelect={toggleRow}
          />
        );
      }),
    [
      lines,
      columns,
      columnCount,
      isPart,
      firstIndex,
      text,
      getName,
      isSelectable,
      rowSelection,
      toggleRow,
      collapsible,
      toggleGroup,
      groupPage,
      showMore,
    ],
  );
  const selected = selection && (selection.countLabel ?? text.selected)(model.selectedCount, rows.length);
  const places = paging && Math.min(paging.pageSize, Math.max(paging.total, 0) || paging.pageSize);

  return (
    <>
      <View
        ref={rootRef}
        role="table"
        aria-labelledby={captionId}
        aria-busy={loading || undefined}
        aria-rowcount={isPart ? (paging && !long ? paging.total : lines.length) + 1 : undefined}
        data-caption={captionHidden ? 'hidden' : undefined}
        data-long={long || undefined}
        data-wide={columns.length > MANY_COLUMNS || undefined}
        data-phone={phoneLayout}
        data-quoin="DataTable"
        {...rest}
      >
        <caption>
          <span id={captionId}>{caption}</span>
          {selected && <span data-part="count">{selected}</span>}
        </caption>
        <DataHead
          columns={columns}
          sort={sort}
          onSort={model.toggleSort}
          select={
            selection && (
              <SelectAll
                label={selection.allLabel ?? text.selectAll}
                checked={model.isAllSelected}
                mixed={model.selectedCount > 0 && !model.isAllSelected}
                onToggle={model.toggleAll}
              />
            )
          }
          rowIndex={isPart ? 1 : undefined}
        />
        {long ? (
          <LongBody lineCount={lines.length} columnCount={columnCount} renderLines={renderLines} />
        ) : (
          getSections(lines).map(([start, end]) => (
            <tbody key={start} role="rowgroup">
              {renderLines(start, end)}
              {end === 0 && (
                <InsteadOfRows columnCount={columnCount} loading={loading && !error} places={places}>
                  {error && onRetry ? (
                    <ErrorState level={3} onRetry={onRetry}>
                      {error}
                    </ErrorState>
                  ) : (
                    (error ?? empty ?? text.empty)
                  )}
                </InsteadOfRows>
              )}
            </tbody>
          ))
        )}
        {lines.length > 0 && columns.some(({ total }) => total !== undefined) && (
          <TotalsRow columns={columns} selectable={selection !== undefined} />
        )}
      </View>
      {selected && <VisuallyHidden role="status">{selected}</VisuallyHidden>}
      {paging && <TablePaging {...paging} loading={loading} />}
    </>
  );
}

/** The first rows, with the headings over them. */
function limitedTo<Row>(limit: number | undefined, lines: readonly Line<Row>[]): readonly Line<Row>[] {
  if (limit === undefined || limit >= lines.length) return lines;
  let rows = 0;
  const end = lines.findIndex(({ kind }) => kind === 'row' && ++rows > limit);
  if (end < 0) return lines;
  const shown = lines.slice(0, end);
  return shown.slice(0, shown.findLastIndex(({ kind }) => kind === 'row') + 1);
}

/** Where each row group begins and ends: at the first heading after other lines. Without lines there is one, which is empty. */
function getSections(lines: readonly { kind: string }[]): [start: number, end: number][] {
  const starts = lines.flatMap(({ kind }, index) =>
    index === 0 || (kind === 'group' && lines[index - 1]?.kind !== 'group') ? [index] : [],
  );
  if (starts.length === 0) return [[0, 0]];
  return starts.map((start, index) => [start, starts[index + 1] ?? lines.length]);
}
