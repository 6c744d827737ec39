// Lists the sessions of an account, and ends one or all of them.
import { and, desc, eq } from 'drizzle-orm';
import { sessions } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { idleSince, isLive } from '../../security/sessions';
import { ApiError } from '../../shared/errors';
import { notifyOwner } from './security-mail';
import { revokeOne, revokeSessions } from './sessions';

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
