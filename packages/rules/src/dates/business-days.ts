// Days on which New York banks move money: no weekends, no holidays of the Federal Reserve. The dates of
// transfers and redemption payouts.
import { FUNDING_BUSINESS_DAYS, REDEMPTION_PAYOUT_DAYS } from '../limits';
import { addDays, weekday } from './calendar-date';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** The Federal Reserve Banks observe Juneteenth since 2022. */
const FIXED = [
  { month: 1, day: 1 },
  { month: 6, day: 19, since: 2022 },
  { month: 7, day: 4 },
  { month: 11, day: 11 },
  { month: 12, day: 25 },
];
/** Martin Luther King, Presidents, Memorial (the last Monday), Labor, Columbus, Thanksgiving. */
const MOVING = [
  { month: 1, weekday: MONDAY, which: 3 },
  { month: 2, weekday: MONDAY, which: 3 },
  { month: 5, weekday: MONDAY, which: 'last' },
  { month: 9, weekday: MONDAY, which: 1 },
  { month: 10, weekday: MONDAY, which: 2 },
  { month: 11, weekday: THURSDAY, which: 4 },
] as const;

/** The date `count` business days later. A start on a holiday counts as the evening before the next business day. */
export function addBusinessDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The day itself if it is a business day, otherwise the next business day. */
export function businessDayFrom(date: string): string {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

export function isBusinessDay(date: string): boolean {
  const day = weekday(date);
  return day !== SUNDAY && day !== SATURDAY && !bankHolidays(Number(date.slice(0, 4))).includes(date);
}

/**
 * The days of a year on which the Federal Reserve Banks are closed, in order. A holiday on a Sunday is observed on
 * Monday. A holiday on a Saturday is not moved: the banks are open on the Friday before.
 */
export function bankHolidays(year: number): string[] {
  const fixed = FIXED.filter(({ since = 0 }) => year >= since).map(({ month, day }) => {
    const date = isoDate(year, month, day);
    return weekday(date) === SUNDAY ? addDays(date, 1) : date;
  });
  const moving = MOVING.map((rule) =>
    rule.which === 'last'
      ? getLastWeekday(year, rule.month, rule.weekday)
      : addDays(getFirstWeekday(year, rule.month, rule.weekday), (rule.which - 1) * 7),
  );
  return [...fixed, ...moving].sort();
}

function getFirstWeekday(year: number, month: number, day: number): string {
  const first = isoDate(year, month, 1);
  return addDays(first, (day - weekday(first) + 7) % 7);
}

const getLastWeekday = (year: number, month: number, day: number) =>
  addDays(getFirstWeekday(year, month + 1, day), -7);

const isoDate = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The first and the last expected arrival day of a wire or an ACH transfer that is sent on a day. */
export const fundsArrival = (sentOn: string): { from: string; to: string } => ({
  from: addBusinessDays(sentOn, FUNDING_BUSINESS_DAYS.from),
  to: addBusinessDays(sentOn, FUNDING_BUSINESS_DAYS.to),
});

/** The last business day on which funds can be sent so that even a slow transfer arrives by the due date. */
export function sendFundsBy(dueDate: string): string {
  let day = dueDate;
  while (!isBusinessDay(day) || fundsArrival(day).to > dueDate) day = addDays(day, -1);
  return day;
}

/** The payout day: a fixed number of days after the redemption day, or the next business day. */
export const redemptionPayoutDate = (redemptionDay: string, days = REDEMPTION_PAYOUT_DAYS): string =>
  businessDayFrom(addDays(redemptionDay, days));
