// The bearer token: a short-lived JWT that names a session row. The row decides whether the session is valid.
import { SESSION_IDLE_HOURS, TOKEN_MINUTES } from '@quoin/rules';
import { and, gt, isNull, type Placeholder } from 'drizzle-orm';
import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { hasHappened } from '../database/stored-times';
import { sessions } from '../database/tables';
import { type Clock, HOUR_MS, isRunning, MINUTE_MS } from '../shared/clock';

const ISSUER = 'quoin';
const ALGORITHM = 'HS256';
/** Size of the cache of verified tokens. Every request has a token. */
const CACHE_SIZE = 10_000;

export interface TokenHolder {
  email: string;
  country: string;
  sessionId: string;
}

export interface IssuedToken {
  token: string;
  /** ISO 8601, expiry of the token. */
  expire: string;
}

interface Payload {
  sid: string;
  info: { country: string };
  iss: string;
  sub: string;
  iat: number;
  exp: number;
}

export type ReadToken =
  { state: 'valid' | 'expired'; sessionId: string; email: string } | { state: 'forged' };

/** Issues a token with the payload of the specification: the e-mail address as user id, and info with the country. */
export function issueToken(key: Buffer, clock: Clock, holder: TokenHolder): IssuedToken {
  const iat = getSeconds(clock);
  const exp = iat + TOKEN_MINUTES * 60;
  const { sessionId: sid, email: sub, country } = holder;
  const payload: Payload = { sid, info: { country }, iss: ISSUER, sub, iat, exp };
  return {
    token: createSigner({ key, algorithm: ALGORITHM })(payload),
    expire: new Date(exp * 1000).toISOString(),
  };
}

export function readToken(key: Buffer, clock: Clock, token: string): ReadToken {
  const payload = genuine(key, token);
  if (!payload) return { state: 'forged' };
  const { exp, sid, sub } = payload;
  const isValid = isRunning(new Date(exp * 1000), clock.now(), TOKEN_MINUTES * MINUTE_MS);
  return { state: isValid ? 'valid' : 'expired', sessionId: sid, email: sub };
}

/** Returns the payload if the signature is valid, even if expired: expiry is checked by the application's clock. */
function genuine(key: Buffer, token: string): Payload | undefined {
  try {
    return createTokenVerifier(key)(token);
  } catch {
    return undefined; // The library throws for every verification error.
  }
}

const verifiers = new WeakMap<Buffer, (token: string) => Payload>();

/** Cached per key. A process has one key. */
function createTokenVerifier(key: Buffer): (token: string) => Payload {
  const made = verifiers.get(key) ?? verifier(key);
  verifiers.set(key, made);
  return made;
}

function verifier(key: Buffer): (token: string) => Payload {
  const verify: (token: string) => Payload = createVerifier({
    key,
    algorithms: [ALGORITHM],
    allowedIss: ISSUER,
    ignoreExpiration: true,
  });
  const found = new LRUCache<string, Payload>({ max: CACHE_SIZE, memoMethod: verify });
  return (token) => found.memo(token);
}

const getSeconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

/** Sessions last used before this time have expired. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - SESSION_IDLE_HOURS * HOUR_MS);

/** Neither ended nor expired, used since `idle`, and not opened in the future. */
export const isLive = (now: Date | Placeholder, idle: Date | Placeholder) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, now),
    gt(sessions.usedAt, idle),
    hasHappened(sessions.createdAt, now),
  );
