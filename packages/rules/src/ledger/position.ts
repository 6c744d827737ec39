// What an investment is worth and has earned, computed from its transactions and its fund's valuations, never stored.
import type { Decimal } from 'decimal.js';
import { daysBetween } from '../dates/calendar-date';
import type { TransactionType } from '../investing-terms';
import { cents, type Cents } from '../money/money';
import { ExactDecimal, type Flow, modifiedDietz } from './modified-dietz';

/** A row of the append-only ledger. Amount and shares are sizes; the type says their direction. */
export interface LedgerTransaction {
  type: TransactionType;
  /** Not negative; a correction is a negative amount of the same type. */
  amount: Cents;
  /** Units, up to six decimals: '1250.000000'. */
  shares?: string | null;
  /** YYYY-MM-DD */
  date: string;
}

/** The fund's price per unit at the end of a day. */
export interface Valuation {
  date: string;
  /** Dollars, up to four decimals: '104.2500'. */
  unit_price: string;
}

export interface Position {
  /** Paid in, less what was returned. */
  contribution: Cents;
  /** Six decimals. */
  units: string;
  /** Dividends and distributions received in cash. */
  dividends: Cents;
  /** Redeemed or transferred out. */
  withdrawn: Cents;
  /** Units times the last price, half a cent up; undefined before the first valuation. */
  nav?: Cents;
  /** nav + dividends + withdrawn - contribution. */
  net_gain_loss?: Cents;
  /** Decimal fraction with six places, since the first flow; undefined before the first valuation. */
  rate_of_return?: string;
  /** The day of the last valuation. */
  as_of_date?: string;
}

interface Effect {
  /** The figure that the amount adds to. */
  figure: 'contribution' | 'dividends' | 'withdrawn';
  /** Money into the investment is +1, out of it -1; contribution counts with this sign, the others as sizes. */
  flow: 1 | -1;
  units: 1 | -1 | 0;
}

/** What each type of transaction does to a position. */
export const TRANSACTION_EFFECTS: Readonly<Record<TransactionType, Effect>> = {
  transferred_in: { figure: 'contribution', flow: 1, units: 1 },
  funds_received: { figure: 'contribution', flow: 1, units: 1 },
  funds_returned: { figure: 'contribution', flow: -1, units: -1 },
  dividend: { figure: 'dividends', flow: -1, units: 0 },
  distribution: { figure: 'dividends', flow: -1, units: 0 },
  funds_redeemed: { figure: 'withdrawn', flow: -1, units: -1 },
  transfer_out: { figure: 'withdrawn', flow: -1, units: -1 },
};

/**
 * The position at the end of a day, from the rows up to it, in any order.
 *
 * Rate of return: time-weighted, `(1 + r1)(1 + r2)... - 1`, each r the Modified Dietz return between two valuations, a
 * flow on day d of a period from a to b weighing (b - d) / (b - a). The first period begins with the first flow.
 */
export function positionOf(
  transactions: readonly LedgerTransaction[],
  valuations: readonly Valuation[],
  asOf: string,
): Position {
  const rows = until(transactions, asOf);
  const prices = until(valuations, asOf);
  const sums = sumsOf(rows);
  const units = unitsOf(rows);
  const flat = { ...sums, units: units.toFixed(6) };
  const last = prices.at(-1);
  if (!last || rows.length === 0) return flat;
  const nav = cents(valueOf(units, last.unit_price));
  return {
    ...flat,
    nav,
    net_gain_loss: cents(nav + sums.dividends + sums.withdrawn - sums.contribution),
    rate_of_return: linkedReturn(rows, prices)?.toFixed(6),
    as_of_date: last.date,
  };
}

function sumsOf(rows: readonly LedgerTransaction[]) {
  const sums = { contribution: 0, dividends: 0, withdrawn: 0 };
  for (const { type, amount } of rows) {
    const { figure, flow } = TRANSACTION_EFFECTS[type];
    sums[figure] += figure === 'contribution' ? flow * amount : amount;
  }
  return {
    contribution: cents(sums.contribution),
    dividends: cents(sums.dividends),
    withdrawn: cents(sums.withdrawn),
  };
}

function linkedReturn(rows: readonly LedgerTransaction[], prices: readonly Valuation[]): Decimal | undefined {
  let from = rows[0]?.date;
  let begin = 0;
  let growth = new ExactDecimal(1);
  let first = true;
  for (const price of prices) {
    if (from === undefined || price.date < from) continue;
    const end = valueOf(unitsOf(until(rows, price.date)), price.unit_price);
    const flows = flowsBetween(rows, from, price.date, first);
    const earned =
      modifiedDietz(begin, end, flows) ?? (begin === 0 && end === 0 ? new ExactDecimal(0) : undefined);
    if (!earned) return undefined;
    growth = growth.times(earned.plus(1));
    [from, begin, first] = [price.date, end, false];
  }
  return first ? undefined : growth.minus(1);
}

/** The flows after `from` up to `to`; in the first period those of its first day too, weighing 1. */
function flowsBetween(rows: readonly LedgerTransaction[], from: string, to: string, first: boolean): Flow[] {
  const days = daysBetween(from, to);
  return rows
    .filter(({ date }) => (first ? date >= from : date > from) && date <= to)
    .map(({ type, amount, date }) => ({
      amount: TRANSACTION_EFFECTS[type].flow * amount,
      weight: days === 0 ? 1 : new ExactDecimal(daysBetween(date, to)).div(days),
    }));
}

const unitsOf = (rows: readonly LedgerTransaction[]): Decimal =>
  rows.reduce(
    (sum, { type, shares }) => sum.plus(new ExactDecimal(shares ?? 0).times(TRANSACTION_EFFECTS[type].units)),
    new ExactDecimal(0),
  );

/** In cents, half a cent up. */
const valueOf = (units: Decimal, unitPrice: string): number =>
  units.times(unitPrice).times(100).toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP).toNumber();

const until = <T extends { date: string }>(rows: readonly T[], date: string): T[] =>
  rows
    .filter((row) => row.date <= date)
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
