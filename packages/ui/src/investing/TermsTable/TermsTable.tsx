import { forwardRef, type TableHTMLAttributes } from 'react';
import { TermsTable as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { RecordTable, type RecordColumn } from '../RecordTable/RecordTable';

export interface Term {
  name: string;
  value: string;
}

export interface TermsTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Description of when capital is called. */
  capitalCallSchedule: string;
  /** Description of how the investment ends. */
  exitPolicy: string;
  /** Further terms of the product, in display order. */
  rows?: readonly Term[] | undefined;
  /** Hides the caption visually; it stays the accessible name. */
  captionHidden?: boolean | undefined;
}

/** The terms of a product: capital call schedule, exit policy and further terms. */
export const TermsTable = forwardRef<HTMLTableElement, TermsTableProps>(function TermsTable(
  { capitalCallSchedule, exitPolicy, rows = [], ...rest },
  ref,
) {
  const text = useMessages('TermsTable', english);
  const columns: RecordColumn<Term>[] = [
    { key: 'term', header: text.term, namesRow: true, cell: ({ name }) => name },
    { key: 'detail', header: text.detail, phone: 'prose', cell: ({ value }) => value },
  ];
  return (
    <RecordTable
      rootRef={ref}
      caption={text.caption}
      columns={columns}
      rows={[
        { name: text.capitalCallSchedule, value: capitalCallSchedule },
        { name: text.exitPolicy, value: exitPolicy },
        ...rows,
      ]}
      rowKey={({ name }) => name}
      data-quoin="TermsTable"
      {...rest}
    />
  );
});
