// The layout of every screen: masthead, notices, spinner and footer. Each screen renders its own `Page` inside it.
import { SkipLink } from '@quoin/ui';
import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { withWords } from '../i18n';
import { selectFromMail } from '../journey/visit/mail/from-mail-slice';
import { PageNotices } from './PageNotices';
import { selectSignedIn } from '../session/session-slice';
import { PageSpinner } from './PageSpinner';
import { Footer } from './Footer';
import { Header } from './Header';
import { TitleContext, useNavigationEffects } from '../navigation/navigation-effects';
import { PartBoundary, PartErrorNotice } from '../components/PartBoundary';
import { ScrollBelowMasthead, Frame } from './Shell.styles';

const Stay = lazy(() => import('../journey/visit/mail/Stay'));
const InvestorDialogs = lazy(() => withWords('investing', () => import('./InvestorDialogs')));

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
