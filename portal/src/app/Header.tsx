import { maskEmail } from '@quoin/rules';
import { AppHeader, LinkButton } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { api } from '../api/api';
import { chooseLanguage } from '../i18n/language-slice';
import { useText } from '../i18n/use-text';
import { endSession, selectEmail } from '../session/session-slice';
import { RouterAnchor, routerLink } from './router-link';
import { useAppDispatch } from './store';

export function Header() {
  const text = useText();
  const dispatch = useAppDispatch();
  const email = useSelector(selectEmail);
  const { pathname } = useLocation();
  const [tellServer] = api.useSignOutMutation();

  // The person is signed out here even when the server can't be told; its session then ends by itself.
  async function signOut() {
    await tellServer();
    dispatch(endSession('signed_out'));
  }

  const places = [
    { href: '/', label: text('app.home'), current: pathname === '/' },
    { href: '/products', label: text('app.invest'), current: pathname.startsWith('/products') },
  ];
  const mine = { href: '/my-investment/all', label: text('app.my_investments') };

  return (
    <AppHeader
      renderLink={routerLink}
      onLocaleChange={(to) => dispatch(chooseLanguage(to))}
      links={
        email === null ? places : [...places, { ...mine, current: pathname.startsWith('/my-investment') }]
      }
      account={
        email === null
          ? undefined
          : {
              name: maskEmail(email),
              links: [{ ...mine, label: text('app.my_portfolio') }],
              onSignOut: () => void signOut(),
            }
      }
      actions={
        email === null && (
          <>
            <LinkButton as={RouterAnchor} href="/auth/login" variant="quiet">
              {text('app.sign_in')}
            </LinkButton>
            <LinkButton as={RouterAnchor} href="/auth/signup">
              {text('app.sign_up')}
            </LinkButton>
          </>
        )
      }
    />
  );
}
