// The table for fees, terms, transactions and documents: a semantic table with caption and headers that becomes stacked
// rows on a phone.
import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { InsteadOfRows } from './InsteadOfRows';
import { View } from './RecordTable.styles';

export interface RecordColumn<Row> {
  /** Unique among the columns. */
  key: string;
  /** Text of the header; on a phone the label of each value. */
  header: string;
  /** `end` for figures, which are compared by their last digits. */
  align?: 'end' | undefined;
  /** Makes the cell the row header; set it on exactly one column. */
  namesRow?: boolean | undefined;
  /** Omits the label of the cell on a phone, for a button or self-explanatory text. */
  phone?: 'action' | 'prose' | undefined;
  /** Where a line may end: within a word too, or nowhere. Default: between words. */
  wrap?: 'anywhere' | 'never' | undefined;
  /** Content of a cell. Return null for an empty cell; a phone then omits the line. */
  cell: (row: Row) => ReactNode;
}

/** A column of figures, which are compared by their last digits. */
export const figureColumn = <Row,>(
  key: string,
  header: string,
  cell: RecordColumn<Row>['cell'],
): RecordColumn<Row> => ({ key, header, align: 'end', cell });

export interface RecordTableProps<Row> extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Ref of the root element. */
  rootRef?: Ref<HTMLTableElement> | undefined;
  /** Caption of the table, and its accessible name. */
  caption: ReactNode;
  /** Hides the caption visually, if a heading has the same text; screen readers still read it. */
  captionHidden?: boolean | undefined;
  /** Columns in display order. */
  columns: readonly RecordColumn<Row>[];
  /** Rows in display order. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Content if there is no row. */
  empty?: ReactNode | undefined;
  /** Whether the rows are loading: shows placeholders if there are none, else keeps the rows. */
  loading?: boolean | undefined;
  /** Replaces the rows if they fail to load, preferably an `ErrorState` with a retry button. */
  error?: ReactNode | undefined;
}

/** Forwards `rootRef` and other attributes to the `<table>`; a generic component cannot have a `ref` in React 18. */
export function RecordTable<Row>({
  rootRef,
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  loading = false,
  error,
  ...rest
}: RecordTableProps<Row>) {
  const shown = error ? [] : rows;
  return (
    <View
      ref={rootRef}
      role="table"
      aria-busy={loading || undefined}
      data-caption={captionHidden ? 'hidden' : undefined}
      data-quoin="RecordTable"
      {...rest}
    >
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align }) => (
            <th key={key} role="columnheader" scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {shown.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => recordCell(column, row))}
          </tr>
        ))}
        {shown.length === 0 && (
          <InsteadOfRows columnCount={columns.length} loading={loading && !error}>
            {error ?? empty}
          </InsteadOfRows>
        )}
      </tbody>
    </View>
  );
}

/** Not a component, because of its cost in a table of a thousand rows. */
export function recordCell<Row>(column: RecordColumn<Row>, row: Row): ReactNode {
  const { key, header, align, namesRow, phone, wrap } = column;
  const content = column.cell(row);
  if (namesRow)
    return (
      <th key={key} role="rowheader" scope="row" data-align={align}>
        {content}
      </th>
    );
  return (
    <td
      key={key}
      role="cell"
      data-align={align}
      data-part={phone}
      data-wrap={wrap}
      data-label={phone ? undefined : header}
      data-empty={content === null || undefined}
    >
      {content}
    </td>
  );
}
