// The table behind fees, terms, transactions and documents: a real one with caption and headers that becomes stacked
// rows on a phone.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget a table's roles once CSS takes its layout away */
import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { View } from './RecordTable.styles';

export interface RecordColumn<Row> {
  key: string;
  header: string;
  align?: 'end';
  /** Names its row; exactly one column does. */
  namesRow?: boolean;
  /** On a phone it stands without its header: a button, or sentences that explain themselves. */
  phone?: 'action' | 'prose';
  /** Null where the row has nothing there: then a phone leaves the line out. */
  cell: (row: Row) => ReactNode;
}

export interface RecordTableProps<Row> extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  rootRef?: Ref<HTMLTableElement>;
  caption: ReactNode;
  /** For screen readers only, where a heading beside the table says the same. */
  captionHidden?: boolean;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
}

export function RecordTable<Row>({
  rootRef,
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  ...rest
}: RecordTableProps<Row>) {
  return (
    <View ref={rootRef} role="table" data-caption={captionHidden ? 'hidden' : undefined} {...rest}>
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
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} data-part="empty">
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </View>
  );
}

function Cell<Row>({ column, row }: { column: RecordColumn<Row>; row: Row }) {
  const content = column.cell(row);
  if (column.namesRow)
    return (
      <th role="rowheader" scope="row" data-align={column.align}>
        {content}
      </th>
    );
  return (
    <td
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
