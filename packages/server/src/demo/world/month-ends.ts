// The calendar of funds: they are valued at month ends and pay and report by quarters.
import { addDays } from '@quoin/rules';

/** The last day of the month that lies `ago` months before today's; 1 is last month. */
export function monthEnd(today: string, ago: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - ago;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return addDays(`${year}-${String(month).padStart(2, '0')}-01`, -1);
}

/** Month ends from the one `from` months ago to the one `to` months ago. */
export const monthEnds = (today: string, from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, at) => monthEnd(today, from - at));

export const isQuarterEnd = (monthEndDate: string): boolean => Number(monthEndDate.slice(5, 7)) % 3 === 0;
