// The layout of every screen: masthead, notices, spinner and footer. Each screen renders its own `Page` inside it.
import { SkipLink } from '@quoin/ui';
import { lazy } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { PartBoundary, PartErrorNotice } from '../components/PartBoundary';
import { withMessages } from '../i18n';
import { useText } from '../i18n/LanguageProvider';
import { useErrorMessage } from '../i18n/use-error-messages';
import { selectFromMail } from '../journey/visit/mail/from-mail-slice';
import { TitleContext, useNavigationEffects } from '../navigation/navigation-effects';
import { noticeClosed, selectNotices } from '../notices/notices-slice';
import { selectSignedIn } from '../session/session-slice';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageSpinner } from './PageSpinner';
import { Frame, PageNoticesFrame, ScrollBelowMasthead } from './Shell.styles';

const Stay = lazy(() => import('../journey/visit/mail/Stay'));
const InvestorDialogs = lazy(() => withMessages('investing', () => import('./InvestorDialogs')));

export function Shell() {
  const title = useNavigationEffects();
  const signedIn = useSelector(selectSignedIn);
  const cameByMail = useSelector(selectFromMail) !== null;
  return (
    <Frame>
      <ScrollBelowMasthead />
      <SkipLink />
      <Header />
      <PageSpinner />
      <PageNotices />
      <TitleContext value={title}>
        <Outlet />
      </TitleContext>
      <Footer />
      {cameByMail && (
        <PartBoundary fallback={null}>
          <Stay />
        </PartBoundary>
      )}
      {signedIn && (
        <PartBoundary fallback={<PartErrorNotice />}>
          <InvestorDialogs />
        </PartBoundary>
      )}
    </Frame>
  );
}

function PageNotices() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const text = useText();
  const getErrorMessage = useErrorMessage();
  return (
    <PageNoticesFrame
      notices={notices.map(({ id, signal, says }) => ({
        id,
        signal,
        text: typeof says === 'string' ? text(says) : getErrorMessage(says),
      }))}
      onClose={(id) => dispatch(noticeClosed(id))}
    />
  );
}
