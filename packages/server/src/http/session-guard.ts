// Authenticates requests. Each request reads the session's row, so that a sign-out or a disabled account takes effect
// at once.
import type { CallName } from '@quoin/contract';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { batchQueries } from '../database/batch-queries';
import { type State, getState } from '../database/changes';
import { accounts, sessions } from '../database/tables';
import { idleSince, isLive, readToken } from '../security/sessions';
import type { Services } from '../services';
import { ApiError } from '../shared/errors';
import type { SignedIn } from './handler';

/** These calls end or renew a session, so they also accept an expired token. */
const CALLS_WITH_EXPIRED_TOKEN: readonly CallName[] = ['refreshToken', 'signOut'];

/** Calls allowed to an account that lacks its required phone: adding one, and signing out. */
const CALLS_WITHOUT_PHONE: ReadonlySet<CallName> = new Set<CallName>([
  'refreshToken',
  'signOut',
  'getUserInfo',
  'getTwoStep',
  'verifyPassword',
  'beginPasskeyCheck',
  'verifyPasskey',
  'sendNewPhoneCode',
  'updatePhone',
]);

/** Minimum interval between updates of the last use, so that reads rarely write. */
const NOTED_EVERY_MS = 30_000;
/**
 * After this interval the response waits for the update, so that a session in use cannot expire. Before, the update runs
 * in the background.
 */
const NOTED_FIRST_MS = 600_000;

/** The caller, and the state of their data and of the catalogue at authentication. */
export interface Recognised {
  signedIn: SignedIn;
  state: State;
  /** Staff removed the phone, and the account has no other. */
  phoneRequired: boolean;
}

export interface SessionGuard {
  /** @throws ApiError not_signed_in, session_expired, phone_required */
  require(call: CallName, authorization: string | undefined): Promise<Recognised>;
  /** Public calls treat an invalid token like a missing one. */
  recognise(call: CallName, authorization: string | undefined): Promise<Recognised | undefined>;
}

export function sessionGuard(services: Services): SessionGuard {
  const { clock, config } = services;
  const aliveSession = batchQueries(sessionLook(services));

  const require: SessionGuard['require'] = async (call, authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new ApiError('not_signed_in');
    const read = readToken(config.keys.session, clock, token);
    if (read.state === 'forged') throw new ApiError('not_signed_in');
    if (read.state === 'expired' && !CALLS_WITH_EXPIRED_TOKEN.includes(call))
      throw new ApiError('session_expired');
    const found = await aliveSession(read.sessionId);
    if (!found) throw new ApiError('session_expired');
    if (found.phoneRequired && !CALLS_WITHOUT_PHONE.has(call)) throw new ApiError('phone_required');
    return found;
  };

  return {
    require,
    async recognise(call, authorization) {
      if (!authorization) return undefined;
      try {
        return await require(call, authorization);
      } catch (failure) {
        if (failure instanceof ApiError) return undefined;
        throw failure;
      }
    },
  };
}

/**
 * Looks up the live sessions of tokens. The ids are one JSON parameter, because PostgreSQL would plan the query again for
 * each number of parameters.
 */
function sessionLook({ clock, db }: Services) {
  const input = { sessionId: sql<string>`input.session_id`, place: sql<string>`input.place`.mapWith(Number) };
  const now = sql.placeholder('now');
  const alive = db
    .select({
      place: input.place,
      sessionId: sessions.id,
      usedAt: sessions.usedAt,
      accountId: accounts.id,
      email: accounts.email,
      country: accounts.country,
      phoneRequired: accounts.phoneRequired,
      catalogue: getState('catalogue'),
      account: getState(accounts.id),
    })
    .from(
      sql`rows from (json_to_recordset(${sql.placeholder('named')}::json) as (session_id text)) with ordinality as input(session_id, place)`,
    )
    .innerJoin(sessions, eq(sessions.id, input.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(isLive(now, sql.placeholder('idleSince')), eq(accounts.status, 'activated')))
    .prepare('alive_sessions');

  return async (sessionIds: string[]): Promise<(Recognised | undefined)[]> => {
    const at = clock.now();
    const rows = await alive.execute({
      named: JSON.stringify(sessionIds.map((session_id) => ({ session_id }))),
      now: at,
      idleSince: idleSince(at),
    });
    await noteUses(rows, at);
    const found = new Map(rows.map((row) => [row.place - 1, toRecognised(row)]));
    return sessionIds.map((_, index) => found.get(index));
  };

  async function noteUses(used: readonly { sessionId: string; usedAt: Date }[], at: Date): Promise<void> {
    const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
    const stale = used.filter(({ usedAt }) => usedAt < before(NOTED_EVERY_MS));
    if (stale.length === 0) return;
    const noted = noteUse(
      stale.map(({ sessionId }) => sessionId),
      at,
      before(NOTED_EVERY_MS),
    );
    if (stale.some(({ usedAt }) => usedAt < before(NOTED_FIRST_MS))) await noted;
    // The next request retries a failed update.
    else noted.catch(() => undefined);
  }

  /** Skips rows that another process is updating, to avoid deadlocks. */
  async function noteUse(sessionIds: string[], at: Date, stale: Date): Promise<void> {
    const free = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, sessionIds), isNull(sessions.revokedAt), lt(sessions.usedAt, stale)))
      .for('update', { skipLocked: true });
    await db.update(sessions).set({ usedAt: at }).where(inArray(sessions.id, free));
  }
}

const toRecognised = ({
  accountId,
  sessionId,
  email,
  country,
  catalogue,
  account,
  phoneRequired,
}: SignedIn & State & Pick<Recognised, 'phoneRequired'>): Recognised => ({
  signedIn: { accountId, sessionId, email, country },
  state: { catalogue, account },
  phoneRequired,
});
