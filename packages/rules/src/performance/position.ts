// Value and earnings of an investment, computed from its transactions and its fund's valuations, never stored.
import { cents, type Cents } from '../money/money';
import { sixPlaces } from './exact-decimal';
import {
  sumLedger,
  sumUnits,
  getRowsUntil,
  calculateValue,
  type LedgerSums,
  type LedgerTransaction,
  type Valuation,
} from './ledger';
import { linkedReturn, getSteps } from './time-weighted';

export interface Position extends LedgerSums {
  /** Six decimal places. */
  units: string;
  /** Units times the last price, rounded half up to cents; undefined before the first valuation. */
  nav?: Cents;
  /** nav + dividends + withdrawn - contribution - fees. */
  net_gain_loss?: Cents;
  /** Time-weighted since the first flow: a decimal fraction with six places; undefined before the first valuation. */
  rate_of_return?: string;
  /** Date of the last valuation, at which `rate_of_return` ends. */
  valuation_date?: string;
  /** Date of the other figures: the last valuation, or a later payment. */
  as_of_date?: string;
}

/** Position at the end of a day, from the rows up to it, in any order. */
export function calculatePosition(
  transactions: readonly LedgerTransaction[],
  valuations: readonly Valuation[],
  asOf: string,
): Position {
  const rows = getRowsUntil(transactions, asOf);
  const prices = getRowsUntil(valuations, asOf);
  const sums = sumLedger(rows);
  const units = sumUnits(rows);
  const flat = { ...sums, units: sixPlaces(units) };
  const [first] = rows;
  const last = prices.at(-1);
  const moved = rows.at(-1);
  if (!last || !first || !moved) return flat;
  const nav = calculateValue(units, last.unit_price);
  const earned = linkedReturn(
    getSteps(
      rows,
      prices.filter(({ date }) => date >= first.date),
      undefined,
    ),
  );
  return {
    ...flat,
    nav,
    net_gain_loss: cents(nav + sums.dividends + sums.withdrawn - sums.contribution - sums.fees),
    rate_of_return: earned && sixPlaces(earned),
    valuation_date: last.date,
    as_of_date: moved.date > last.date ? moved.date : last.date,
  };
}
