// Single-use codes, tickets and links. Every change is one conditional statement, so that of two concurrent requests
// one succeeds.
import { CODE_ATTEMPTS, CODE_RESEND_SECONDS } from '@quoin/rules';
import { and, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../shared/clock';
import type { Executor } from '../database/database';
import { challenges } from '../database/tables';
import { newId } from '../shared/new-id';
import { sameSecret } from './secrets';

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
  /** The subject: an E.164 phone, an account id. */
  subject: string;
  validMinutes: number;
  /** Digests of the secrets. */
  secretHash?: string;
  codeHash?: string;
}

/** Wrong attempts are counted for this long, across resends. */
const COUNTING_MS = 3_600_000;

/**
 * Creates the challenge of a subject, or replaces the secrets of the active one. Undefined when the last was sent
 * less than a minute ago or has too many wrong attempts: then nothing changes and nothing may be sent.
 */
export async function makeChallenge(
  tx: Executor,
  clock: Clock,
  { purpose, subject, validMinutes, secretHash, codeHash }: NewChallenge,
): Promise<Challenge | undefined> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + validMinutes * 60_000);
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
      setWhere: and(
        lte(challenges.sentAt, new Date(now.getTime() - CODE_RESEND_SECONDS * 1000)),
        or(isForgotten(now), lt(challenges.attempts, CODE_ATTEMPTS)),
      ),
    })
    .returning();
  return challenge;
}

const isForgotten = (now: Date) => lte(challenges.countingSince, new Date(now.getTime() - COUNTING_MS));

/** Columns of a resent challenge: wrong attempts count for an hour. */
export const countedAt = (now: Date) => ({
  attempts: sql<number>`case when ${isForgotten(now)} then 0 else ${challenges.attempts} end`,
  countingSince: sql<Date>`case when ${isForgotten(now)} then ${now.toISOString()}::timestamptz else ${challenges.countingSince} end`,
});

/** Reverts a challenge whose message could not be sent, so that the next one can be sent at once. */
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
  /** None was sent, or it expired, or it was used. */
  | { outcome: 'none' };

export type ChallengeKey = Pick<Challenge, 'purpose'> & ({ subject: string } | { secretHash: string });

/**
 * Tries a code. The attempt is counted before the comparison, so that concurrent attempts cannot bypass the limit; a
 * correct one is uncounted. It does not use up the challenge: see `useChallenge`.
 */
export async function tryCode(db: Executor, clock: Clock, key: ChallengeKey, codeHash: string): Promise<Try> {
  const alive = and(isKey(key), isNull(challenges.usedAt), gt(challenges.expiresAt, clock.now()));
  const [challenge] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(and(alive, lt(challenges.attempts, CODE_ATTEMPTS)))
    .returning();
  if (!challenge) {
    const until = await codeBlockedUntil(db, clock, key);
    return until ? { outcome: 'too_many', until } : { outcome: 'none' };
  }
  if (!challenge.codeHash || !sameSecret(challenge.codeHash, codeHash)) {
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

/** Until when no code of a subject is sent or accepted after too many wrong ones; undefined without a block. */
export async function codeBlockedUntil(
  db: Executor,
  clock: Clock,
  key: ChallengeKey,
): Promise<Date | undefined> {
  const counting = new Date(clock.now().getTime() - COUNTING_MS);
  const [blocked] = await db
    .select({ countingSince: challenges.countingSince })
    .from(challenges)
    .where(
      and(
        isKey(key),
        isNull(challenges.usedAt),
        gte(challenges.attempts, CODE_ATTEMPTS),
        gt(challenges.countingSince, counting),
      ),
    );
  return blocked && endOfBlock(blocked);
}

const endOfBlock = ({ countingSince }: Pick<Challenge, 'countingSince'>) =>
  new Date(countingSince.getTime() + COUNTING_MS);

/** True for exactly one caller. */
export async function useChallenge(tx: Executor, clock: Clock, id: string): Promise<boolean> {
  const now = clock.now();
  const used = await tx
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt), gt(challenges.expiresAt, now)))
    .returning({ id: challenges.id });
  return used.length === 1;
}

const isKey = (key: ChallengeKey) =>
  and(
    eq(challenges.purpose, key.purpose),
    'subject' in key ? eq(challenges.subject, key.subject) : eq(challenges.secretHash, key.secretHash),
  );
