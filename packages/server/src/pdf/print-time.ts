// Instants as papers print them.
import type { Language } from '@quoin/rules';

/** `2026-11-20 17:04:05` */
export const inUtc = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

export const inNewYork = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'America/New_York',
  })
    .format(at)
    .replace(/\u202f/g, ' ');
