// How a day is written where people read it.
import type { Language } from '../languages';

/** A calendar date in full, `November 20, 2026` or `2026年11月20日`. */
export const fullDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
