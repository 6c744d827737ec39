// Where the links of our mails lead: the visit is recorded, and the way goes on home. Inside another app it ends here,
// with how to get out of it.
import { inAppBrowserOf } from '@quoin/rules';
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

/**
 * Records what the link carried. A visit that could not be recorded keeps nobody from the page: then there is no record.
 * @param search the query of the link
 */
export const recordVisit = (search: string) => async (dispatch: AppDispatch, getState: () => RootState) => {
  const id = selectFromMail(getState());
  // Of what is given twice the first counts, as everywhere: the last of two equal names would be kept.
  const given = Object.fromEntries([...new URLSearchParams(search)].reverse());
  const query = { ...given, ...(id === null ? {} : { id }) };
  const { data } = await dispatch(
    api.endpoints.recordVisit.initiate({ query }, { subscribe: false, forceRefetch: true }),
  );
  if (data) dispatch(keepFromMail(data.id));
};
