// Dates for investors: calendar dates without a time zone, instants in New York time.
import { NO_FIGURE } from './figure-parts';

export type DateLength = 'full' | 'short';

const NEW_YORK = 'America/New_York';

const getDate = (length: DateLength): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  month: length === 'full' ? 'long' : length,
  day: 'numeric',
});

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** Formatters are expensive to create: one per locale, length and time zone. */
const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.month} ${options.hour} ${options.timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
    calendar: 'gregory',
    ...options,
  });
  formatters.set(key, made);
  return made;
}

function format(instant: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(instant.getTime())) return NO_FIGURE;
  return formatter(locale, options).format(instant);
}

/** `'2025-05-31'` -> May 31, 2025 or 2025年5月31日. An instant is shown as its day in New York. Unknown or malformed: an em dash. */
export function formatDate(
  wire: string | null | undefined,
  locale: string,
  length: DateLength = 'full',
): string {
  if (!wire) return NO_FIGURE;
  const isCalendarDate = /^\d{4}-\d{2}-\d{2}$/.test(wire);
  const timeZone = isCalendarDate ? 'UTC' : NEW_YORK;
  return format(new Date(wire), locale, { ...getDate(length), timeZone });
}

/** Adds the name of the time zone, because not every browser build includes its Chinese name. */
const inNewYork = (dateAndTime: string, locale: string): string =>
  locale === 'zh-CN' ? `${dateAndTime}（纽约时间）` : `${dateAndTime} ET`;

/** `'2025-05-31T20:30:00Z'` -> May 31, 2025 at 4:30 PM ET or 2025年5月31日 16:30（纽约时间）. Unknown or malformed: an em dash. */
export function formatInstant(
  wire: string | null | undefined,
  locale: string,
  length: DateLength = 'full',
): string {
  if (!wire) return NO_FIGURE;
  const text = format(new Date(wire), locale, { ...getDate(length), ...TIME, timeZone: NEW_YORK });
  // Some engines put a narrow no-break space before AM and PM, others a plain one: use the same one everywhere.
  return text === NO_FIGURE ? text : inNewYork(text.replace(/\s(?=[AP]M$)/, '\u00a0'), locale);
}
