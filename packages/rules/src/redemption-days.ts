// Days on which an investor can redeem: after the lock-up and the fund's notice period, on the fund's redemption days.
import { addDays, addMonths } from './dates/calendar-date';
import { periodEnd } from './dates/expected-documents';
import type { RedemptionFrequency } from './investing-terms';

/** Months after the first available day up to which days are offered. */
const MONTHS_AHEAD = 12;

/** Months between redemption days, for funds with fixed ones. */
const MONTHS_OF_FREQUENCY: Partial<Record<RedemptionFrequency, number>> = {
  month_ends: 1,
  quarter_ends: 3,
  year_ends: 12,
};

/** Maximum notice period in calendar days. */
export const MAX_NOTICE_DAYS = 365;

/** Maximum lock-up. A longer one is a typing error. */
export const MAX_LOCK_UP_YEARS = 50;

export interface LockUp {
  count: number;
  unit: 'months' | 'years';
}

/** When a fund redeems units. */
export interface RedemptionSchedule {
  frequency: RedemptionFrequency;
  /** Notice period: calendar days between request and redemption day. */
  notice_days: number;
}

/** All YYYY-MM-DD. */
export interface RedemptionDays {
  from: string;
  to: string;
  /** The fund's redemption days in the range, each with the last day for its request; empty if any day is possible. */
  dates: readonly { day: string; request_by: string }[];
}

/** Last day to request a redemption on a given day. */
export const requestBy = (day: string, { notice_days }: Pick<RedemptionSchedule, 'notice_days'>): string =>
  addDays(day, -notice_days);

/**
 * Available redemption days: for a year from the end of the lock-up, or from today plus notice if that is later. A lock-up
 * that ends on a redemption day allows that day. Undefined if the fund does not redeem.
 * @param today YYYY-MM-DD
 * @param effectiveDate YYYY-MM-DD, start of the lock-up
 */
export function redemptionDays(
  today: string,
  effectiveDate: string,
  { count, unit }: LockUp,
  schedule: RedemptionSchedule,
): RedemptionDays | undefined {
  if (schedule.frequency === 'never') return undefined;
  const lockUpEnds = addMonths(effectiveDate, unit === 'years' ? count * 12 : count);
  const noticed = addDays(today, schedule.notice_days);
  const earliest = lockUpEnds > noticed ? lockUpEnds : noticed;
  const months = MONTHS_OF_FREQUENCY[schedule.frequency];
  if (months === undefined) return { from: earliest, to: addMonths(earliest, MONTHS_AHEAD), dates: [] };
  const first = `${periodEnd(earliest, months).slice(0, 7)}-01`;
  const days = Array.from({ length: MONTHS_AHEAD / months + 1 }, (_, index) =>
    periodEnd(addMonths(first, index * months), months),
  );
  return {
    from: days[0] ?? earliest,
    to: days.at(-1) ?? earliest,
    dates: days.map((day) => ({ day, request_by: requestBy(day, schedule) })),
  };
}
