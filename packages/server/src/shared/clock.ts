// The only source of time for business code; demo mode and tests move it.
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
/** To tell the date takes longer than most of what is done with it. */
let today = { minute: Number.NaN, date: '' };
