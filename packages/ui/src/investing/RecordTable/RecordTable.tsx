// The table behind fees, terms, transactions and documents: a real one with caption and headers that becomes stacked
// rows on a phone.
import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { InsteadOfRows } from './InsteadOfRows';
import { View } from './RecordTable.styles';

export interface RecordColumn<Row> {
  key: string;
  header: string;
  align?: 'end';
  /** Names its row; exactly one column does. */
  namesRow?: boolean;
  /** On a phone the cell has no label: for a button or text that explains itself. */
  phone?: 'action' | 'prose';
  /** Null where the row has nothing there: then a phone leaves the line out. */
  cell: (row: Row) => ReactNode;
}

export interface RecordTableProps<Row> extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Ref of the root element. */
  rootRef?: Ref<HTMLTableElement>;
  /** Caption of the table, and its accessible name. */
  caption: ReactNode;
  /** For screen readers only, where a heading beside the table says the same. */
  captionHidden?: boolean;
  /** Columns in display order. */
  columns: readonly RecordColumn<Row>[];
  /** Rows in display order. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Content if there is no row. */
  empty?: ReactNode;
  /** The rows are being fetched: without any their places are shown, else they stay. */
  loading?: boolean;
  /** Replaces the rows if they fail to load, best an `ErrorState` with a retry button. */
  error?: ReactNode;
}

/** `rootRef` and other attributes reach the `<table>`; a generic component has no `ref` of its own in React 18. */
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
            {columns.map((column) => cellOf(column, row))}
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

/** Not a component of its own: a table of a thousand rows would pay for each. */
function cellOf<Row>(column: RecordColumn<Row>, row: Row): ReactNode {
  const content = column.cell(row);
  if (column.namesRow)
    return (
      <th key={column.key} role="rowheader" scope="row" data-align={column.align}>
        {content}
      </th>
    );
  return (
    <td
      key={column.key}
      role="cell"
      data-align={column.align}
      data-part={column.phone}
      data-label={column.phone ? undefined : column.header}
      data-empty={content === null || undefined}
    >
      {content}
    </td>
  );
}
