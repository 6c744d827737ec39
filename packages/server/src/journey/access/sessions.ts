// Sessions: opened at sign-in, renewed by cookie, ended by sign-out or by a replayed cookie.
import { REFRESH_GRACE_SECONDS, SESSION_HOURS } from '@quoin/rules';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import { type Executor, prepareQuery, type Transaction } from '../../database/database';
import { attemptCounts, auditTrail, sessions } from '../../database/tables';
import type { Cookie, Handler, SignedIn } from '../../http/handler';
import { getBrowser } from '../../http/request-headers';
import { computeDigest, getSignInSubject } from '../../security/attempts';
import { newSecret, sha256 } from '../../security/secrets';
import { idleSince, isLive, type IssuedToken, issueToken } from '../../security/sessions';
import type { Services } from '../../services';
import { HOUR_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { notifyOwner } from './security-mail';
import { forgetTicket } from './sign-in-code';

export interface SessionHolder {
  id: string;
  email: string;
  country: string;
}

/**
 * Opens a session and resets failed sign-ins in one statement, to keep sign-in fast. `admit` sets the cookie and creates
 * the token.
 */
export async function openSession(
  db: Executor,
  { clock, config }: Services,
  { id: accountId, email }: Pick<SessionHolder, 'id' | 'email'>,
  userAgent: string | undefined,
) {
  const now = clock.now();
  const secret = newSecret();
  const session = {
    id: newId(),
    accountId,
    ...getBrowser(userAgent),
    endsAt: new Date(now.getTime() + SESSION_HOURS * HOUR_MS),
  };
  await opened(db).execute({
    ...session,
    now,
    refreshHash: sha256(secret),
    attempts: computeDigest(config, getSignInSubject(email)),
    actor: `account:${accountId}`,
    object: `session:${session.id}`,
  });
  return { ...session, secret };
}

const opened = prepareQuery((db) => {
  const given = sql.placeholder;
  const now = given('now');
  const forgotten = db
    .$with('forgotten')
    .as(db.delete(attemptCounts).where(eq(attemptCounts.subjectDigest, given('attempts'))));
  const recorded = db.$with('recorded').as(
    db.insert(auditTrail).values({
      at: now,
      actor: given('actor'),
      act: 'session.open',
      object: given('object'),
      detail: {},
    }),
  );
  return db
    .with(forgotten, recorded)
    .insert(sessions)
    .values({
      id: given('id'),
      accountId: given('accountId'),
      browser: given('browser'),
      system: given('system'),
      refreshHash: given('refreshHash'),
      rotatedAt: now,
      createdAt: now,
      usedAt: now,
      endsAt: given('endsAt'),
    })
    .prepare('open_session');
});

export async function admit(
  { clock, config }: Services,
  holder: SessionHolder,
  session: Awaited<ReturnType<typeof openSession>>,
  cookie: Cookie,
): Promise<IssuedToken> {
  cookie.write(session.secret, session.endsAt);
  return issueToken(config.keys.session, clock, { ...holder, sessionId: session.id });
}

/**
 * Returns a new token for an active session and rotates its cookie. Tabs that refresh with the same cookie within ten
 * seconds all get a token, and share the cookie of the first. Any other cookie is a replay and ends the session.
 * @throws ApiError session_expired
 */
export const refreshToken: Handler<'refreshToken'> = async (
  { signedIn, refreshCookie: cookie },
  services,
) => {
  const { clock, config, db } = services;
  const given = cookie.read();
  if (!given) throw new ApiError('session_expired');
  const rotated = await rotate(services, signedIn.sessionId, sha256(given));
  if (rotated) cookie.write(rotated.secret, rotated.endsAt);
  else if (!(await isWithinGrace(services, signedIn.sessionId, sha256(given)))) {
    await revokeOne(db, services, signedIn, 'session.replay');
    cookie.clear();
    throw new ApiError('session_expired');
  }
  return issueToken(config.keys.session, clock, signedIn);
};

export const signOut: Handler<'signOut'> = async ({ signedIn, refreshCookie }, services) => {
  await revokeOne(services.db, services, signedIn, 'session.sign_out');
  refreshCookie.clear();
  return { done: true };
};

/** @returns false if the session has ended or belongs to another account */
export async function revokeOne(
  db: Executor,
  { clock }: Services,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
  act: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: clock.now() })
      .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    if (ended.length === 0) return false;
    await recordAct(tx, clock, { actor: `account:${accountId}`, act, object: `session:${sessionId}` });
    return true;
  });
}

/** Ends the sessions of an account except one, and any sign-in in progress. */
export async function revokeSessions(
  tx: Transaction,
  { clock }: Services,
  { accountId, keep = '', actor }: { accountId: string; keep?: string; actor?: Act['actor'] },
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, keep), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await forgetTicket(tx, accountId);
  const object = `account:${accountId}` as const;
  await recordAct(tx, clock, {
    actor: actor ?? object,
    act: 'session.revoke_others',
    object,
    detail: { sessions: ended.length },
  });
}

async function rotate({ clock, db }: Services, sessionId: string, hash: string) {
  const now = clock.now();
  const secret = newSecret();
  const [row] = await db
    .update(sessions)
    .set({ refreshHash: sha256(secret), previousRefreshHash: hash, rotatedAt: now, usedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.refreshHash, hash), isNull(sessions.revokedAt)))
    .returning({ endsAt: sessions.endsAt });
  return row && { secret, endsAt: row.endsAt };
}

async function isWithinGrace({ clock, db }: Services, sessionId: string, hash: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - REFRESH_GRACE_SECONDS * 1000);
  const isPrevious = and(eq(sessions.previousRefreshHash, hash), gt(sessions.rotatedAt, since));
  return (await db.$count(sessions, and(eq(sessions.id, sessionId), isPrevious))) > 0;
}

export const listSessions: Handler<'listSessions'> = async ({ signedIn }, { clock, db }) => {
  const { accountId, sessionId } = signedIn;
  const now = clock.now();
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isLive(now, idleSince(now))))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
  return {
    items: rows.map(({ id, browser, system, createdAt, usedAt }) => ({
      id,
      current: id === sessionId,
      browser,
      system,
      created_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
    })),
  };
};

/** @throws ApiError not_authorized_action when it does not exist, has ended or belongs to another account */
export const endOneSession: Handler<'endOneSession'> = async ({ params, signedIn }, services) => {
  const { accountId } = signedIn;
  const ended = await services.db.transaction(async (tx) => {
    const isEnded = await revokeOne(tx, services, { ...params, accountId }, 'session.end_other');
    if (isEnded) await notifyOwner(tx, services, accountId, 'session_end');
    return isEnded;
  });
  if (!ended) throw new ApiError('not_authorized_action');
  return { done: true };
};

export const signOutEverywhere: Handler<'signOutEverywhere'> = async (
  { signedIn: { accountId }, refreshCookie },
  services,
) => {
  await services.db.transaction(async (tx) => {
    await revokeSessions(tx, services, { accountId });
    await notifyOwner(tx, services, accountId, 'session_end_all');
  });
  refreshCookie.clear();
  return { done: true };
};
