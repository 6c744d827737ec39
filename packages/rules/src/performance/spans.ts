// What part of the record each period looks at, or why it has none.
import type { Decimal } from 'decimal.js';
import { addDays, addMonths } from '../dates/calendar-date';
import type { PerformanceGap, PerformancePeriod } from '../investing-terms';
import type { Cents } from '../money/money';
import { byDate, unitsOf, until, valueOf, type LedgerTransaction, type Valuation } from './ledger';

/** Everything a holding's performance is computed from, in any order. */
export interface HoldingRecord {
  transactions: readonly LedgerTransaction[];
  /** One a day. */
  valuations: readonly Valuation[];
  /** YYYY-MM-DD, the day from which the money earns; null before it is known. */
  effectiveDate: string | null;
}

/** What a holding was worth at the end of a day, and why. */
export interface ValuedHolding {
  date: string;
  units: Decimal;
  /** Dollars a unit at the last valuation by that day. */
  price: string;
  value: Cents;
}

export interface Span {
  period: PerformancePeriod;
  /** YYYY-MM-DD, its first day. */
  from: string;
  /** The end of the day before; undefined where the span begins with the first payment. */
  opening: ValuedHolding | undefined;
  closing: ValuedHolding;
  /** Since inception, by date: the units come from all of them. */
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
 * Periods go back from that valuation: the year to date from the last day of the year before, one and three years from the
 * same day then. What was held on that day is valued at the last price known on it. Money paid before the effective date
 * counts from the effective date on, and in `all` from its own day.
 */
export function spanOf(period: PerformancePeriod, holding: HoldingRecord, asOf: string): SpanOrGap {
  const { effectiveDate } = holding;
  if (effectiveDate === null || effectiveDate > asOf) return { gap: 'not_current' };
  const record = until(
    period === 'all' ? holding.transactions : countedFrom(effectiveDate, holding.transactions),
    asOf,
  );
  const prices = until(holding.valuations, asOf);
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

/** The day at whose end a period begins, seen from its last; undefined for the first payment. */
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
  /** The end of the day before `from`, where something was held already. */
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
      // Before the effective date the money waits: a price of that time values none of it.
      valuations: prices.filter((price) => inside(price) && price.date >= effectiveDate),
    },
  };
}

function valuedOn(
  date: string,
  record: readonly LedgerTransaction[],
  prices: readonly Valuation[],
): ValuedHolding | undefined {
  const price = until(prices, date).at(-1)?.unit_price;
  if (price === undefined) return undefined;
  const units = unitsOf(until(record, date));
  return { date, units, price, value: valueOf(units, price) };
}

const countedFrom = (effectiveDate: string, transactions: readonly LedgerTransaction[]) =>
  byDate(transactions.map((row) => (row.date < effectiveDate ? { ...row, date: effectiveDate } : row)));

/** A month end stays a month end: a year before 28 February 2025 is 29 February 2024. */
function monthsBefore(date: string, months: number): string {
  const same = addMonths(date, -months);
  return addDays(date, 1).endsWith('-01') ? addDays(addMonths(`${same.slice(0, 7)}-01`, 1), -1) : same;
}
