// Who is calling. The token is looked up in the sessions table at every request, so that signing out counts at once, and
// so do disabling the account and its lock.
import type { CallName } from '@quoin/contract';
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { batchQueries } from '../database/batch-queries';
import { type State, stateOf } from '../database/changes';
import { accounts, attemptCounts, sessions } from '../database/tables';
import { digestOf, signInOf } from '../security/attempts';
import { idleSince, isLive, readToken } from '../security/sessions';
import type { Services } from '../services';
import { ApiError } from '../shared/errors';
import type { SignedIn } from './handler';

/** These end or renew a session; a token that ran out a moment ago must still do. */
const TAKES_EXPIRED_TOKEN: readonly CallName[] = ['refreshToken', 'signOut'];

/** Being used is noted at most this often, so that reading does not cost a write each time. */
const NOTED_EVERY_MS = 30_000;
/** After so long the answer waits for the note: a session that is used must not run out. Otherwise it goes ahead. */
const NOTED_FIRST_MS = 600_000;

/** Digests that were made: one is looked for with every request of its person. */
const REMEMBERED = 10_000;

/** Who calls, and how far their investments and the shelf had changed at that moment. */
export interface Recognised {
  signedIn: SignedIn;
  state: State;
}

export interface SessionGuard {
  /** @throws ApiError not_signed_in, session_expired */
  require(call: CallName, authorization: string | undefined): Promise<Recognised>;
  /** On calls that anyone may make a token that no longer counts is as good as none. */
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
    if (read.state === 'expired' && !TAKES_EXPIRED_TOKEN.includes(call))
      throw new ApiError('session_expired');
    const found = await aliveSession(read);
    if (!found) throw new ApiError('session_expired');
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

interface Named {
  sessionId: string;
  email: string;
}

/**
 * Looks for the sessions that tokens name; what is not alive has no answer. Of an array PostgreSQL would count the parts
 * and plan anew for each length, which takes longer than the look.
 */
function sessionLook({ clock, config, db }: Services) {
  const digests = new LRUCache<string, string>({
    max: REMEMBERED,
    memoMethod: (email) => digestOf(config, signInOf(email)),
  });
  const asked = {
    sessionId: sql<string>`asked.session_id`,
    digest: sql<string>`asked.digest`,
    place: sql<string>`asked.place`.mapWith(Number),
  };
  const now = sql.placeholder('now');
  const alive = db
    .select({
      place: asked.place,
      sessionId: sessions.id,
      usedAt: sessions.usedAt,
      accountId: accounts.id,
      email: accounts.email,
      country: accounts.country,
      shelf: stateOf('shelf'),
      account: stateOf(accounts.id),
    })
    .from(
      sql`rows from (json_to_recordset(${sql.placeholder('named')}::json) as (session_id text, digest text)) with ordinality as asked(session_id, digest, place)`,
    )
    .innerJoin(sessions, eq(sessions.id, asked.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(attemptCounts, eq(attemptCounts.subjectDigest, asked.digest))
    .where(
      and(
        isLive(now, sql.placeholder('idleSince')),
        eq(accounts.status, 'activated'),
        or(isNull(attemptCounts.lockedUntil), lte(attemptCounts.lockedUntil, now)),
      ),
    )
    .prepare('alive_sessions');

  return async (named: Named[]): Promise<(Recognised | undefined)[]> => {
    const at = clock.now();
    const rows = await alive.execute({
      named: JSON.stringify(
        named.map(({ sessionId, email }) => ({
          session_id: sessionId,
          digest: digests.memo(email),
        })),
      ),
      now: at,
      idleSince: idleSince(at),
    });
    await noteUses(rows, at);
    const found = new Map(rows.map((row) => [row.place - 1, recognised(row)]));
    return named.map((_, place) => found.get(place));
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
    // What could not be noted is noted with the next request.
    else noted.catch(() => undefined);
  }

  /** What another process notes at this moment is left to it: of two that wait, each could wait for the other. */
  async function noteUse(sessionIds: string[], at: Date, stale: Date): Promise<void> {
    const free = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, sessionIds), isNull(sessions.revokedAt), lt(sessions.usedAt, stale)))
      .for('update', { skipLocked: true });
    await db.update(sessions).set({ usedAt: at }).where(inArray(sessions.id, free));
  }
}

const recognised = ({
  accountId,
  sessionId,
  email,
  country,
  shelf,
  account,
}: SignedIn & State): Recognised => ({
  signedIn: { accountId, sessionId, email, country },
  state: { shelf, account },
});
