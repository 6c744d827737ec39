// The frame around every screen: masthead, notices, spinner, footer. A screen itself begins with `Page`.
import { SkipLink } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { PasswordUpgrade } from '../journey/access';
import { InviteFriends } from '../journey/refer';
import { useStay } from '../journey/visit/mail/use-stay';
import { NoticesAtTopRight } from '../notices/NoticesAtTopRight';
import { selectSignedIn } from '../session/session-slice';
import { PageSpinner } from '../spinner/PageSpinner';
import { Footer } from './Footer';
import { Header } from './Header';
import { useNavigationEffects } from './navigation-effects';
import { ScrollBelowMasthead, Frame } from './Shell.styles';

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
      <Outlet context={namePage} />
      <Footer />
      <NoticesAtTopRight />
      {signedIn && <InviteFriends />}
      {signedIn && <PasswordUpgrade />}
    </Frame>
  );
}
