// Target of links in e-mails: records the visit and redirects home. In another app's browser it explains how to leave it
// instead.
import { getInAppBrowser } from '@quoin/rules';
import { InAppBrowserNotice, Page } from '@quoin/ui';
import { useEffect, useRef } from 'react';
import { Navigate, useHref, useLocation } from 'react-router-dom';
import { useAppDispatch, type AppDispatch, type RootState } from '../../../store/root-reducer';
import { parseReferralId } from '../../../session/referral-slice';
import { api } from '../../../api/api';
import { keepFromMail, selectFromMail } from './from-mail-slice';

export default function MailScreen() {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const here = useHref({ pathname: '/mail', search });
  const recorded = useRef<string>(undefined);
  const app = getInAppBrowser(navigator.userAgent);

  useEffect(() => {
    if (recorded.current === search) return; // record each link once
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

/**
 * Records the visit of a link. If that fails, the page opens all the same.
 * @param search query of the link
 */
export const recordVisit = (search: string) => async (dispatch: AppDispatch, getState: () => RootState) => {
  const id = selectFromMail(getState());
  // Of duplicate parameters the first counts, as everywhere; fromEntries would keep the last.
  const params = Object.fromEntries([...new URLSearchParams(search)].reverse());
  const query = { ...params, ...(id === null ? {} : { id }) };
  const { data } = await dispatch(
    api.endpoints.recordVisit.initiate({ query }, { subscribe: false, forceRefetch: true }),
  );
  if (data) dispatch(keepFromMail(data.id));
};
