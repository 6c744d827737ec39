// Where the links of our mails lead: the visit is recorded, and the way goes on home. Inside another app it ends here,
// with how to get out of it.
import { inAppBrowserOf } from '@quoin/rules';
import { InAppBrowserNotice, Page } from '@quoin/ui';
import { useEffect, useRef } from 'react';
import { Navigate, useHref, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../../store/root-reducer';
import { parseReferralId } from '../../../session/referral-slice';
import { recordVisit } from './record-visit';

export default function MailScreen() {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const here = useHref({ pathname: '/mail', search });
  const recorded = useRef<string>(undefined);
  const app = inAppBrowserOf(navigator.userAgent);

  useEffect(() => {
    if (recorded.current === search) return; // one opening of a link is one visit
    recorded.current = search;
    void dispatch(recordVisit(search));
  }, [dispatch, search]);

  if (app === undefined)
    return <Navigate to={{ pathname: '/', search: parseReferralId(search) ? search : '' }} replace />;
  return (
    <Page width="form">
      <InAppBrowserNotice app={app} url={window.location.origin + here} />
    </Page>
  );
}
