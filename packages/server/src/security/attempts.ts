// Locks for two hours after five consecutive failures. Concurrent attempts in different processes are counted too.
import {
  IDENTITY_ATTEMPTS,
  IDENTITY_LOCK_HOURS,
  normaliseEmail,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_LOCK_HOURS,
} from '@quoin/rules';
import { eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { type Executor, prepareQuery } from '../database/database';
import { attemptCounts } from '../database/tables';
import type { Services } from '../services';
import { HOUR_MS, isRunning, latestEnd } from '../shared/clock';
import { type ApiError, blockedUntil } from '../shared/errors';
import { keyedDigest } from './secrets';

const IDENTITY_LIMIT = { attempts: IDENTITY_ATTEMPTS, hours: IDENTITY_LOCK_HOURS };

const LIMITS = {
  sign_in_attempts: { attempts: SIGN_IN_ATTEMPTS, hours: SIGN_IN_LOCK_HOURS, error: 'account_locked' },
  identity_check: { ...IDENTITY_LIMIT, error: 'identity_check_blocked' },
  signer_check: { ...IDENTITY_LIMIT, error: 'identity_check_blocked' },
} as const;

/** Kinds of attempts, each with its own counter. */
export interface AttemptSubject {
  purpose: keyof typeof LIMITS;
  subject: string;
}

/**
 * Counts an attempt before it is checked; the last allowed one locks.
 * @returns the number of attempts left if this one fails; undefined if already locked
 */
export async function beginAttempt(services: Services, attempt: AttemptSubject): Promise<number | undefined> {
  const [row] = await countedOnce(services.db).execute(attemptAt(services, attempt));
  return row && getRemainingAttempts(attempt, row.attempts);
}

/** Attempts left after this many. */
export const getRemainingAttempts = ({ purpose }: AttemptSubject, attempts: number): number =>
  LIMITS[purpose].attempts - attempts;

/** Parameters of `countAttempt`. */
export function attemptAt({ clock, config }: Services, attempt: AttemptSubject) {
  const now = clock.now();
  const { attempts, hours } = LIMITS[attempt.purpose];
  return {
    subject: computeDigest(config, attempt),
    now,
    allowed: attempts,
    lock: new Date(now.getTime() + hours * HOUR_MS),
    latest: latestEnd(now, hours * HOUR_MS),
  };
}

/** The statement of `beginAttempt`, for use in other statements. Returns no row if already locked. */
export function countAttempt(db: Executor) {
  const { attempts, lockedUntil } = attemptCounts;
  const instant = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;
  const isOver = sql`(${lte(lockedUntil, instant('now'))} or ${gt(lockedUntil, instant('latest'))})`;
  return db
    .insert(attemptCounts)
    .values({ subjectDigest: sql.placeholder('subject'), attempts: 1 })
    .onConflictDoUpdate({
      target: attemptCounts.subjectDigest,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`,
        lockedUntil: sql`case when ${isOver} or ${attempts} + 1 < ${sql.placeholder('allowed')}::int then null else ${instant('lock')} end`,
      },
      setWhere: or(isNull(lockedUntil), isOver),
    })
    .returning({ attempts });
}

const countedOnce = prepareQuery((db) => countAttempt(db).prepare('count_attempt'));

/** Uncounts an attempt that did not fail. Earlier failures stay counted. */
export async function undoAttempt({ db, config }: Services, attempt: AttemptSubject): Promise<void> {
  await db
    .update(attemptCounts)
    .set({ attempts: sql`greatest(${attemptCounts.attempts} - 1, 0)`, lockedUntil: null })
    .where(eq(attemptCounts.subjectDigest, computeDigest(config, attempt)));
}

/** Resets the counter after a success, or when an operator unlocks. */
export async function forgetAttempts(
  tx: Executor,
  { config }: Services,
  attempt: AttemptSubject,
): Promise<void> {
  await tx.delete(attemptCounts).where(eq(attemptCounts.subjectDigest, computeDigest(config, attempt)));
}

/** End of the lock; undefined if not locked. */
export async function lockedUntil(
  db: Executor,
  { clock, config }: Services,
  attempt: AttemptSubject,
): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(attemptCounts)
    .where(eq(attemptCounts.subjectDigest, computeDigest(config, attempt)));
  const until = row?.lockedUntil;
  return until && isRunning(until, clock.now(), LIMITS[attempt.purpose].hours * HOUR_MS) ? until : undefined;
}

/** The error to throw while locked; it states the end of the lock. */
export async function lockError(services: Services, attempt: AttemptSubject): Promise<ApiError> {
  const until = (await lockedUntil(services.db, services, attempt)) ?? services.clock.now();
  return blockedUntil(services.clock, LIMITS[attempt.purpose].error, until);
}

/** Primary key of the counter. */
export const computeDigest = (config: Services['config'], { purpose, subject }: AttemptSubject) =>
  keyedDigest(config.keys.link, purpose, subject);

/** Counts wrong passwords and codes per e-mail address, at sign-in and at every password confirmation. */
export const getSignInSubject = (email: string): AttemptSubject => ({
  purpose: 'sign_in_attempts',
  subject: normaliseEmail(email),
});
