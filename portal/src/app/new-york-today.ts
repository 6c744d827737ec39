import { BUSINESS_TIME_ZONE } from '@quoin/rules';

/** YYYY-MM-DD, which is how Canada writes a date. */
export const dateInNewYork = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'short' }).format(instant);

export const newYorkToday = (): string => dateInNewYork(new Date());
