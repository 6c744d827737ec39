// Estimated payout of a redemption, with the same rounding as the actual one: units in millionths, money in cents.
import type { RedemptionType } from './investing-terms';
import type { Cents } from './money/money';
import { ExactDecimal } from './performance/exact-decimal';
import { unitsFor, unitsLeft, worthOf } from './performance/units';
import {
  redemptionPayouts,
  USUAL_PAYOUT,
  type PayoutTerms,
  type RedemptionPayout,
} from './redemption-payouts';

export interface RedemptionTerms {
  type: RedemptionType;
  /** For a partial redemption. */
  amount: Cents | null;
  /** YYYY-MM-DD */
  redemptionDay: string;
}

export interface HeldUnits {
  /** Six decimal places. */
  units: string;
  /** Dollars per unit, after the fund's own fees: nothing else is deducted from the payout. */
  unitPrice: string;
}

export interface RedemptionEstimate {
  /** Amount to be paid. */
  amount: Cents;
  /** Redeemed units, with six decimal places. */
  units: string;
  unitsLeft: string;
  /** Value of the remaining units at the same price. */
  worthLeft: Cents;
  payouts: RedemptionPayout[];
}

/**
 * A full redemption takes all units, a partial one as many as its amount is worth at this price.
 * Undefined if all units are worth less than the amount, because the redemption is then impossible.
 */
export function estimateRedemption(
  { type, amount, redemptionDay }: RedemptionTerms,
  held: HeldUnits,
  terms: PayoutTerms = USUAL_PAYOUT,
): RedemptionEstimate | undefined {
  const whole = type === 'full' || amount === null;
  const units = whole ? held.units : unitsFor(amount, held.unitPrice);
  const left = unitsLeft(held.units, units);
  if (left === undefined) return undefined;
  const paid = whole ? worthOf(units, held.unitPrice) : amount;
  return {
    amount: paid,
    units,
    unitsLeft: left,
    worthLeft: worthOf(left, held.unitPrice),
    payouts: redemptionPayouts(redemptionDay, paid, terms),
  };
}

/** Changes of the unit price that show the sensitivity of the estimate, as decimal fractions. */
export const VALUE_MOVES = ['-0.1', '0.1'] as const;

/** The same units at a changed price. @param move decimal fraction */
export const atMovedValue = ({ units, unitPrice }: HeldUnits, move: string): HeldUnits => ({
  units,
  unitPrice: new ExactDecimal(unitPrice).times(new ExactDecimal(1).plus(move)).toFixed(),
});
