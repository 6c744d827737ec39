// The only source of time for business code; demo mode and tests move it.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const NEW_YORK = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The calendar date of an instant in New York, YYYY-MM-DD. */
export const dateInNewYork = (instant: Date): string => NEW_YORK.format(instant);

export function todayInNewYork(clock: Clock): string {
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
  if (minute !== today.minute) today = { minute, date: dateInNewYork(new Date(minute * MINUTE_MS)) };
  return today.date;
}

const MINUTE_MS = 60_000;
/** To tell the date takes longer than most of what is done with it. */
let today = { minute: Number.NaN, date: '' };
