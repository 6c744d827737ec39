// Divides a total into whole basis points that sum to exactly 100 %.
import { COMPOSITION_TOTAL_BP } from './composition';
import type { Cents } from './money/money';

/**
 * The share of each amount in their sum, in basis points. Each is rounded down, and the remainder to 10,000 is given, one
 * by one, to the amounts with the largest fractions, the first of equals first. All are 0 if the sum is 0.
 * Source: the method of largest remainders (A. Hamilton, 1792).
 * @param amounts not negative
 */
export function sharesInBp(amounts: readonly Cents[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (whole === 0n) return amounts.map(() => 0);
  const total = BigInt(COMPOSITION_TOTAL_BP);
  const parts = amounts.map((amount, place) => {
    const exact = BigInt(amount) * total;
    return { place, share: Number(exact / whole), lost: exact % whole };
  });
  const left = COMPOSITION_TOTAL_BP - parts.reduce((sum, { share }) => sum + share, 0);
  const topped = new Set(
    parts
      .toSorted((one, other) => (one.lost === other.lost ? 0 : one.lost > other.lost ? -1 : 1))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return parts.map(({ place, share }) => share + (topped.has(place) ? 1 : 0));
}
