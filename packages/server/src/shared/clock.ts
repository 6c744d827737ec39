// The only source of time for business code; demo mode and tests can move it.
import { dateInNewYork } from '@quoin/rules';

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function todayInNewYork(clock: Clock): string {
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
  if (minute !== today.minute) today = { minute, date: dateInNewYork(new Date(minute * MINUTE_MS)) };
  return today.date;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Cached, because formatting a date is slow. */
let today = { minute: Number.NaN, date: '' };
