// The payments of a redemption: one, or a first one and the amount that the fund retains until its audit.
import { addDays } from './dates/calendar-date';
import { businessDayFrom } from './dates/business-days';
import { redemptionPayoutDate } from './dates/money-dates';
import { AUDIT_DAYS, REDEMPTION_PAYOUT_DAYS } from './limits';
import { cents, type Cents } from './money/money';
import { ExactDecimal } from './performance/exact-decimal';

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
