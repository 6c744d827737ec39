// Redeemable amounts and days: whole thousands up to the available amount, on a redemption day of the fund.
import { COMMITMENT_MULTIPLE } from './commitment';
import { isCalendarDate } from './dates/calendar-date';
import type { AwaitedOfRedemption, RedemptionStatus, RedemptionType } from './investing-terms';
import { cents, type Cents, isMultipleOf } from './money/money';
import { parseMoney } from './money/parse-money';
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
export const problemsOfRedemption = (
  { type, amount, redemption_day }: RedemptionRequest,
  { available, days }: { available: Cents; days: RedemptionDays },
): Problems =>
  gather({
    amount: type === 'partial' ? problemOfRedemptionAmount(amount, available) : undefined,
    redemption_day: problemOfRedemptionDay(redemption_day, days),
  });

function problemOfRedemptionAmount(text: string | undefined, available: Cents): Problem | undefined {
  if (isBlank(text)) return { name: 'required' };
  const amount = parseMoney(text);
  if (!amount) return { name: 'money_invalid' };
  if (amount > available)
    return { name: 'redemption_available', values: { available: { money: available } } };
  if (isMultipleOf(amount, COMMITMENT_MULTIPLE)) return undefined;
  return { name: 'commitment_multiple', values: { multiple: { money: COMMITMENT_MULTIPLE } } };
}

function problemOfRedemptionDay(day: string, { from, to, dates }: RedemptionDays): Problem | undefined {
  const isInTime = isCalendarDate(day) && day >= from && day <= to;
  if (isInTime && (dates.length === 0 || dates.some((one) => one.day === day))) return undefined;
  const next = isCalendarDate(day) ? dates.find((one) => one.day > day) : undefined;
  return next
    ? { name: 'redemption_day_of_fund', values: { next: { day: next.day } } }
    : { name: 'redemption_day', values: { from: { day: from }, to: { day: to } } };
}
