// The frame around every screen: masthead, notices, spinner, footer. A screen itself begins with `Page`.
import { SkipLink } from '@quoin/ui';
import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { withWords } from '../i18n';
import { selectFromMail } from '../journey/visit/mail/from-mail-slice';
import { NoticesAtTopRight } from '../notices/NoticesAtTopRight';
import { selectSignedIn } from '../session/session-slice';
import { PageSpinner } from '../spinner/PageSpinner';
import { Footer } from './Footer';
import { Header } from './Header';
import { TitleContext, useNavigationEffects } from './navigation-effects';
import { PagePart, PartFailedNotice } from './PagePart';
import { ScrollBelowMasthead, Frame } from './Shell.styles';

const Stay = lazy(() => import('../journey/visit/mail/Stay'));
const ForInvestors = lazy(() => withWords('investing', () => import('./ForInvestors')));

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
      <NoticesAtTopRight />
      <TitleContext value={title}>
        <Outlet />
      </TitleContext>
      <Footer />
      {cameByMail && (
        <PagePart fallback={null}>
          <Stay />
        </PagePart>
      )}
      {signedIn && (
        <PagePart fallback={<PartFailedNotice />}>
          <ForInvestors />
        </PagePart>
      )}
    </Frame>
  );
}
