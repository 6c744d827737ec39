// A calendar date during typing: three texts, one of which may be a whole date.
import { parseDate, parseDay, parseMonth, parseYear, type NumericDateOrder } from '@quoin/rules';

export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export type DatePart = keyof DateParts;

const orders = /* @__PURE__ */ new Map<string, readonly DatePart[]>();

/** Returns the date parts in the order of the locale. */
export function partsIn(locale: string): readonly DatePart[] {
  const known = orders.get(locale);
  if (known) return known;
  const shown = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts();
  const order = shown.map(({ type }) => type).filter(isDatePart);
  orders.set(locale, order);
  return order;
}

const isDatePart = (type: string): type is DatePart => type in PARSE;

/** How to read `05/06/1990`: in the order of the inputs. Undefined if the year is first, as no such date begins with it. */
export function getNumericOrder(locale: string): NumericDateOrder | undefined {
  const [first] = partsIn(locale);
  return first === 'year' ? undefined : `${first ?? 'month'}_first`;
}

const NO_PARTS: DateParts = { year: '', month: '', day: '' };

const PARSE = { year: parseYear, month: parseMonth, day: parseDay };

/** `YYYY-MM-DD` once all parts are known, before that the typed parts: `1990--5`. `''` when empty. */
export function dateText(parts: DateParts, order: NumericDateOrder | undefined): string {
  const whole = parseWholeDate(parts, order);
  if (whole) return whole;
  const { year, month, day } = parts;
  if (!year && !month && !day) return '';
  const numbers = [parseYear(year), parseMonth(month), parseDay(day)];
  if (numbers.includes(undefined)) return `${year}-${month}-${day}`;
  return numbers.map((number) => String(number).padStart(2, '0')).join('-');
}

/** Returns a whole date that was typed into one part. */
export function parseWholeDate(parts: DateParts, order: NumericDateOrder | undefined): string | undefined {
  const [only, ...others] = Object.values(parts).filter((text: string) => text.trim() !== '');
  return only !== undefined && others.length === 0 ? parseDate(only, order) : undefined;
}

/** Splits `YYYY-MM-DD`. Text of more than three parts goes to the month, so that the user can correct it. */
export function getDateParts(text: string): DateParts {
  const [year = '', month = '', day = '', ...more] = text.split('-');
  return more.length === 0 ? { year, month, day } : { ...NO_PARTS, month: text };
}

/** The number of a part, without adding zeros: `May` becomes `5`, `05` stays. */
export const finishedPart = (part: DatePart, text: string): string =>
  /^\d+$/.test(text) ? text : String(PARSE[part](text) ?? text);

export const isReadable = (part: DatePart, text: string): boolean =>
  text.trim() === '' || PARSE[part](text) !== undefined;
