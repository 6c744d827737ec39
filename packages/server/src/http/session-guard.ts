// Who is calling. The token is looked up in the sessions table at every request, so that signing out counts at once, and
// so do disabling the account and its lock.
import { SESSION_IDLE_HOURS } from '@quoin/rules';
import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { CallName } from '@quoin/contract';
import { accounts, attemptCounts, sessions } from '../database/tables';
import { isCountOf } from '../security/attempts';
import { signInOf } from '../security/sign-in-attempts';
import { readToken } from '../security/token';
import type { Services } from '../services';
import type { SignedIn } from './handler';
import { Refusal } from './refusal';

/** These end or renew a session; a token that ran out a moment ago must still do. */
const TAKES_EXPIRED_TOKEN: readonly CallName[] = ['refreshToken', 'signOut'];

const IDLE_MS = SESSION_IDLE_HOURS * 3_600_000;
/** Being used is noted at most this often, so that reading does not cost a write each time. */
const NOTED_EVERY_MS = 30_000;

/** @throws Refusal not_signed_in, session_expired */
export async function requireSignedIn(
  services: Services,
  call: CallName,
  authorization: string | undefined,
): Promise<SignedIn> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new Refusal('not_signed_in');
  const read = await readToken(services.config.keys.session, services.clock, token);
  if (read.state === 'forged') throw new Refusal('not_signed_in');
  if (read.state === 'expired' && !TAKES_EXPIRED_TOKEN.includes(call)) throw new Refusal('session_expired');
  const signedIn = await aliveSession(services, read);
  if (!signedIn) throw new Refusal('session_expired');
  return signedIn;
}

/** On calls that anyone may make a token that no longer counts is as good as none. */
export async function signedInOrNot(
  services: Services,
  call: CallName,
  authorization: string | undefined,
): Promise<SignedIn | undefined> {
  if (!authorization) return undefined;
  try {
    return await requireSignedIn(services, call, authorization);
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}

async function aliveSession(
  services: Services,
  { sessionId, email: signedInAs }: { sessionId: string; email: string },
): Promise<SignedIn | undefined> {
  const { clock, db } = services;
  const now = clock.now();
  const alive = and(
    eq(sessions.id, sessionId),
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, now),
    gt(sessions.usedAt, new Date(now.getTime() - IDLE_MS)),
  );
  const isUnlocked = or(isNull(attemptCounts.lockedUntil), lte(attemptCounts.lockedUntil, now));
  const [row] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(attemptCounts, isCountOf(services, signInOf(signedInAs)))
    .where(and(alive, eq(accounts.status, 'activated'), isUnlocked));
  if (!row) return undefined;
  const stale = new Date(now.getTime() - NOTED_EVERY_MS);
  if (row.session.usedAt < stale) {
    await db
      .update(sessions)
      .set({ usedAt: now })
      .where(and(alive, lt(sessions.usedAt, stale)));
  }
  const { id, email, country } = row.account;
  return { accountId: id, sessionId, email, country };
}
