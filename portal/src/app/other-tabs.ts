// A tab that comes to the front looks at the cookie again: another tab may have signed out, or in as somebody else.
import { endSession, selectEmail, sessionStarted } from '../session/session-slice';
import { claimsOf, readToken } from '../session/token-cookie';
import type { Store } from './store';

export function followOtherTabs(store: Store): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    const token = readToken();
    const shown = selectEmail(store.getState());
    const email = claimsOf(token)?.email ?? null;
    if (email === shown) return;
    store.dispatch(token === undefined ? endSession('signed_out') : sessionStarted(token));
  });
}
