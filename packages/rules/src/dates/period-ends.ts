// The last days of the months, quarters and years of the calendar.
import { addDays, addMonths } from './calendar-date';

/** The last day of the period that a day lies in. @param months 1, 3 or 12: a month, a quarter, a year */
export function periodEnd(date: string, months: number): string {
  const intoPeriod = (Number(date.slice(5, 7)) - 1) % months;
  return addDays(addMonths(`${date.slice(0, 7)}-01`, months - intoPeriod), -1);
}
