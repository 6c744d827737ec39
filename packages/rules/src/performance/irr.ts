// IRR since inception of one holding, or of several together, from their payments and last valuations.
import { cents } from '../money/money';
import { sixPlaces } from './exact-decimal';
import { flowOf, unitsOf, until, valueOf, type LedgerTransaction, type Valuation } from './ledger';
import { xirr, type DatedFlow } from './xirr';

/** A holding's ledger, dated by when the money counts, and its fund's prices, in any order. */
export interface PricedLedger {
  transactions: readonly LedgerTransaction[];
  /** At most one per day. */
  valuations: readonly Valuation[];
}

/**
 * The money-weighted return per year, a decimal fraction with six places. Each holding counts with its payments until its
 * last valuation, and with its value on that day: the rate of one holding is the `xirr` of its performance since inception,
 * and funds may be valued on different days.
 * Undefined before the first valuation, and where no single rate solves the equation.
 * @param asOf YYYY-MM-DD; ignores later rows and valuations
 */
export function irrOf(holdings: readonly PricedLedger[], asOf: string): string | undefined {
  const found = xirr(holdings.flatMap((holding) => flowsOf(holding, asOf)));
  return found.kind === 'rate' ? sixPlaces(found.rate) : undefined;
}

function flowsOf({ transactions, valuations }: PricedLedger, asOf: string): DatedFlow[] {
  const last = until(valuations, asOf).at(-1);
  const rows = last ? until(transactions, last.date) : [];
  if (!last || rows.length === 0) return [];
  return [
    ...rows.map((row) => ({ date: row.date, amount: cents(-flowOf(row)) })),
    { date: last.date, amount: valueOf(unitsOf(rows), last.unit_price) },
  ];
}
