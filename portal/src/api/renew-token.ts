// Renews an expired token once, even if several calls in several tabs need it.
import { CALLS } from '@quoin/contract';
import { getClaims, readToken, writeToken } from '../browser/token-cookie';
import { API_URL } from './base-url';

/** `kept`: the token is valid. `refused`: the session is over. `no_answer`: the server cannot be reached. */
export type Renewal = 'kept' | 'refused' | 'no_answer';

let running: Promise<Renewal> | undefined;

/** @param stale the expired or rejected token */
export function renewToken(stale: string): Promise<Renewal> {
  running ??= withTabLock(() => renew(stale)).finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(stale: string): Promise<Renewal> {
  if (readToken() !== stale) return getLocalRenewal(); // another tab renewed it
  const token = await askNewToken(stale);
  if (token === null) return 'no_answer';
  if (readToken() !== stale) return getLocalRenewal(); // a sign-out or sign-in during the request wins
  if (token === undefined) return 'refused';
  writeToken(token);
  return 'kept';
}

/** Undefined when the session is over, null when the server cannot be reached. */
export async function askNewToken(stale: string): Promise<string | undefined | null> {
  const reply = await fetch(`${API_URL}${CALLS.refreshToken.path}`, {
    headers: { Authorization: `Bearer ${stale}` },
    credentials: 'include',
  }).catch(() => undefined);
  if (reply === undefined || reply.status >= 500 || reply.status === 429) return null;
  const token = reply.ok ? tokenIn(await reply.json().catch(() => undefined)) : undefined;
  return getClaims(token) && token;
}

const getLocalRenewal = (): Renewal => (readToken() === undefined ? 'refused' : 'kept');

const tokenIn = (reply: unknown): string | undefined =>
  typeof reply === 'object' && reply !== null && 'token' in reply && typeof reply.token === 'string'
    ? reply.token
    : undefined;

/** Runs in one tab at a time. Web Locks need HTTPS; without them the server's grace period for parallel tabs suffices. */
const withTabLock = (work: () => Promise<Renewal>): Promise<Renewal> =>
  'locks' in navigator ? navigator.locks.request('quoin-session', work) : work();
