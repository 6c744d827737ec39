// The expected dates of recurring documents: quarterly statements and yearly tax documents.
import type { DocumentType } from '../investing-terms';
import { STATEMENT_DAYS } from '../limits';
import { businessDayFrom } from './business-days';
import { addDays, addMonths } from './calendar-date';

/** The last day of the period that contains a day. @param months 1, 3 or 12: a month, a quarter, a year */
export function periodEnd(date: string, months: number): string {
  const intoPeriod = (Number(date.slice(5, 7)) - 1) % months;
  return addDays(addMonths(`${date.slice(0, 7)}-01`, months - intoPeriod), -1);
}

/** The last day of the quarter that contains a day. */
export const quarterEnd = (date: string): string => periodEnd(date, 3);

/** The last day of the last complete quarter before a day. */
export const lastQuarterEnd = (today: string): string => addDays(firstOfQuarter(today), -1);

const firstOfQuarter = (date: string): string => addMonths(`${quarterEnd(date).slice(0, 7)}-01`, -2);

/** @param end the quarter's last day */
export const statementExpectedBy = (end: string): string => businessDayFrom(addDays(end, STATEMENT_DAYS));

/**
 * Calendar-year partnerships send Schedule K-1 to their partners by the 15th day of the third month of the next year, or
 * the next business day. Sources: 26 U.S.C. §§ 6031(b), 6072(b), 7503.
 */
export const taxDocumentExpectedBy = (year: number): string => businessDayFrom(`${year + 1}-03-15`);

/** The last days of the quarters from the quarter of the first day to the quarter of the second day. */
export function quarterEnds(from: string, to: string): string[] {
  const ends = [];
  for (let end = quarterEnd(from); end <= quarterEnd(to); end = quarterEnd(addDays(end, 1))) ends.push(end);
  return ends;
}

/**
 * The default period of a document that arrived on a day: the previous quarter for a statement, the previous year for a
 * tax document, none for other documents.
 * @returns its last day
 */
export function getUsualPeriodEnd(type: DocumentType, day: string): string | null {
  if (type === 'investor_statements') return lastQuarterEnd(day);
  return type === 'tax_documents' ? `${Number(day.slice(0, 4)) - 1}-12-31` : null;
}
