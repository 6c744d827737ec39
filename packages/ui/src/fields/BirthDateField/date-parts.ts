// A calendar date while it is typed: three texts, of which one may be a whole date.
import { parseDate, parseDay, parseMonth, parseYear, type NumericDateOrder } from '@quoin/rules';

export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export type DatePart = keyof DateParts;

const NO_PARTS: DateParts = { year: '', month: '', day: '' };

const PARSE = { year: parseYear, month: parseMonth, day: parseDay };

/** `YYYY-MM-DD` once all parts are known, before that what was typed: `1990--5`. `''` when nothing was. */
export function dateText(parts: DateParts, order: NumericDateOrder | undefined): string {
  const whole = wholeDate(parts, order);
  if (whole) return whole;
  const { year, month, day } = parts;
  if (!year && !month && !day) return '';
  const numbers = [parseYear(year), parseMonth(month), parseDay(day)];
  if (numbers.includes(undefined)) return `${year}-${month}-${day}`;
  return numbers.map((number) => String(number).padStart(2, '0')).join('-');
}

/** The date that was typed whole into one part. */
export function wholeDate(parts: DateParts, order: NumericDateOrder | undefined): string | undefined {
  const [only, ...others] = Object.values(parts).filter((text: string) => text.trim() !== '');
  return only !== undefined && others.length === 0 ? parseDate(only, order) : undefined;
}

/** A text that is not three parts is shown in the first, for its author to correct. */
export function partsOfDate(text: string): DateParts {
  const [year = '', month = '', day = '', ...more] = text.split('-');
  return more.length === 0 ? { year, month, day } : { ...NO_PARTS, month: text };
}

/** The number of a part, without zeros that were not typed: `May` is `5`, `05` stays. */
export const finishedPart = (part: DatePart, text: string): string =>
  /^\d+$/.test(text) ? text : String(PARSE[part](text) ?? text);

export const isReadable = (part: DatePart, text: string): boolean =>
  text.trim() === '' || PARSE[part](text) !== undefined;
