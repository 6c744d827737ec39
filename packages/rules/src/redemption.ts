// What may be redeemed and when: whole thousands up to the available amount, from the end of the lock-up on.
import { COMMITMENT_MULTIPLE } from './commitment';
import { addMonths, isCalendarDate } from './dates/calendar-date';
import type { AwaitedOfRedemption, RedemptionStatus, RedemptionType } from './investing-terms';
import { cents, type Cents, isMultipleOf, parseMoney } from './money/money';
import { gather, type Problem, type Problems } from './problems';
import { isBlank } from './required';

/** A redemption day is chosen at most this long after the first one that is open. */
const MONTHS_AHEAD = 12;

export interface LockUp {
  count: number;
  unit: 'months' | 'years';
}

/** The days that can be chosen: from the end of the lock-up, or today if that is past, for a year. All YYYY-MM-DD. */
export function redemptionDays(
  today: string,
  effectiveDate: string,
  { count, unit }: LockUp,
): { from: string; to: string } {
  const lockUpEnds = addMonths(effectiveDate, unit === 'years' ? count * 12 : count);
  const from = lockUpEnds > today ? lockUpEnds : today;
  return { from, to: addMonths(from, MONTHS_AHEAD) };
}

/** The highest partial redemption: whole thousands of what the investment is worth. */
export const redeemableAmount = (nav: Cents): Cents => cents(Math.max(0, nav - (nav % COMMITMENT_MULTIPLE)));

/** What a redemption waits for whose day has passed. @param today YYYY-MM-DD */
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
  /** As typed; a full redemption has none, it takes everything. */
  amount?: string;
  redemption_day: string;
}

/** @param available what the investment is worth now */
export const problemsOfRedemption = (
  { type, amount, redemption_day }: RedemptionRequest,
  { available, days }: { available: Cents; days: { from: string; to: string } },
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

const problemOfRedemptionDay = (day: string, { from, to }: { from: string; to: string }) =>
  isCalendarDate(day) && day >= from && day <= to
    ? undefined
    : ({ name: 'redemption_day', values: { from: { day: from }, to: { day: to } } } as const);
