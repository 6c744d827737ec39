import { forwardRef, useMemo, type ReactNode, type TableHTMLAttributes } from 'react';
import { isFeeCharge, signedAmount, signedUnits, type TransactionType } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { TransactionTable as english } from '../../messages/en/investing';
import { useTerms } from '../../provider/use-terms';
import { useMessages } from '../../provider/quoin-context';
import { DataTable } from '../DataTable/DataTable';
import type { DataColumn, DataPaging } from '../DataTable/data-columns';
import { figureColumn } from '../RecordTable/RecordTable';

export interface Transaction {
  id: string;
  type: TransactionType;
  /** Decimal dollars. */
  amount: string;
  /** Units, six places; null where a transaction moves none. */
  shares: string | null;
  /** YYYY-MM-DD */
  date: string;
  note: string;
  /** Takes an earlier transaction back; amount and units are negative. */
  isReversal?: boolean | undefined;
}

export interface TransactionTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** In the order they are to be read. */
  transactions: readonly Transaction[];
  /** Hides the caption visually; it stays the accessible name. */
  captionHidden?: boolean | undefined;
  /** The transactions are being fetched. */
  loading?: boolean | undefined;
  /** Why the transactions failed to load; replaces the rows. */
  error?: ReactNode | undefined;
  /** Fetches the transactions again: puts the error into an `ErrorState` with a retry button. */
  onRetry?: (() => void) | undefined;
  /** Transactions arrive in pages from a server. */
  paging?: DataPaging | undefined;
}

const getId = ({ id }: Transaction) => id;

/** What moved in an investment, one row per transaction: money that the investor paid is negative, received money positive. */
export const TransactionTable = forwardRef<HTMLTableElement, TransactionTableProps>(function TransactionTable(
  { transactions, ...rest },
  ref,
) {
  const text = useMessages('TransactionTable', english);
  const terms = useTerms();
  const format = useFormat();
  const columns = useMemo(
    (): DataColumn<Transaction>[] => [
      { key: 'date', header: text.date, cell: ({ date }) => format.date(date, 'short') },
      {
        key: 'type',
        header: text.type,
        namesRow: true,
        cell: ({ type, isReversal }) =>
          isReversal ? text.reversed(terms.transactionType[type]) : terms.transactionType[type],
      },
      figureColumn('amount', text.amount, ({ type, amount }) => (
        <Figure kind="money" value={signedAmount(type, amount)} signed={!isFeeCharge(type)} />
      )),
      figureColumn('shares', text.shares, ({ type, shares }) =>
        shares === null ? null : <Figure kind="units" value={signedUnits(type, shares)} signed />,
      ),
      { key: 'note', header: text.note, cell: ({ note }) => note || null },
    ],
    [text, terms, format],
  );
  return (
    <DataTable
      rootRef={ref}
      caption={text.caption}
      columns={columns}
      rows={transactions}
      rowKey={getId}
      empty={text.empty}
      data-quoin="TransactionTable"
      {...rest}
    />
  );
});
