// The page that was requested before sign-in, saved by the tab (docs/decisions/return-url.md).
import { createPath, parsePath } from 'react-router-dom';

const RETURN_URL_KEY = 'quoin.page_before_login';
/** Cannot equal an e-mail address. */
const ANY_USER = '*';

/** The home page and the screens of /auth, relative to /go; they are never a return URL. */
export const needsNoSession = (path: string): boolean => /^\/(auth\/|[?#]|$)/.test(path);

/** @param path path and query below /go @param whose e-mail of the ended session; default: any user */
export function saveReturnUrl(path: string, whose: string | null = ANY_USER): void {
  if (needsNoSession(path)) return;
  try {
    sessionStorage.setItem(RETURN_URL_KEY, `${Date.now()} ${whose} ${path}`);
  } catch {
    // Storage is blocked: the default page opens after sign-in.
  }
}

const DEFAULT_PAGE = '/dashboard';
const MAX_AGE_MS = 30 * 60_000;

/** @returns path and query below /go, and removes the saved URL. @param email of the signed-in user */
export function takeReturnUrl(email: string | null): string {
  try {
    const [at, whose, path] = sessionStorage.getItem(RETURN_URL_KEY)?.split(' ') ?? [];
    sessionStorage.removeItem(RETURN_URL_KEY);
    const isFresh = Date.now() - Number(at) < MAX_AGE_MS;
    const isTheirs = whose === ANY_USER || whose === email;
    return path?.startsWith('/') && isFresh && isTheirs ? createPath(parsePath(path)) : DEFAULT_PAGE;
  } catch {
    return DEFAULT_PAGE; // storage is blocked
  }
}
