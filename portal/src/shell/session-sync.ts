// All tabs share one session cookie. It is read again on every navigation and when the user comes to the tab or to its
// window, because another one may have signed out or in, and cookies expire or are cleared.
import { endSession, selectEmail, sessionStarted, type EndOfSession } from '../session/session-slice';
import { getClaims, readToken } from '../browser/token-cookie';
import type { PortalRouter } from './router';
import type { Store } from './store';
import { saveReferral, parseReferralId } from '../session/referral-slice';

export function followSessionCookie(store: Store, router: PortalRouter): void {
  function follow(end: EndOfSession) {
    const token = readToken();
    const email = getClaims(token)?.email ?? null;
    if (email === selectEmail(store.getState())) return;
    store.dispatch(token === undefined ? endSession(end) : sessionStarted(token));
  }
  const whenVisible = () => {
    if (document.visibilityState === 'visible') follow('signed_out');
  };
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('focus', whenVisible); // of two windows side by side, both are visible
  router.subscribe(() => follow('vanished'));
}

/** Saves the referral code of the first URL and of every later one. */
export function followReferrals(store: Store, router: PortalRouter): void {
  let noted = '';
  const note = (search: string) => {
    if (search === noted) return;
    noted = search;
    const refId = parseReferralId(search);
    if (refId) store.dispatch(saveReferral(refId));
  };
  note(router.state.location.search);
  router.subscribe(({ location }) => note(location.search));
}
