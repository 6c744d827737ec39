// The only source of time for business code; demo mode and tests move it.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const NEW_YORK = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The calendar date of an instant in New York, YYYY-MM-DD. */
export const dateInNewYork = (instant: Date): string => NEW_YORK.format(instant);

export const todayInNewYork = (clock: Clock): string => dateInNewYork(clock.now());
