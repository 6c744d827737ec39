// Parses calendar dates and their parts as users type them. Returns undefined for an ambiguous or invalid text.
import { normaliseText } from '../text/normalise-text';
import { isCalendarDate } from './calendar-date';

/** The order of a date of three numbers that the form states. Without it `05/06/1990` is ambiguous and invalid. */
export type NumericDateOrder = 'month_first' | 'day_first';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const CHINESE_NUMBERS = '一,二,三,四,五,六,七,八,九,十,十一,十二'.split(',');

const WEEKDAY = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\b[., ]*/i;
const YEAR_FIRST =
  /^(\d{4})(?: ?[-/.,年] ?| )([a-z]+|[\d一二三四五六七八九十]{1,2})(?: ?[-/.,月] ?| )(\d{1,2}) ?[日号號]?$/i;
const COMPACT = /^((?:19|20)\d{2})(0\d|1[0-2])(\d{2})$/;
/** Never also the form before, whose month is not 19 or 20. */
const COMPACT_YEAR_LAST = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
const YEAR_LAST = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4})$/;
const NAMED_MONTH_FIRST = /^([a-z]+)[-., /]*(\d{1,2})(?:st|nd|rd|th)?[-, /]+(\d{4})$/i;
const NAMED_DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.?(?: of)?[- /]*([a-z]+)[-., /]+(\d{4})$/i;

/** A month as a number: `5`, `05`, `May`, `Sept.`, `5月`, `五月`. */
export function parseMonth(text: string): number | undefined {
  const name = normaliseText(text)
    .toLowerCase()
    .replace(/ ?(?:月|\.)$/, '');
  if (/^\d{1,2}$/.test(name)) return between(Number(name), 12);
  const chinese = CHINESE_NUMBERS.indexOf(name);
  const english = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(name));
  return between(Math.max(chinese, english) + 1, 12);
}

/** A day of the month: `17`, `07`, `17th`, `17.`, `17日`. */
export function parseDay(text: string): number | undefined {
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th|\.| ?[日号號])?$/i.exec(normaliseText(text)) ?? [];
  return between(Number(day), 31);
}

/** A year of four digits: `1990`, `1990年`. Two digits are ambiguous. */
export function parseYear(text: string): number | undefined {
  const [, year] = /^([1-9]\d{3})(?: ?年|\.)?$/.exec(normaliseText(text)) ?? [];
  return between(Number(year), 9999);
}

/**
 * A whole date as YYYY-MM-DD: `1990-05-17`, `1990年5月17日`, `Thursday, May 17, 1990`, `17/May/1990`, `05/17/1990`,
 * `05171990`.
 * @param order of three ambiguous numbers; a number above 12 is a day in any order
 */
export function parseDate(text: string, order?: NumericDateOrder): string | undefined {
  const typed = normaliseText(text)
    .replaceAll('。', '.')
    .replace(WEEKDAY, '')
    .replace(/(?<![., ])[., ]+$/, '');
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(typed) ?? COMPACT.exec(typed) ?? [];
  if (year) return getDate(year, parseMonth(month), day);
  const [, name = '', namedDay = '', namedYear = ''] = NAMED_MONTH_FIRST.exec(typed) ?? [];
  if (name) return getDate(namedYear, parseMonth(name), namedDay);
  const [, dayBefore = '', nameAfter = '', yearAfter = ''] = NAMED_DAY_FIRST.exec(typed) ?? [];
  if (nameAfter) return getDate(yearAfter, parseMonth(nameAfter), dayBefore);
  const [, one = '', other = '', lastYear = ''] =
    YEAR_LAST.exec(typed) ?? COMPACT_YEAR_LAST.exec(typed) ?? [];
  return lastYear ? parseThreeNumbers(one, other, lastYear, order) : undefined;
}

function parseThreeNumbers(one: string, other: string, year: string, order: NumericDateOrder | undefined) {
  const monthFirst = getDate(year, Number(one), other);
  const dayFirst = getDate(year, Number(other), one);
  if (!monthFirst || !dayFirst || monthFirst === dayFirst) return monthFirst ?? dayFirst;
  return order && (order === 'month_first' ? monthFirst : dayFirst);
}

function getDate(year: string, month: number | undefined, day: string): string | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

const between = (number: number, max: number): number | undefined =>
  number >= 1 && number <= max ? number : undefined;
