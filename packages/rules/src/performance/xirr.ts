// Money-weighted return: the yearly rate implied by the dates and amounts of the payments.
import { daysBetween } from '../dates/calendar-date';
import { type Cents, cents } from '../money/money';
import { brentRoot } from './brent';
import { sixPlaces } from './exact-decimal';
import {
  byDate,
  getFlow,
  type LedgerTransaction,
  sumUnits,
  getRowsUntil,
  type Valuation,
  calculateValue,
} from './ledger';

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
const GROWTH_OF_YEAR = { min: 1e-9, max: 1e6 } as const;

/**
 * Every rate r at which `sum of amount / (1 + r)^(days since the first / 365)` is zero, from -99.9999999 % to 100,000,000 %
 * per year; several flows on one day count as one.
 * Source: Microsoft Excel, function XIRR (actual/365); existence of rates: Laguerre's rule of signs, see `findRoots`.
 */
export function xirr(flows: readonly DatedFlow[]): Xirr {
  const days = netByDay(flows);
  const signs = new Set(days.map(({ amount }) => Math.sign(amount)));
  if (signs.size < 2) return { kind: 'no_rate', reason: 'all_same_sign' };
  const first = days[0]?.date ?? '';
  const terms = days.map(({ date, amount }) => ({ weight: amount, exponent: yearsBetween(first, date) }));
  const roots = findRoots(terms);
  const rates = roots
    .filter((s) => Math.exp(-s) >= GROWTH_OF_YEAR.min && Math.exp(-s) < GROWTH_OF_YEAR.max)
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

// Finds every real root of an exponential sum, without an initial guess.

/** `weight * e^(exponent * s)` */
interface ExponentialTerm {
  weight: number;
  exponent: number;
}

/**
 * All s for which the terms sum to zero, in ascending order; a root where the sum touches zero without crossing it counts
 * once.
 *
 * The sum has at most as many roots as sign changes among its weights, ordered by exponent. Divided by e^(c s), with c
 * between the two exponents of the first change, it keeps its roots, and its derivative has one sign change less. So the
 * roots of that derivative, found recursively, divide the line into intervals with at most one root each.
 * Source: E. Laguerre (1883); G. J. O. Jameson, Counting zeros of generalised polynomials, Math. Gazette 90 (2006).
 * @param terms by ascending exponent, no weight 0
 */
function findRoots(terms: readonly ExponentialTerm[]): number[] {
  const change = terms.findIndex(({ weight }, index) => weight * (terms[index - 1]?.weight ?? weight) < 0);
  const [before, after] = [terms[change - 1], terms[change]];
  if (!before || !after) return [];
  const between = (before.exponent + after.exponent) / 2;
  const turns = findRoots(differentiate(terms, between));
  const sum = (s: number) => scaledSum(terms, s);
  const touching = turns.filter((turn) => sum(turn) === 0);
  return [...touching, ...crossings(sum, terms, turns)].sort((one, other) => one - other);
}

/**
 * Normalises the weights by the largest: over hundreds of derivatives they would overflow, and the sum would never reach the
 * expected sign. Drops weights that underflow.
 */
function differentiate(terms: readonly ExponentialTerm[], between: number): ExponentialTerm[] {
  const weights = terms.map(({ weight, exponent }) => weight * (exponent - between));
  const largest = Math.max(...weights.map(Math.abs));
  return terms.flatMap(({ exponent }, index) => {
    const weight = (weights[index] ?? 0) / largest;
    return weight === 0 ? [] : [{ weight, exponent }];
  });
}

/** Roots between the turning points, in intervals where the sum has opposite signs at both ends. */
function crossings(
  sum: (s: number) => number,
  terms: readonly ExponentialTerm[],
  turns: readonly number[],
): number[] {
  const signs = [Math.sign(terms[0]?.weight ?? 0), ...turns.map((turn) => Math.sign(sum(turn)))];
  signs.push(Math.sign(terms.at(-1)?.weight ?? 0));
  return signs.slice(1).flatMap((sign, index) => {
    if (sign * (signs[index] ?? 0) >= 0) return [];
    const [left, right] = [turns[index - 1], turns[index]];
    const from = left ?? outward(sum, right ?? 0, -1, -sign);
    return [brentRoot(sum, from, right ?? outward(sum, left ?? 0, 1, sign))];
  });
}

/** The first point outward where the sum has the sign of that end of the line. */
function outward(sum: (s: number) => number, from: number, direction: 1 | -1, sign: number): number {
  let [s, step] = [from, 1];
  while (Math.sign(sum(s)) !== sign) {
    s += direction * step;
    step *= 2;
  }
  return s;
}

/** A sum below this fraction of its terms is a rounding error. */
const ROUNDING = 1e-14;

/** The sum divided by its largest power of e, to avoid overflow; 0 if it is only a rounding error. */
function scaledSum(terms: readonly ExponentialTerm[], s: number): number {
  const largest = Math.max(...terms.map(({ exponent }) => exponent * s));
  const parts = terms.map(({ weight, exponent }) => weight * Math.exp(exponent * s - largest));
  const sum = parts.reduce((total, part) => total + part, 0);
  const size = parts.reduce((total, part) => total + Math.abs(part), 0);
  return Math.abs(sum) <= ROUNDING * size ? 0 : sum;
}

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
export function calculateIrr(holdings: readonly PricedLedger[], asOf: string): string | undefined {
  const found = xirr(holdings.flatMap((holding) => getFlows(holding, asOf)));
  return found.kind === 'rate' ? sixPlaces(found.rate) : undefined;
}

function getFlows({ transactions, valuations }: PricedLedger, asOf: string): DatedFlow[] {
  const last = getRowsUntil(valuations, asOf).at(-1);
  const rows = last ? getRowsUntil(transactions, last.date) : [];
  if (!last || rows.length === 0) return [];
  return [
    ...rows.map((row) => ({ date: row.date, amount: cents(-getFlow(row)) })),
    { date: last.date, amount: calculateValue(sumUnits(rows), last.unit_price) },
  ];
}
