// Comparisons with stored times that tolerate a clock that was ahead. Times stored then are in the future once the clock
// is right again, and must not lock, grant or delay anything.
import { and, type Column, gt, lte, not, or, type Placeholder, sql } from 'drizzle-orm';
import { latestEnd, TOLERANCE_MS } from '../shared/clock';

/** The end is in the future, but not further away than `maxMs`. */
export const isInForce = (end: Column, now: Date, maxMs: number) =>
  and(gt(end, now), lte(end, latestEnd(now, maxMs)));

/** The opposite of `isInForce`. */
export const isOver = (end: Column, now: Date, maxMs: number) =>
  or(lte(end, now), gt(end, latestEnd(now, maxMs)));

/** It happened within the last `withinMs`, and not in the future. */
export const isRecent = (at: Column, now: Date, withinMs: number) =>
  and(gt(at, new Date(now.getTime() - withinMs)), hasHappened(at, now));

/** The opposite of `isRecent`. */
export const isLongAgo = (at: Column, now: Date, withinMs: number) =>
  or(lte(at, new Date(now.getTime() - withinMs)), not(hasHappened(at, now)));

/** It did not happen in the future. */
export const hasHappened = (at: Column, now: Date | Placeholder) =>
  sql`${at} <= ${now}::timestamptz + ${TOLERANCE_MS / 1000} * interval '1 second'`;
