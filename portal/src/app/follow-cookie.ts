// All tabs share one cookie. A tab that comes to the front looks at it again, and so does every navigation: another tab may
// have signed out, or in as somebody else, and cookies grow old or are cleared.
import { endSession, selectEmail, sessionStarted, type EndOfSession } from '../session/session-slice';
import { claimsOf, readToken } from '../session/token-cookie';
import type { PortalRouter } from './router';
import type { Store } from './store';

export function followCookie(store: Store, router: PortalRouter): void {
  function follow(end: EndOfSession) {
    const token = readToken();
    const email = claimsOf(token)?.email ?? null;
    if (email === selectEmail(store.getState())) return;
    store.dispatch(token === undefined ? endSession(end) : sessionStarted(token));
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow('signed_out');
  });
  router.subscribe(() => follow('vanished'));
}
