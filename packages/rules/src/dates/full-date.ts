import type { Language } from '../languages';
import { BUSINESS_TIME_ZONE } from '../limits';

/** A calendar date in full, `November 20, 2026` or `2026年11月20日`. */
export const fullDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

const TIME_IN_NEW_YORK: Intl.DateTimeFormatOptions = {
  timeZone: BUSINESS_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
};

/** The time of day of an instant in New York, `4:30 PM ET` or `16:30（纽约时间）`. */
export function timeInNewYork(instant: string, language: Language): string {
  const time = new Intl.DateTimeFormat(language, TIME_IN_NEW_YORK).format(new Date(instant));
  // Some engines put a narrow no-break space before AM and PM, others a plain one.
  return language === 'en' ? `${time.replace(/\s(?=[AP]M$)/, '\u00a0')} ET` : `${time}（纽约时间）`;
}
