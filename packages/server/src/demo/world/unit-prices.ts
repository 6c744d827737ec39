// Month-end prices of a fund's units: a walk that is the same at every seeding, and what it returned.
import { daysBetween, type Valuation } from '@quoin/rules';
import { seededRandom } from '../../shared/seeded-random';
import { isQuarterEnd, monthEnds } from './month-ends';
import type { Track } from './products/product-seed';

const FIRST_PRICE = 100;
const DAYS_A_YEAR = 365.25;

/** @param name seeds the walk, so that every fund has its own */
export function unitPrices(name: string, track: Track, today: string): Valuation[] {
  const { months, growth, swing, every, endedAgo = 0 } = track;
  const dates = monthEnds(today, months + endedAgo + 1, endedAgo + 1);
  const swings = noise(name, months);
  const mean = swings.reduce((sum, one) => sum + one, 0) / months;
  let price = FIRST_PRICE;
  const prices = dates.map((date, at) => {
    if (at > 0) price *= (1 + growth) ** (1 / 12) * Math.exp(swing * ((swings[at - 1] ?? mean) - mean));
    return { date, unit_price: price.toFixed(4) };
  });
  return every === 1 ? prices : prices.filter(({ date }) => isQuarterEnd(date));
}

/** Yearly return since the first price, distributions counted as if reinvested; a decimal fraction with four places. */
export function annualizedReturn(prices: readonly Valuation[], payout: number): string | null {
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last || first === last) return null;
  const growth = Number(last.unit_price) / Number(first.unit_price);
  const quarters = prices.slice(1).filter(({ date }) => isQuarterEnd(date)).length;
  const years = daysBetween(first.date, last.date) / DAYS_A_YEAR;
  return ((growth * (1 + payout / 4) ** quarters) ** (1 / years) - 1).toFixed(4);
}

/** Numbers around 0 with a standard deviation of 1: sums of three. */
function noise(name: string, count: number): number[] {
  const uniform = seededRandom(name);
  return Array.from({ length: count }, () => (uniform() + uniform() + uniform() - 1.5) * 2);
}
