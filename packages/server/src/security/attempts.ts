// Five consecutive failures lock for two hours, also for concurrent attempts in different processes.
import {
  IDENTITY_ATTEMPTS,
  IDENTITY_LOCK_HOURS,
  normaliseEmail,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_LOCK_HOURS,
} from '@quoin/rules';
import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type Executor, prepared } from '../database/database';
import { attemptCounts } from '../database/tables';
import type { Services } from '../services';
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
 * Counts an attempt before it is evaluated; the last allowed one locks. Undefined when it is locked already,
 * otherwise the number of attempts left if this one fails.
 */
export async function beginAttempt(services: Services, tried: AttemptSubject): Promise<number | undefined> {
  const [row] = await countedOnce(services.db).execute(attemptAt(services, tried));
  return row && leftOf(tried, row.attempts);
}

/** Number of attempts left after a count. */
export const leftOf = ({ purpose }: AttemptSubject, attempts: number): number =>
  LIMITS[purpose].attempts - attempts;

/** Result of `countAttempt`. */
export function attemptAt({ clock, config }: Services, tried: AttemptSubject) {
  const now = clock.now();
  const { attempts, hours } = LIMITS[tried.purpose];
  return {
    subject: digestOf(config, tried),
    now,
    allowed: attempts,
    lock: new Date(now.getTime() + hours * 3_600_000),
  };
}

/** The statement of `beginAttempt`, for composition: it returns no row when it is locked already. */
export function countAttempt(db: Executor) {
  const { attempts, lockedUntil } = attemptCounts;
  const [now, lock] = [
    sql`${sql.placeholder('now')}::timestamptz`,
    sql`${sql.placeholder('lock')}::timestamptz`,
  ];
  const isOver = lte(lockedUntil, now);
  return db
    .insert(attemptCounts)
    .values({ subjectDigest: sql.placeholder('subject'), attempts: 1 })
    .onConflictDoUpdate({
      target: attemptCounts.subjectDigest,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`,
        lockedUntil: sql`case when ${isOver} or ${attempts} + 1 < ${sql.placeholder('allowed')}::int then null else ${lock} end`,
      },
      setWhere: or(isNull(lockedUntil), isOver),
    })
    .returning({ attempts });
}

const countedOnce = prepared((db) => countAttempt(db).prepare('count_attempt'));

/** The attempt has not failed: it is not counted, and earlier failures stay. */
export async function undoAttempt({ db, config }: Services, tried: AttemptSubject): Promise<void> {
  await db
    .update(attemptCounts)
    .set({ attempts: sql`greatest(${attemptCounts.attempts} - 1, 0)`, lockedUntil: null })
    .where(eq(attemptCounts.subjectDigest, digestOf(config, tried)));
}

/** Resets the counter after a success or an operator's unlock. */
export async function forgetAttempts(
  tx: Executor,
  { config }: Services,
  tried: AttemptSubject,
): Promise<void> {
  await tx.delete(attemptCounts).where(eq(attemptCounts.subjectDigest, digestOf(config, tried)));
}

/** End of the lock; undefined without one. */
export async function lockedUntil(
  db: Executor,
  { clock, config }: Services,
  tried: AttemptSubject,
): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(attemptCounts)
    .where(eq(attemptCounts.subjectDigest, digestOf(config, tried)));
  return row?.lockedUntil && row.lockedUntil > clock.now() ? row.lockedUntil : undefined;
}

/** The error with the end of the lock. */
export async function lockError(services: Services, tried: AttemptSubject): Promise<ApiError> {
  const until = (await lockedUntil(services.db, services, tried)) ?? services.clock.now();
  return blockedUntil(services.clock, LIMITS[tried.purpose].error, until);
}

/** Key of the counter's row. */
export const digestOf = (config: Services['config'], { purpose, subject }: AttemptSubject) =>
  keyedDigest(config.keys.link, purpose, subject);

/** Wrong passwords and codes per e-mail address, at sign-in and at every password confirmation. */
export const signInOf = (email: string): AttemptSubject => ({
  purpose: 'sign_in_attempts',
  subject: normaliseEmail(email),
});
