// Value of a holding on each of many days, in one pass over its rows.
import { addCents, cents, type Cents } from '../money/money';
import {
  byDate,
  sumLedger,
  sumUnits,
  calculateValue,
  type LedgerTransaction,
  type Valuation,
} from './ledger';

export interface WorthOnDay {
  /** YYYY-MM-DD */
  date: string;
  /** Units times the last price, rounded half up to cents; undefined before the first payment or the first price. */
  nav: Cents | undefined;
  /** Paid in, less returned funds. */
  contribution: Cents;
  /** Redeemed or transferred out. */
  withdrawn: Cents;
  /** Dividends and distributions received in cash. */
  dividends: Cents;
  /** Fees paid on top. */
  fees: Cents;
}

/**
 * The same values as `calculatePosition` for each day, without reading all earlier rows for every day.
 * @param days YYYY-MM-DD, in chronological order
 */
export function calculateHistory(
  transactions: readonly LedgerTransaction[],
  valuations: readonly Valuation[],
  days: readonly string[],
): WorthOnDay[] {
  const rows = getCursor(transactions);
  const prices = getCursor(valuations);
  let units = sumUnits([]);
  let [contribution, withdrawn, dividends, fees] = [cents(0), cents(0), cents(0), cents(0)];
  let held = false;
  let price: string | undefined;
  return days.map((date) => {
    const moved = rows.takeUntil(date);
    units = units.plus(sumUnits(moved));
    const sums = sumLedger(moved);
    contribution = addCents(contribution, sums.contribution);
    withdrawn = addCents(withdrawn, sums.withdrawn);
    dividends = addCents(dividends, sums.dividends);
    fees = addCents(fees, sums.fees);
    held ||= moved.length > 0;
    price = prices.takeUntil(date).at(-1)?.unit_price ?? price;
    return {
      date,
      nav: held && price !== undefined ? calculateValue(units, price) : undefined,
      contribution,
      withdrawn,
      dividends,
      fees,
    };
  });
}

/** Returns each row once, in the first call whose date it has reached. */
function getCursor<Row extends { date: string }>(rows: readonly Row[]) {
  const inOrder = byDate(rows);
  let place = 0;
  return {
    takeUntil(date: string): Row[] {
      const from = place;
      while (place < inOrder.length && (inOrder[place]?.date ?? '') <= date) place += 1;
      return inOrder.slice(from, place);
    },
  };
}
