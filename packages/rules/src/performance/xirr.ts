// The money-weighted return: the yearly rate that the dates and sizes of the payments amount to.
import { daysBetween } from '../dates/calendar-date';
import type { Cents } from '../money/money';
import { rootsOfSum } from './exponential-sum';
import { byDate } from './ledger';

/** Seen from the investor: paid in is negative, received is positive, and so is the value at the end. */
export interface DatedFlow {
  /** YYYY-MM-DD */
  date: string;
  amount: Cents;
}

/** Rates are decimal fractions a year: 0.0825 is 8.25 %. */
export type Xirr =
  | { kind: 'rate'; rate: number }
  | { kind: 'no_rate'; reason: 'all_same_sign' | 'no_root' | 'out_of_range' }
  /** Ascending, two or more; none of them is more right than another. */
  | { kind: 'several_rates'; rates: number[] };

/** Actual days over 365, in leap years too. */
const DAYS_OF_YEAR = 365;

/** The growth of a year that is still a rate of something; outside, the days are only too close together. */
const GROWTH_OF_YEAR = { least: 1e-9, most: 1e6 } as const;

/**
 * Every rate r at which `sum of amount / (1 + r)^(days since the first / 365)` is zero, from -99.9999999 % to 100,000,000 %
 * a year; several flows of one day count as one.
 * Source: Microsoft Excel, function XIRR (actual/365); which rates exist: Laguerre's rule of signs, see `rootsOfSum`.
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
