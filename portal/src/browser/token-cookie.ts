// The session cookie. It is read at each use, so that every tab sees the same session.
import { SESSION_HOURS } from '@quoin/rules';
import { IS_BROWSER } from './document';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Attributes of every cookie that the portal sets. */
export const cookieAttributes = (): string =>
  `Path=/go; SameSite=Strict${LOCAL_HOSTS.includes(window.location.hostname) ? '' : '; Secure'}`;

const COOKIE_NAME = 'quoin_token';
const PROBE_NAME = 'quoin_probe';

export interface TokenClaims {
  email: string;
  /** Unchanged by renewals and new at each sign-in, so that responses of an earlier session can be ignored. */
  epoch: string;
  /** Milliseconds since the Unix epoch. */
  expire: number;
}

export function readToken(): string | undefined {
  if (!IS_BROWSER) return undefined;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE_NAME}=`));
  return pair?.slice(COOKIE_NAME.length + 1) || undefined;
}

export function writeToken(token: string): void {
  document.cookie = `${COOKIE_NAME}=${token}; ${cookieAttributes()}; Max-Age=${SESSION_HOURS * 3600}`;
}

export function removeToken(): void {
  document.cookie = `${COOKIE_NAME}=; ${cookieAttributes()}; Max-Age=0`;
}

/** Whether the browser keeps no cookies of this site, so that nobody stays signed in. */
export function blocksCookies(): boolean {
  if (!IS_BROWSER) return false;
  document.cookie = `${PROBE_NAME}=1; ${cookieAttributes()}`;
  const isKept = document.cookie.includes(`${PROBE_NAME}=1`);
  document.cookie = `${PROBE_NAME}=; ${cookieAttributes()}; Max-Age=0`;
  return !isKept;
}

/** Claims of a token; undefined if it is not a token of this API. */
export function getClaims(token: string | undefined): TokenClaims | undefined {
  try {
    const payload = token?.split('.')[1];
    if (!payload) return undefined;
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isClaims(claims)) return undefined;
    return { email: claims.sub, epoch: claims.sid, expire: claims.exp * 1000 };
  } catch {
    return undefined; // malformed
  }
}

const isClaims = (value: unknown): value is { sub: string; sid: string; exp: number } =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  typeof value.sub === 'string' &&
  'sid' in value &&
  typeof value.sid === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number';
