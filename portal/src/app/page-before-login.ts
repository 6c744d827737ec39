// The page somebody wanted when the sign-in came in between; kept by the tab until the sign-in takes it
// (journey/access/take-page-before-login.ts).

export const PAGE_BEFORE_LOGIN = 'quoin.page_before_login';
/** No e-mail is this. */
export const ANYBODY = '*';

/** Home and the way in, below /go: they ask for nothing that needs a session, and nobody signs in for them. */
export const needsNoSession = (path: string): boolean => /^\/(auth\/|[?#]|$)/.test(path);

/** @param path and query, below /go @param whose session ended there; left out, a visitor wanted it */
export function savePageBeforeLogin(path: string, whose: string | null = ANYBODY): void {
  if (needsNoSession(path)) return;
  try {
    sessionStorage.setItem(PAGE_BEFORE_LOGIN, `${Date.now()} ${whose} ${path}`);
  } catch {
    // Storage is forbidden: after the sign-in the default page opens.
  }
}
