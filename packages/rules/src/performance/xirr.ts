// Money-weighted return: the yearly rate implied by the dates and amounts of the payments.
import { daysBetween } from '../dates/calendar-date';
import type { Cents } from '../money/money';
import { rootsOfSum } from './exponential-sum';
import { byDate } from './ledger';

/** From the investor's perspective: paid in is negative; received amounts and the closing value are positive. */
export interface DatedFlow {
  /** YYYY-MM-DD */
  date: string;
  amount: Cents;
}

/** Rates are decimal fractions per year: 0.0825 is 8.25 %. */
export type Xirr =
  | { kind: 'rate'; rate: number }
  | { kind: 'no_rate'; reason: 'all_same_sign' | 'no_root' | 'out_of_range' }
  /** Two or more rates in ascending order, all equally valid. */
  | { kind: 'several_rates'; rates: number[] };

/** Actual/365, in leap years too. */
const DAYS_OF_YEAR = 365;

/** Range of meaningful yearly growth; values outside only mean that the days are too close together. */
const GROWTH_OF_YEAR = { least: 1e-9, most: 1e6 } as const;

/**
 * Every rate r at which `sum of amount / (1 + r)^(days since the first / 365)` is zero, from -99.9999999 % to 100,000,000 %
 * per year; several flows on one day count as one.
 * Source: Microsoft Excel, function XIRR (actual/365); existence of rates: Laguerre's rule of signs, see `rootsOfSum`.
 */
export function xirr(flows: readonly DatedFlow[]): Xirr {
  const days = netByDay(flows);
  const signs = new Set(days.map(({ amount }) => Math.sign(amount)));
  if (signs.size < 2) return { kind: 'no_rate', reason: 'all_same_sign' };
  const first = days[0]?.date ?? '';
  const terms = days.map(({ date, amount }) => ({ weight: amount, exponent: yearsBetween(first, date) }));
  const roots = rootsOfSum(terms);
  const rates = roots
    .filter((s) => Math.exp(-s) >= GROWTH_OF_YEAR.least && Math.exp(-s) < GROWTH_OF_YEAR.most)
    .map((s) => Math.expm1(-s))
    .reverse();
  const [rate] = rates;
  if (rate === undefined) return { kind: 'no_rate', reason: roots.length > 0 ? 'out_of_range' : 'no_root' };
  return rates.length > 1 ? { kind: 'several_rates', rates } : { kind: 'rate', rate };
}

export const yearsBetween = (from: string, to: string): number => daysBetween(from, to) / DAYS_OF_YEAR;

function netByDay(flows: readonly DatedFlow[]): { date: string; amount: number }[] {
  const net = new Map<string, number>();
  for (const { date, amount } of flows) net.set(date, (net.get(date) ?? 0) + amount);
  return byDate([...net].map(([date, amount]) => ({ date, amount }))).filter(({ amount }) => amount !== 0);
}
