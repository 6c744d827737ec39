// What a redemption would pay, reckoned as it is carried out: units at the value of one, in millionths and whole cents.
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
  /** Of a partial redemption. */
  amount: Cents | null;
  /** YYYY-MM-DD */
  redemptionDay: string;
}

export interface HeldUnits {
  /** Six decimals. */
  units: string;
  /** Dollars a unit, after the fund's own fees: nothing more is taken from what is paid. */
  unitPrice: string;
}

export interface RedemptionEstimate {
  /** Is paid. */
  amount: Cents;
  /** Are redeemed for it; six decimals. */
  units: string;
  unitsLeft: string;
  /** What the units left are worth at the same price. */
  worthLeft: Cents;
  payouts: RedemptionPayout[];
}

/**
 * A full redemption takes all units, a partial one as many as its amount is worth at this price.
 * Undefined where they are worth less than the amount: then it could not be carried out.
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

/** How far the value of a unit is moved to show what the estimate rests on: decimal fractions. */
export const VALUE_MOVES = ['-0.1', '0.1'] as const;

/** The same units at a value that has moved by a decimal fraction. */
export const atMovedValue = ({ units, unitPrice }: HeldUnits, move: string): HeldUnits => ({
  units,
  unitPrice: new ExactDecimal(unitPrice).times(new ExactDecimal(1).plus(move)).toFixed(),
});
