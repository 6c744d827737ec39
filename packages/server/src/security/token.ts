// The bearer token: a short-lived JWT that names a session row. The row decides, the token only points at it.
import { TOKEN_MINUTES } from '@quoin/rules';
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../clock';

const ALGORITHM = 'HS256';
const ISSUER = 'quoin';

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

/** The specification's content: the e-mail as user id, and info with the country. */
export async function issueToken(key: Buffer, clock: Clock, holder: TokenHolder): Promise<IssuedToken> {
  const issued = Math.floor(clock.now().getTime() / 1000);
  const ends = issued + TOKEN_MINUTES * 60;
  const token = await new SignJWT({ sid: holder.sessionId, info: { country: holder.country } })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(holder.email)
    .setIssuedAt(issued)
    .setExpirationTime(ends)
    .sign(key);
  return { token, expire: new Date(ends * 1000).toISOString() };
}

export type ReadToken =
  { state: 'valid' | 'expired'; sessionId: string; email: string } | { state: 'forged' };

export async function readToken(key: Buffer, clock: Clock, token: string): Promise<ReadToken> {
  const demands = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: clock.now() };
  try {
    const { payload } = await jwtVerify(token, key, demands);
    return pointing('valid', payload);
  } catch (failure) {
    // jose looks at the times last, so an expired token has a true signature.
    const payload = failure instanceof errors.JWTExpired ? failure.payload : undefined;
    return pointing('expired', payload);
  }
}

const pointing = (state: 'valid' | 'expired', payload: JWTPayload | undefined): ReadToken =>
  typeof payload?.sid === 'string' && payload.sub !== undefined
    ? { state, sessionId: payload.sid, email: payload.sub }
    : { state: 'forged' };
