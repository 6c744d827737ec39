// Divides a total by weights so that the parts sum to exactly the total, by the method of largest remainders
// (A. Hamilton, 1792).
import { COMPOSITION_TOTAL_BP } from './composition';
import { cents, type Cents } from './money/money';

/**
 * The share of each amount in their sum, in basis points that sum to exactly 100 %. All are 0 if the sum is 0.
 * @param amounts not negative
 */
export const sharesInBp = (amounts: readonly Cents[]): number[] =>
  apportion(BigInt(COMPOSITION_TOTAL_BP), amounts.map(BigInt)).map(Number);

/**
 * Splits an amount over holders by their units; the parts sum to exactly the amount. All are 0 if nobody holds units.
 * @param units not negative, with six decimal places each
 */
export const splitByUnits = (amount: Cents, units: readonly string[]): Cents[] =>
  apportion(BigInt(amount), units.map(millionths)).map((part) => cents(Number(part)));

/** Splits an amount by other amounts; the parts sum to exactly the amount. All are 0 if the weights are. */
export const splitByAmounts = (amount: Cents, weights: readonly Cents[]): Cents[] =>
  apportion(BigInt(amount), weights.map(BigInt)).map((part) => cents(Number(part)));

/** Rounded to the cent, half up. @param fraction decimal, not negative, as "0.25" */
export function multiplyByFraction(amount: Cents, fraction: string): Cents {
  const [whole = '', decimals = ''] = fraction.split('.');
  const scale = 10n ** BigInt(decimals.length);
  return cents(Number((2n * BigInt(amount) * BigInt(whole + decimals) + scale) / (2n * scale)));
}

const millionths = (units: string): bigint => BigInt(units.replace('.', ''));

/** Rounds each part down and adds the remainder, one by one, to the parts with the largest fractions; ties in order. */
function apportion(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight, index) => {
    const exact = weight * total;
    return { place: index, share: exact / whole, lost: exact % whole };
  });
  const left = total - parts.reduce((sum, { share }) => sum + share, 0n);
  const topped = new Set(
    parts
      .toSorted((one, other) => (one.lost === other.lost ? 0 : one.lost > other.lost ? -1 : 1))
      .slice(0, Number(left))
      .map(({ place }) => place),
  );
  return parts.map(({ place, share }) => share + (topped.has(place) ? 1n : 0n));
}
