// The only source of time for business code. Demo mode and tests can shift it.
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

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** Cached per minute, because formatting a date is slow. */
let today = { minute: Number.NaN, date: '' };

/** Maximum difference between the clocks of two servers. */
export const TOLERANCE_MS = 5 * MINUTE_MS;

/** Latest possible end of a period of this length. A later end was stored while the clock was ahead and is void. */
export const latestEnd = (now: Date, maxMs: number): Date => new Date(now.getTime() + maxMs + TOLERANCE_MS);

/** Like `isInForce` of database/stored-times.ts, for a row in memory. */
export const isRunning = (end: Date, now: Date, maxMs: number): boolean =>
  end > now && end <= latestEnd(now, maxMs);
