// The part of the record that each period covers, or why it has none.
import type { Decimal } from 'decimal.js';
import { addDays, addMonths } from '../dates/calendar-date';
import type { PerformanceGap, PerformancePeriod } from '../investing-terms';
import type { Cents } from '../money/money';
import {
  byDate,
  sumUnits,
  getRowsUntil,
  calculateValue,
  type LedgerTransaction,
  type Valuation,
} from './ledger';

/** Source data of a holding's performance, in any order. */
export interface HoldingRecord {
  transactions: readonly LedgerTransaction[];
  /** At most one per day. */
  valuations: readonly Valuation[];
  /** YYYY-MM-DD, the day from which the money earns; null if unknown. */
  effectiveDate: string | null;
}

/** Value of a holding at the end of a day. */
export interface ValuedHolding {
  date: string;
  units: Decimal;
  /** Price per unit in dollars at the last valuation by that day. */
  price: string;
  value: Cents;
}

export interface Span {
  period: PerformancePeriod;
  /** YYYY-MM-DD, first day. */
  from: string;
  /** Holding at the end of the previous day; undefined if the span starts with the first payment. */
  opening: ValuedHolding | undefined;
  closing: ValuedHolding;
  /** All rows since inception, by date, to count units. */
  record: readonly LedgerTransaction[];
  /** The rows inside the span, by date. */
  rows: readonly LedgerTransaction[];
  /** The valuations inside the span, by date. */
  valuations: readonly Valuation[];
}

export type SpanOrGap = { span: Span } | { gap: PerformanceGap };

/**
 * The span of a period, up to the last valuation by a day.
 *
 * Periods count back from that valuation: the year to date from the last day of the previous year, one and three years from
 * the same day then. The opening holding is valued at the last price known on its day. Money paid before the effective date
 * counts from the effective date on, and in `all` from its own day.
 */
export function getSpan(period: PerformancePeriod, holding: HoldingRecord, asOf: string): SpanOrGap {
  const { effectiveDate } = holding;
  if (effectiveDate === null || effectiveDate > asOf) return { gap: 'not_current' };
  const record = getRowsUntil(
    period === 'all' ? holding.transactions : countedFrom(effectiveDate, holding.transactions),
    asOf,
  );
  const prices = getRowsUntil(holding.valuations, asOf);
  const inception = record[0]?.date;
  const end = prices.at(-1)?.date;
  if (inception === undefined || end === undefined || end < inception || end < effectiveDate)
    return { gap: 'not_valued' };
  const start = STARTS[period](end);
  if (start === undefined || (start < inception && period === 'year_to_date'))
    return spanBetween(period, record, prices, { from: inception, end, effectiveDate });
  if (start < inception) return { gap: 'held_for_less' };
  return spanBetween(period, record, prices, { from: addDays(start, 1), end, effectiveDate, start });
}

/** The day at whose end a period starts, given its last day; undefined for the first payment. */
const STARTS: Readonly<Record<PerformancePeriod, (end: string) => string | undefined>> = {
  inception_to_date: () => undefined,
  year_to_date: (end) => `${String(Number(end.slice(0, 4)) - 1).padStart(4, '0')}-12-31`,
  past_1_year: (end) => monthsBefore(end, 12),
  past_3_years: (end) => monthsBefore(end, 36),
  all: () => undefined,
};

interface Bounds {
  from: string;
  end: string;
  effectiveDate: string;
  /** End of the day before `from`, if units were held then. */
  start?: string;
}

function spanBetween(
  period: PerformancePeriod,
  record: readonly LedgerTransaction[],
  prices: readonly Valuation[],
  { from, end, effectiveDate, start }: Bounds,
): SpanOrGap {
  const opening = start === undefined ? undefined : valuedOn(start, record, prices);
  const closing = valuedOn(end, record, prices);
  if (!closing || (start !== undefined && !opening)) return { gap: 'not_valued' };
  const inside = ({ date }: { date: string }) => date >= from && date <= end;
  return {
    span: {
      period,
      from,
      opening,
      closing,
      record,
      rows: record.filter(inside),
      // Before the effective date the money is not invested, so earlier prices do not value it.
      valuations: prices.filter((price) => inside(price) && price.date >= effectiveDate),
    },
  };
}

function valuedOn(
  date: string,
  record: readonly LedgerTransaction[],
  prices: readonly Valuation[],
): ValuedHolding | undefined {
  const price = getRowsUntil(prices, date).at(-1)?.unit_price;
  if (price === undefined) return undefined;
  const units = sumUnits(getRowsUntil(record, date));
  return { date, units, price, value: calculateValue(units, price) };
}

const countedFrom = (effectiveDate: string, transactions: readonly LedgerTransaction[]) =>
  byDate(transactions.map((row) => (row.date < effectiveDate ? { ...row, date: effectiveDate } : row)));

/** Maps a month end to a month end: one year before 28 February 2025 is 29 February 2024. */
function monthsBefore(date: string, months: number): string {
  const same = addMonths(date, -months);
  return addDays(date, 1).endsWith('-01') ? addDays(addMonths(`${same.slice(0, 7)}-01`, 1), -1) : same;
}
