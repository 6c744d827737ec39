// Redeemable amounts and days: whole thousands up to the available amount, on a redemption day of the fund.
import { COMMITMENT_MULTIPLE } from './commitment';
import { businessDayFrom, redemptionPayoutDate } from './dates/business-days';
import { addDays, isCalendarDate } from './dates/calendar-date';
import type { AwaitedOfRedemption, RedemptionStatus, RedemptionType } from './investing-terms';
import { AUDIT_DAYS, REDEMPTION_PAYOUT_DAYS } from './limits';
import { cents, type Cents, isMultipleOf, parseMoney } from './money/money';
import { ExactDecimal } from './performance/exact-decimal';
import { unitsFor, unitsLeft, calculateUnitsValue } from './performance/units';
import { gather, type Problem, type Problems } from './problems';
import type { RedemptionDays } from './redemption-days';
import { isBlank } from './required';

/** The highest partial redemption: the value of the investment, rounded down to whole thousands. */
export const redeemableAmount = (nav: Cents): Cents => cents(Math.max(0, nav - (nav % COMMITMENT_MULTIPLE)));

/** The overdue step of a redemption whose day has passed. @param today YYYY-MM-DD */
export function redemptionWaitsFor(
  status: RedemptionStatus,
  redemptionDay: string,
  today: string,
): AwaitedOfRedemption | undefined {
  return redemptionDay < today ? WAITS_FOR[status] : undefined;
}

const WAITS_FOR: Partial<Record<RedemptionStatus, AwaitedOfRedemption>> = {
  requested: 'approval',
  approved: 'completion',
};

export interface RedemptionRequest {
  type: RedemptionType;
  /** As typed. A full redemption has no amount. */
  amount?: string;
  redemption_day: string;
}

/** @param available current value of the investment */
export const validateRedemption = (
  { type, amount, redemption_day }: RedemptionRequest,
  { available, days }: { available: Cents; days: RedemptionDays },
): Problems =>
  gather({
    amount: type === 'partial' ? validateRedemptionAmount(amount, available) : undefined,
    redemption_day: validateRedemptionDay(redemption_day, days),
  });

function validateRedemptionAmount(text: string | undefined, available: Cents): Problem | undefined {
  if (isBlank(text)) return { name: 'required' };
  const amount = parseMoney(text);
  if (!amount) return { name: 'money_invalid' };
  if (amount > available)
    return { name: 'redemption_available', values: { available: { money: available } } };
  if (isMultipleOf(amount, COMMITMENT_MULTIPLE)) return undefined;
  return { name: 'commitment_multiple', values: { multiple: { money: COMMITMENT_MULTIPLE } } };
}

function validateRedemptionDay(day: string, { from, to, dates }: RedemptionDays): Problem | undefined {
  const isInTime = isCalendarDate(day) && day >= from && day <= to;
  if (isInTime && (dates.length === 0 || dates.some((one) => one.day === day))) return undefined;
  const next = isCalendarDate(day) ? dates.find((one) => one.day > day) : undefined;
  return next
    ? { name: 'redemption_day_of_fund', values: { next: { day: next.day } } }
    : { name: 'redemption_day', values: { from: { day: from }, to: { day: to } } };
}

// Estimated payout of a redemption, with the same rounding as the actual one: units in millionths, money in cents.
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
  const paid = whole ? calculateUnitsValue(units, held.unitPrice) : amount;
  return {
    amount: paid,
    units,
    unitsLeft: left,
    worthLeft: calculateUnitsValue(left, held.unitPrice),
    payouts: redemptionPayouts(redemptionDay, paid, terms),
  };
}

/** Changes of the unit price that show the sensitivity of the estimate, as decimal fractions. */
export const VALUE_MOVES = ['-0.1', '0.1'] as const;

/** The same units at a changed price. @param move decimal fraction */
export const applyValueChange = ({ units, unitPrice }: HeldUnits, move: string): HeldUnits => ({
  units,
  unitPrice: new ExactDecimal(unitPrice).times(new ExactDecimal(1).plus(move)).toFixed(),
});

/** Terms of a fund for the payment of a redemption. */
export interface PayoutTerms {
  /** Calendar days from the redemption day to the first payment. */
  days: number;
  /** Decimal fraction that the fund retains until its audit: '0.05'; '0' for none. */
  holdback: string;
}

/** From 0 to below 1, with at most four decimal places. */
export const isHoldback = (text: string): boolean => /^0(\.\d{1,4})?$/.test(text);

/** Payment in full, for funds that publish no other terms. */
export const USUAL_PAYOUT: PayoutTerms = { days: REDEMPTION_PAYOUT_DAYS, holdback: '0' };

export const PAYOUT_PARTS = ['first', 'after_audit'] as const;
export type PayoutPart = (typeof PAYOUT_PARTS)[number];

export interface RedemptionPayout {
  part: PayoutPart;
  /** Decimal fraction of the redemption. */
  share: string;
  /** Null before the price of a full redemption is known. */
  amount: Cents | null;
  /** YYYY-MM-DD, the latest payment date. */
  by: string;
}

/**
 * The last day for the audited statements of the year that contains a day: 120 days after the end of the year, or the
 * next business day. Source: 17 CFR 275.206(4)-2(b)(4)(i).
 */
export const auditExpectedBy = (day: string): string =>
  businessDayFrom(addDays(`${day.slice(0, 4)}-12-31`, AUDIT_DAYS));

/** Rounds the first payment half up to cents; the second one is the rest. */
export function redemptionPayouts(
  redemptionDay: string,
  amount: Cents | null,
  { days, holdback }: PayoutTerms,
): RedemptionPayout[] {
  const by = redemptionPayoutDate(redemptionDay, days);
  const share = new ExactDecimal(1).minus(holdback);
  if (share.equals(1)) return [{ part: 'first', share: '1', amount, by }];
  const first =
    amount === null
      ? null
      : cents(share.times(amount).toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP).toNumber());
  const audited = auditExpectedBy(redemptionDay);
  return [
    { part: 'first', share: share.toFixed(), amount: first, by },
    {
      part: 'after_audit',
      share: new ExactDecimal(holdback).toFixed(),
      amount: amount === null || first === null ? null : cents(amount - first),
      by: audited > by ? audited : by,
    },
  ];
}
