// The days that the figures of a portfolio can be told of.
import { lastMoveOf } from '../../ledger/figures';
import type { Holding } from '../../ledger/holdings';

/**
 * The days by `asOf` on which something that was held was valued, newest first. Before them the day of a payment since:
 * the figures of the last valuation are no longer those of the portfolio.
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
