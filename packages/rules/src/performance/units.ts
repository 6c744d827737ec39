// Converts between units and money, with the same rounding everywhere.
import type { Cents } from '../money/money';
import { ExactDecimal } from './exact-decimal';
import { calculateValue } from './ledger';

const UNIT_PLACES = 6;

/**
 * Units for an amount, rounded down to millionths: '192.307692'.
 * @param unitPrice dollars
 */
export const unitsFor = (amount: Cents, unitPrice: string): string =>
  new ExactDecimal(amount)
    .div(100)
    .div(unitPrice)
    .toDecimalPlaces(UNIT_PLACES, ExactDecimal.ROUND_DOWN)
    .toFixed(UNIT_PLACES);

/** Value in cents, rounded half up. @param unitPrice dollars */
export const calculateUnitsValue = (units: string, unitPrice: string): Cents =>
  calculateValue(new ExactDecimal(units), unitPrice);

/** Remaining units; undefined if more are taken than there are. */
export function unitsLeft(units: string, taken: string): string | undefined {
  const left = new ExactDecimal(units).minus(taken);
  return left.isNegative() && !left.isZero() ? undefined : left.toFixed(UNIT_PLACES);
}
