// The bearer token: a short-lived JWT that names a session row. The row decides, the token only points at it.
//
// Only tokens of ours are read, and all have the same header and key: an HMAC at once takes a tenth of the time of a
// library that looks for algorithms and waits for another thread.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { TOKEN_MINUTES } from '@quoin/rules';
import type { Clock } from '../clock';

const ISSUER = 'quoin';
const HEADER = encoded({ alg: 'HS256' });

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

/** The specification's content: the e-mail as user id, and info with the country. */
export function issueToken(key: Buffer, clock: Clock, holder: TokenHolder): IssuedToken {
  const iat = secondsOf(clock);
  const exp = iat + TOKEN_MINUTES * 60;
  const { sessionId: sid, email: sub, country } = holder;
  const payload: Payload = { sid, info: { country }, iss: ISSUER, sub, iat, exp };
  const signed = `${HEADER}.${encoded(payload)}`;
  return {
    token: `${signed}.${signatureOf(key, signed).toString('base64url')}`,
    expire: new Date(exp * 1000).toISOString(),
  };
}

export type ReadToken =
  { state: 'valid' | 'expired'; sessionId: string; email: string } | { state: 'forged' };

export function readToken(key: Buffer, clock: Clock, token: string): ReadToken {
  const [header, content = '', signature = '', ...more] = token.split('.');
  if (header !== HEADER || more.length > 0) return { state: 'forged' };
  const expected = signatureOf(key, `${header}.${content}`).toString('base64url');
  if (signature.length !== expected.length) return { state: 'forged' };
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return { state: 'forged' };
  // What bears our signature was written by `issueToken`.
  const { iss, exp, sid, sub } = JSON.parse(Buffer.from(content, 'base64url').toString()) as Payload;
  if (iss !== ISSUER) return { state: 'forged' };
  return { state: exp > secondsOf(clock) ? 'valid' : 'expired', sessionId: sid, email: sub };
}

const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

const signatureOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function encoded(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}
