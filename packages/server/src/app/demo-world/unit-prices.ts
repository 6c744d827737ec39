// Generates month-end unit prices of a fund by a deterministic random walk, and computes their return.
import { addDays, daysBetween, type Valuation } from '@quoin/rules';
import { seededRandom } from '../../shared/seeded-random';

/** Parameters of a fund's performance. */
export interface Track {
  /** Months between the first valuation and the last. */
  months: number;
  /** Annual growth of the unit price, a decimal fraction. */
  growth: number;
  /** Monthly volatility: one standard deviation. */
  swing: number;
  /** Annual cash distribution as a fraction of the unit price, paid quarterly. */
  payout: number;
  /** Months between valuations. */
  every: 1 | 3;
  /** Months since the last valuation of an exited fund. */
  endedAgo?: number;
}

const FIRST_PRICE = 100;
const DAYS_A_YEAR = 365.25;

/** @param name the seed of the walk, different for each fund */
export function unitPrices(name: string, track: Track, today: string): Valuation[] {
  const { months, growth, swing, every, endedAgo = 0 } = track;
  const dates = monthEnds(today, months + endedAgo + 1, endedAgo + 1);
  const swings = noise(name, months);
  const mean = swings.reduce((sum, one) => sum + one, 0) / months;
  let price = FIRST_PRICE;
  const prices = dates.map((date, index) => {
    if (index > 0) price *= (1 + growth) ** (1 / 12) * Math.exp(swing * ((swings[index - 1] ?? mean) - mean));
    return { date, unit_price: price.toFixed(4) };
  });
  return every === 1 ? prices : prices.filter(({ date }) => isQuarterEnd(date));
}

/** Annual return since the first price with distributions reinvested; a decimal fraction with four places. */
export function annualizedReturn(prices: readonly Valuation[], payout: number): string | null {
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last || first === last) return null;
  const growth = Number(last.unit_price) / Number(first.unit_price);
  const quarters = prices.slice(1).filter(({ date }) => isQuarterEnd(date)).length;
  const years = daysBetween(first.date, last.date) / DAYS_A_YEAR;
  return ((growth * (1 + payout / 4) ** quarters) ** (1 / years) - 1).toFixed(4);
}

/** Approximately normal numbers (mean 0, standard deviation 1): sums of three uniform ones. */
function noise(name: string, count: number): number[] {
  const uniform = seededRandom(name);
  return Array.from({ length: count }, () => (uniform() + uniform() + uniform() - 1.5) * 2);
}

/** Last day of the month `ago` months before the current one; 1 is last month. */
function monthEnd(today: string, ago: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - ago;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return addDays(`${year}-${String(month).padStart(2, '0')}-01`, -1);
}

/** Month ends from `from` months ago to `to` months ago. */
const monthEnds = (today: string, from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => monthEnd(today, from - index));

export const isQuarterEnd = (monthEndDate: string): boolean => Number(monthEndDate.slice(5, 7)) % 3 === 0;
