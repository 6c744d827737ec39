// Fixed-window rate limits, counted in the database for all processes, by the injected clock.
import { isIPv6 } from 'node:net';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { type Clock, latestEnd } from '../shared/clock';
import type { Executor } from '../database/database';
import { requestLimits } from '../database/tables';
import { ApiError } from '../shared/errors';

export interface RateLimit {
  points: number;
  seconds: number;
  /**
   * Batch size, a divisor of `points`: a process takes this many points from the database at once, because a write per
   * request would cost more than the request. All processes together never exceed `points`; a single process may get
   * fewer.
   */
  atOnce?: number;
}

/** `1.2.3.4:5678`, as some proxies append it: the port differs for each connection. */
const IPV4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const IPV6_WITH_PORT = /^\[([\da-f:.]+)\](?::\d+)?$/i;
/** An IPv4 address in the form of IPv6, as a socket for both reports it. */
const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Key of an address in the limits: IPv4 addresses without port, IPv6 addresses by their /64, because a subscriber usually
 * has a whole /64 (RFC 6177).
 */
export function getNetwork(address: string): string {
  const [, host = address] = IPV4_WITH_PORT.exec(address) ?? IPV6_WITH_PORT.exec(address) ?? [];
  const [, mapped] = IPV4_MAPPED.exec(host) ?? [];
  if (mapped !== undefined || !isIPv6(host)) return mapped ?? host;
  const [withoutZone = ''] = host.split('%');
  // Hexadecimal throughout, also for a last part such as 1.2.3.4.
  const [before = [], after = []] = new URL(`http://[${withoutZone}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export interface RateLimiter {
  /** Takes a point of `key`. Its window starts with the first point. @throws ApiError too_many_requests */
  take(key: string, limit: RateLimit): Promise<void>;
}

/** Points that this process has left. If `refused`, none are available before `until`. */
interface Share {
  left: number;
  until: number;
  refused: boolean;
}

const MAX_SHARES = 20_000;

export function rateLimiter(db: Executor, clock: Clock): RateLimiter {
  const shares = new Map<string, Share>();
  const pending = new Map<string, Promise<Share>>();

  const getShare = (key: string, { seconds }: RateLimit): Share | undefined => {
    const share = shares.get(key);
    const now = clock.now();
    if (share && share.until > now.getTime() && share.until <= latestWindow(now, seconds)) return share;
    shares.delete(key);
    return undefined;
  };

  const ask = async (key: string, limit: RateLimit): Promise<Share> => {
    if (shares.size >= MAX_SHARES) shares.clear();
    const share = await takeShare(db, key, limit, clock.now());
    shares.set(key, share);
    return share;
  };

  const askOnce = (key: string, limit: RateLimit): Promise<Share> => {
    const running = pending.get(key);
    if (running) return running;
    const asking = ask(key, limit).finally(() => pending.delete(key));
    pending.set(key, asking);
    return asking;
  };

  return {
    async take(key, limit) {
      for (;;) {
        const share = getShare(key, limit);
        if (share?.refused) {
          const wait = share.until - clock.now().getTime();
          throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) });
        }
        if (share && share.left > 0) {
          share.left -= 1;
          return;
        }
        await askOnce(key, limit);
      }
    },
  };
}

const latestWindow = (now: Date, seconds: number): number => latestEnd(now, seconds * 1000).getTime();

async function takeShare(
  db: Executor,
  subject: string,
  { points: max, seconds, atOnce = 1 }: RateLimit,
  at: Date,
): Promise<Share> {
  const { key, points, expire } = requestLimits;
  const now = at.getTime();
  const isOver = sql`(${lte(expire, now)} or ${gt(expire, latestWindow(at, seconds))})`;
  const [taken] = await db
    .insert(requestLimits)
    .values({ key: subject, points: atOnce, expire: now + seconds * 1000 })
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then ${atOnce} else ${points} + ${atOnce} end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
      setWhere: or(isOver, lte(points, max - atOnce)),
    })
    .returning({ until: expire });
  if (taken) return { left: atOnce, until: taken.until ?? now, refused: false };
  const [full] = await db
    .select({ until: expire })
    .from(requestLimits)
    .where(and(eq(key, subject), gt(expire, now)));
  // Missing if the window ended between the two statements; the caller then retries.
  return { left: 0, until: full?.until ?? now, refused: full !== undefined };
}
