// Units and what they are worth, rounded one way wherever money becomes units or units become money.
import type { Cents } from '../money/money';
import { ExactDecimal } from './exact-decimal';
import { valueOf } from './ledger';

const UNIT_PLACES = 6;

/**
 * Whole millionths of a unit, never more than the money pays for: '192.307692'.
 * @param unitPrice dollars
 */
export const unitsFor = (amount: Cents, unitPrice: string): string =>
  new ExactDecimal(amount)
    .div(100)
    .div(unitPrice)
    .toDecimalPlaces(UNIT_PLACES, ExactDecimal.ROUND_DOWN)
    .toFixed(UNIT_PLACES);

/** In whole cents, half a cent up. @param unitPrice dollars */
export const worthOf = (units: string, unitPrice: string): Cents =>
  valueOf(new ExactDecimal(units), unitPrice);

/** What is left of some units; undefined where more are taken than there are. */
export function unitsLeft(units: string, taken: string): string | undefined {
  const left = new ExactDecimal(units).minus(taken);
  return left.isNegative() && !left.isZero() ? undefined : left.toFixed(UNIT_PLACES);
}
