// Finds every real root of an exponential sum, without an initial guess.
import { brentRoot } from './brent';

/** `weight * e^(exponent * s)` */
export interface ExponentialTerm {
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
export function rootsOfSum(terms: readonly ExponentialTerm[]): number[] {
  const change = terms.findIndex(({ weight }, at) => weight * (terms[at - 1]?.weight ?? weight) < 0);
  const [before, after] = [terms[change - 1], terms[change]];
  if (!before || !after) return [];
  const between = (before.exponent + after.exponent) / 2;
  const turns = rootsOfSum(derivativeOf(terms, between));
  const sum = (s: number) => scaledSum(terms, s);
  const touching = turns.filter((turn) => sum(turn) === 0);
  return [...touching, ...crossings(sum, terms, turns)].sort((one, other) => one - other);
}

/**
 * Normalises the weights by the largest: over hundreds of derivatives they would overflow, and the sum would never reach the
 * expected sign. Drops weights that underflow.
 */
function derivativeOf(terms: readonly ExponentialTerm[], between: number): ExponentialTerm[] {
  const weights = terms.map(({ weight, exponent }) => weight * (exponent - between));
  const largest = Math.max(...weights.map(Math.abs));
  return terms.flatMap(({ exponent }, at) => {
    const weight = (weights[at] ?? 0) / largest;
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
  return signs.slice(1).flatMap((sign, at) => {
    if (sign * (signs[at] ?? 0) >= 0) return [];
    const [left, right] = [turns[at - 1], turns[at]];
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
