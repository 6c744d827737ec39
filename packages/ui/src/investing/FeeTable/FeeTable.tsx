import type { FeeTerms } from '@quoin/rules';
import { forwardRef, type TableHTMLAttributes } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { FeeTable as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { figureColumn, RecordTable, type RecordColumn } from '../RecordTable/RecordTable';

/** Rates are decimal fractions, `'0.015'` is 1.5 %. */
export type Fees = FeeTerms;

export interface FeeTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Fees of the product. */
  fees: Fees;
  /** Hides the caption visually; it stays the accessible name. */
  captionHidden?: boolean | undefined;
}

interface FeeRow {
  name: string;
  rate: string;
  charged: string;
}

const isNothing = (rate: string): boolean => !/[1-9]/.test(rate);

/** The fees of an investment: each with its rate and basis. */
export const FeeTable = forwardRef<HTMLTableElement, FeeTableProps>(function FeeTable(
  { fees, ...rest },
  ref,
) {
  const text = useMessages('FeeTable', english);
  const rows = useFeeRows(fees);
  const columns: RecordColumn<FeeRow>[] = [
    { key: 'fee', header: text.fee, namesRow: true, cell: ({ name }) => name },
    figureColumn('rate', text.rate, ({ rate }) =>
      isNothing(rate) ? text.none : <Figure kind="percent" value={rate} />,
    ),
    {
      key: 'charged',
      header: text.charged,
      phone: 'prose',
      cell: ({ rate, charged }) => (isNothing(rate) ? null : charged),
    },
  ];
  return (
    <RecordTable
      rootRef={ref}
      caption={text.caption}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      data-quoin="FeeTable"
      {...rest}
    />
  );
});

function useFeeRows(fees: Fees): FeeRow[] {
  const text = useMessages('FeeTable', english);
  const format = useFormat();
  const yearly =
    fees.managementFeeYearCap === null ? text.perYear : text.perYearCapped(fees.managementFeeYearCap);
  const once = fees.managementFeeBasis === 'one_time';
  const charges = {
    on_top_at_funding: once ? text.onTopOnce : text.onTopYearly,
    invoiced_yearly: text.invoiced,
    from_nav: text.fromNav,
  };
  const gains = fees.hurdleRate === null ? text.onGains : text.onGainsAbove(format.percent(fees.hurdleRate));
  return [
    {
      name: text.management,
      rate: fees.managementFee,
      charged: charges[fees.managementFeeCharge](once ? text.oneTime : yearly),
    },
    { name: text.performance, rate: fees.performanceFee, charged: text.fromNav(gains) },
    { name: text.subscription, rate: fees.subscriptionFee, charged: text.onTopOnce(text.oneTime) },
  ];
}
