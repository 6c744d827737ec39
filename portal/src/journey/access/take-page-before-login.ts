// Where a sign-in leads: to the page before it, as long as that is still what somebody signs in for
// (docs/decisions/page-before-login.md).
import { createPath, parsePath } from 'react-router-dom';
import { ANYBODY, PAGE_BEFORE_LOGIN } from '../../app/page-before-login';

const DEFAULT_PAGE = '/dashboard';
const KEPT_MS = 30 * 60_000;

/** Path and query below /go; asked once, then forgotten. @param email of who has signed in */
export function takePageBeforeLogin(email: string | null): string {
  try {
    const [at, whose, path] = sessionStorage.getItem(PAGE_BEFORE_LOGIN)?.split(' ') ?? [];
    sessionStorage.removeItem(PAGE_BEFORE_LOGIN);
    const isFresh = Date.now() - Number(at) < KEPT_MS;
    const isTheirs = whose === ANYBODY || whose === email;
    return path?.startsWith('/') && isFresh && isTheirs ? createPath(parsePath(path)) : DEFAULT_PAGE;
  } catch {
    return DEFAULT_PAGE; // storage is forbidden
  }
}
