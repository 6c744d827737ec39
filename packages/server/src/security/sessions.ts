// The bearer token: a short-lived JWT that names a session row. The row decides, the token only points at it.
import { SESSION_IDLE_HOURS, TOKEN_MINUTES } from '@quoin/rules';
import { and, gt, isNull, type Placeholder } from 'drizzle-orm';
import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { sessions } from '../database/tables';
import type { Clock } from '../shared/clock';

const ISSUER = 'quoin';
const ALGORITHM = 'HS256';
/** Tokens that were found genuine: one comes with every request of its browser. */
const REMEMBERED = 10_000;

export interface TokenHolder {
  email: string;
  country: string;
  sessionId: string;
}

export interface IssuedToken {
  token: string;
  /** ISO 8601, when the token ends. */
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

/** The specification's content: the e-mail as user id, and info with the country. */
export function issueToken(key: Buffer, clock: Clock, holder: TokenHolder): IssuedToken {
  const iat = secondsOf(clock);
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
  return { state: exp > secondsOf(clock) ? 'valid' : 'expired', sessionId: sid, email: sub };
}

/** What a token of ours says, in time or not: the clock is the application's, not the library's. */
function genuine(key: Buffer, token: string): Payload | undefined {
  try {
    return verifierOf(key)(token);
  } catch {
    return undefined; // it throws for each thing that can be wrong
  }
}

const verifiers = new WeakMap<Buffer, (token: string) => Payload>();

/** One for each key, which is one for each process. */
function verifierOf(key: Buffer): (token: string) => Payload {
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
  const found = new LRUCache<string, Payload>({ max: REMEMBERED, memoMethod: verify });
  return (token) => found.memo(token);
}

const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

/** A session that was not used since then is over. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - SESSION_IDLE_HOURS * 3_600_000);

/** Not ended, not run out, and used since `idle`. */
export const isLive = (now: Date | Placeholder, idle: Date | Placeholder) =>
  and(isNull(sessions.revokedAt), gt(sessions.endsAt, now), gt(sessions.usedAt, idle));
