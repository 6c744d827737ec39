import type { ReplyOf } from '@quoin/contract';

export type CalendarDay = ReplyOf<'listCalendar'>['items'][number];

export interface MonthOfDays {
  /** For example 2026-12, or `OVERDUE` or `AWAITED` for entries of any month. */
  month: string;
  days: CalendarDay[];
}

export const OVERDUE = 'overdue';
export const AWAITED = 'awaited';

/** Keeps the order of the items. */
export function monthsOf(items: readonly CalendarDay[]): MonthOfDays[] {
  const months: MonthOfDays[] = [];
  for (const day of items) {
    const name = nameOf(day);
    const found = months.find(({ month }) => month === name);
    if (found) found.days.push(day);
    else months.push({ month: name, days: [day] });
  }
  return months;
}

function nameOf({ overdue, waits_for, date }: CalendarDay): string {
  if (overdue) return OVERDUE;
  return waits_for ? AWAITED : date.slice(0, 7);
}
