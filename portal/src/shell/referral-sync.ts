import type { PortalRouter } from './router';
import { saveReferral, parseReferralId } from '../session/referral-slice';
import type { Store } from './store';

/** Saves the referral code of the first address and of every later one. */
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
