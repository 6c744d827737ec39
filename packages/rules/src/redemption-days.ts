// On which days an investor may redeem: after the lock-up, with the fund's notice, on the fund's own dates.
import { addDays, addMonths } from './dates/calendar-date';
import { periodEnd } from './dates/expected-documents';
import type { RedemptionFrequency } from './investing-terms';

/** The days offered reach this far beyond the first one. */
const MONTHS_AHEAD = 12;

/** Of a fund with dates of its own: the months from one to the next. */
const MONTHS_BETWEEN: Partial<Record<RedemptionFrequency, number>> = {
  month_ends: 1,
  quarter_ends: 3,
  year_ends: 12,
};

/** A request has to be in this many calendar days before its day, at most. */
export const LONGEST_NOTICE_DAYS = 365;

export interface LockUp {
  count: number;
  unit: 'months' | 'years';
}

/** When a fund takes units back. */
export interface RedemptionSchedule {
  frequency: RedemptionFrequency;
  /** Calendar days that a request has to be in before its day. */
  notice_days: number;
}

/** All YYYY-MM-DD. */
export interface RedemptionDays {
  from: string;
  to: string;
  /** The fund's own days from the first to the last, each with the last day of its notice; none where it is any day. */
  dates: readonly { day: string; request_by: string }[];
}

/** The last day on which a request for a redemption day is in time. */
export const requestBy = (day: string, { notice_days }: Pick<RedemptionSchedule, 'notice_days'>): string =>
  addDays(day, -notice_days);

/**
 * The days that can be chosen on a day: from the end of the lock-up, or from today and the notice if that is later, for a
 * year. A lock-up that ends on a day of the fund ends in time for it. Undefined where the fund does not redeem.
 * @param today YYYY-MM-DD
 * @param effectiveDate YYYY-MM-DD: the lock-up begins with it
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
  const months = MONTHS_BETWEEN[schedule.frequency];
  if (months === undefined) return { from: earliest, to: addMonths(earliest, MONTHS_AHEAD), dates: [] };
  const first = `${periodEnd(earliest, months).slice(0, 7)}-01`;
  const days = Array.from({ length: MONTHS_AHEAD / months + 1 }, (_, at) =>
    periodEnd(addMonths(first, at * months), months),
  );
  return {
    from: days[0] ?? earliest,
    to: days.at(-1) ?? earliest,
    dates: days.map((day) => ({ day, request_by: requestBy(day, schedule) })),
  };
}
