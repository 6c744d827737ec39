// The frame around every screen: masthead, notices, spinner, footer. A screen itself begins with `Page`.
import { SkipLink } from '@quoin/ui';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { withWords } from '../i18n';
import { useStay } from '../journey/visit/mail/use-stay';
import { NoticesAtTopRight } from '../notices/NoticesAtTopRight';
import { selectSignedIn } from '../session/session-slice';
import { PageSpinner } from '../spinner/PageSpinner';
import { Footer } from './Footer';
import { Header } from './Header';
import { useNavigationEffects } from './navigation-effects';
import { ScrollBelowMasthead, Frame } from './Shell.styles';

const ForInvestors = lazy(() => withWords('investing', () => import('./ForInvestors')));

export function Shell() {
  const namePage = useNavigationEffects();
  useStay();
  const signedIn = useSelector(selectSignedIn);
  return (
    <Frame>
      <ScrollBelowMasthead />
      <SkipLink />
      <Header />
      <PageSpinner />
      <NoticesAtTopRight />
      <Outlet context={namePage} />
      <Footer />
      {signedIn && (
        <Suspense>
          <ForInvestors />
        </Suspense>
      )}
    </Frame>
  );
}
