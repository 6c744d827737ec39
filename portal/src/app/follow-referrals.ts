import type { PortalRouter } from './router';
import { keepReferral, refIdIn } from './referral-slice';
import type { Store } from './store';

/** Whatever page an invitation leads to, its code is kept: at the first address, and at each one after it. */
export function followReferrals(store: Store, router: PortalRouter): void {
  let noted = '';
  const note = (search: string) => {
    if (search === noted) return;
    noted = search;
    const refId = refIdIn(search);
    if (refId) store.dispatch(keepReferral(refId));
  };
  note(router.state.location.search);
  router.subscribe(({ location }) => note(location.search));
}
