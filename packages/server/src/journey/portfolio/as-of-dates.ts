// Days for which a portfolio has figures.
import { lastMoveOf } from '../../ledger/figures';
import type { Holding } from '../../ledger/holdings';

/**
 * Valuation days of the holdings up to `asOf`, newest first. If a payment is later than the last valuation, its day comes
 * first, because it changes the figures.
 */
export function asOfDates(holdings: readonly Holding[], asOf: string): string[] {
  const dates = holdings.flatMap(({ investment: { effectiveDate }, valuations }) =>
    valuations
      .map(({ date }) => date)
      .filter((date) => effectiveDate !== null && date >= effectiveDate && date <= asOf),
  );
  const valued = [...new Set(dates)].sort().reverse();
  const [newest] = valued;
  if (newest === undefined) return [];
  const moved = holdings.map((holding) => lastMoveOf(holding, asOf) ?? newest).sort();
  const last = moved.at(-1) ?? newest;
  return last > newest ? [last, ...valued] : valued;
}
