// What a holding was worth on each of many days, in one pass over its rows.
import { addCents, cents, type Cents } from '../money/money';
import { byDate, sumsOf, unitsOf, valueOf, type LedgerTransaction, type Valuation } from './ledger';

export interface WorthOnDay {
  /** YYYY-MM-DD */
  date: string;
  /** Units held times the last price by then, half a cent up; undefined before the first payment or the first price. */
  nav: Cents | undefined;
  /** Paid in by then, less what was returned. */
  contribution: Cents;
  /** Redeemed or transferred out by then. */
  withdrawn: Cents;
}

/**
 * What `positionOf` says of each day, without going through all that was before for every one of them.
 * @param days YYYY-MM-DD, in the order of time
 */
export function courseOf(
  transactions: readonly LedgerTransaction[],
  valuations: readonly Valuation[],
  days: readonly string[],
): WorthOnDay[] {
  const rows = inTurn(transactions);
  const prices = inTurn(valuations);
  let units = unitsOf([]);
  let [contribution, withdrawn] = [cents(0), cents(0)];
  let held = false;
  let price: string | undefined;
  return days.map((date) => {
    const moved = rows.upTo(date);
    units = units.plus(unitsOf(moved));
    const sums = sumsOf(moved);
    contribution = addCents(contribution, sums.contribution);
    withdrawn = addCents(withdrawn, sums.withdrawn);
    held ||= moved.length > 0;
    price = prices.upTo(date).at(-1)?.unit_price ?? price;
    return {
      date,
      nav: held && price !== undefined ? valueOf(units, price) : undefined,
      contribution,
      withdrawn,
    };
  });
}

/** Hands out each row once, as soon as its day has come. */
function inTurn<Row extends { date: string }>(rows: readonly Row[]) {
  const inOrder = byDate(rows);
  let place = 0;
  return {
    upTo(date: string): Row[] {
      const from = place;
      while (place < inOrder.length && (inOrder[place]?.date ?? '') <= date) place += 1;
      return inOrder.slice(from, place);
    },
  };
}
