// Single-use codes, tickets and links. Every change is one conditional statement, so only one of two concurrent requests
// succeeds.
import { CODE_ATTEMPTS, CODE_RESEND_SECONDS } from '@quoin/rules';
import { and, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { type Clock, HOUR_MS, MINUTE_MS } from '../shared/clock';
import type { Executor } from '../database/database';
import { hasHappened, isLongAgo, isRecent } from '../database/stored-times';
import { challenges } from '../database/tables';
import { newId } from '../shared/new-id';
import { isSameSecret } from './secrets';

export type ChallengePurpose =
  | 'phone_code'
  | 'sign_in'
  | 'activation'
  | 'activation_resend'
  | 'email_correction'
  | 'reset'
  | 'reset_request'
  | 'reset_code'
  | 'email_code'
  | 'new_phone'
  | 'passkey_sign_in'
  | 'passkey_check'
  | 'passkey_add'
  | 'staff_sign_in';
export type Challenge = typeof challenges.$inferSelect;

export interface NewChallenge {
  purpose: ChallengePurpose;
  /** An E.164 phone or an account id. */
  subject: string;
  validMinutes: number;
  /** Digests of the secrets. */
  secretHash?: string;
  codeHash?: string;
}

/** Wrong attempts count for this long, across resends. */
const COUNTING_MS = HOUR_MS;

/**
 * Creates the challenge of a subject, or replaces the secrets of the active one. Returns undefined and changes nothing if
 * the last was sent less than a minute ago or has too many wrong attempts; the caller must then send nothing.
 */
export async function makeChallenge(
  tx: Executor,
  clock: Clock,
  { purpose, subject, validMinutes, secretHash, codeHash }: NewChallenge,
): Promise<Challenge | undefined> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + validMinutes * MINUTE_MS);
  const secrets = {
    id: newId(),
    secretHash: secretHash ?? null,
    codeHash: codeHash ?? null,
    sentAt: now,
    expiresAt,
  };
  const [challenge] = await tx
    .insert(challenges)
    .values({ ...secrets, purpose, subject, attempts: 0, countingSince: now })
    .onConflictDoUpdate({
      target: [challenges.purpose, challenges.subject],
      targetWhere: sql`used_at is null`,
      set: {
        ...secrets,
        ...countedAt(now),
      },
      setWhere: and(mayBeResent(now), or(isForgotten(now), lt(challenges.attempts, CODE_ATTEMPTS))),
    })
    .returning();
  return challenge;
}

/** Unused, not expired and not sent in the future. */
export const isActive = (now: Date) =>
  and(isNull(challenges.usedAt), gt(challenges.expiresAt, now), hasHappened(challenges.sentAt, now));

export const mayBeResent = (now: Date) => isLongAgo(challenges.sentAt, now, CODE_RESEND_SECONDS * 1000);

const isForgotten = (now: Date) => isLongAgo(challenges.countingSince, now, COUNTING_MS);

/** Attempt columns of a resent challenge: wrong attempts count for an hour. */
export const countedAt = (now: Date) => ({
  attempts: sql<number>`case when ${isForgotten(now)} then 0 else ${challenges.attempts} end`,
  countingSince: sql<Date>`case when ${isForgotten(now)} then ${now.toISOString()}::timestamptz else ${challenges.countingSince} end`,
});

/** Reverts a challenge whose message could not be sent, so that the user can request another immediately. */
export async function withdrawChallenge(tx: Executor, id: string): Promise<void> {
  await tx
    .update(challenges)
    .set({ sentAt: new Date(0), expiresAt: new Date(0) })
    .where(eq(challenges.id, id));
}

export type Try =
  | { outcome: 'right'; challenge: Challenge }
  | { outcome: 'wrong' }
  /** Another code can be sent after `until`. */
  | { outcome: 'too_many'; until: Date }
  /** No code was sent, or it has expired or been used. */
  | { outcome: 'none' };

export type ChallengeKey = Pick<Challenge, 'purpose'> & ({ subject: string } | { secretHash: string });

/**
 * Checks a code. Counts the attempt before the comparison, so that concurrent attempts cannot bypass the limit, and
 * uncounts it if the code is correct. Does not use up the challenge: see `useChallenge`.
 */
export async function tryCode(db: Executor, clock: Clock, key: ChallengeKey, codeHash: string): Promise<Try> {
  const alive = and(isKey(key), isActive(clock.now()));
  const [challenge] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(and(alive, lt(challenges.attempts, CODE_ATTEMPTS)))
    .returning();
  if (!challenge) {
    const until = await codeBlockedUntil(db, clock, key);
    return until ? { outcome: 'too_many', until } : { outcome: 'none' };
  }
  if (!challenge.codeHash || !isSameSecret(challenge.codeHash, codeHash)) {
    return challenge.attempts < CODE_ATTEMPTS
      ? { outcome: 'wrong' }
      : { outcome: 'too_many', until: endOfBlock(challenge) };
  }
  await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} - 1` })
    .where(eq(challenges.id, challenge.id));
  return { outcome: 'right', challenge };
}

/** End of the block after too many wrong codes, during which none is sent or accepted. Undefined if not blocked. */
export async function codeBlockedUntil(
  db: Executor,
  clock: Clock,
  key: ChallengeKey,
): Promise<Date | undefined> {
  const [blocked] = await db
    .select({ countingSince: challenges.countingSince })
    .from(challenges)
    .where(
      and(
        isKey(key),
        isNull(challenges.usedAt),
        gte(challenges.attempts, CODE_ATTEMPTS),
        isRecent(challenges.countingSince, clock.now(), COUNTING_MS),
      ),
    );
  return blocked && endOfBlock(blocked);
}

const endOfBlock = ({ countingSince }: Pick<Challenge, 'countingSince'>) =>
  new Date(countingSince.getTime() + COUNTING_MS);

/** Uses up the challenge. Returns true for exactly one caller. */
export async function useChallenge(tx: Executor, clock: Clock, id: string): Promise<boolean> {
  const now = clock.now();
  const used = await tx
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.id, id), isActive(now)))
    .returning({ id: challenges.id });
  return used.length === 1;
}

const isKey = (key: ChallengeKey) =>
  and(
    eq(challenges.purpose, key.purpose),
    'subject' in key ? eq(challenges.subject, key.subject) : eq(challenges.secretHash, key.secretHash),
  );
