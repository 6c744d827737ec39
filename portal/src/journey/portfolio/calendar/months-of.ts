import type { ReplyOf } from '@quoin/contract';

export type CalendarDay = ReplyOf<'listCalendar'>['items'][number];

export interface MonthOfDays {
  /** As 2026-12, or what is overdue, whenever it was. */
  month: string;
  days: CalendarDay[];
}

export const OVERDUE = 'overdue';

/** In the order given. */
export function monthsOf(items: readonly CalendarDay[]): MonthOfDays[] {
  const months: MonthOfDays[] = [];
  for (const day of items) {
    const name = day.overdue ? OVERDUE : day.date.slice(0, 7);
    const found = months.find(({ month }) => month === name);
    if (found) found.days.push(day);
    else months.push({ month: name, days: [day] });
  }
  return months;
}
