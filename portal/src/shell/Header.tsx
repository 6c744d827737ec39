import { BRAND, maskEmail } from '@quoin/rules';
import { AppHeader } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { namesInOrder } from '../form/names-in-order';
import { chooseLanguage } from '../i18n/language-slice';
import { useLanguage, useText } from '../i18n/LanguageProvider';
import { ACCOUNT_SECTIONS } from '../account-page/sections';
import { INVITE_HASH, REDEMPTIONS_ID, ButtonLink, routerLink } from '../navigation/router-link';
import { selectEmail, selectPersonName } from '../session/session-slice';
import { useSignOut } from '../api/use-sign-out';
import { useAppDispatch } from '../store/root-reducer';

export function Header() {
  const text = useText();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const email = useSelector(selectEmail);
  const person = useSelector(selectPersonName);
  const name = person
    ? namesInOrder(language)
        .map((part) => person[part])
        .filter(Boolean)
        .join(' ')
    : '';
  const { pathname, search } = useLocation();
  const signOut = useSignOut();

  const dashboard = { href: '/dashboard', label: text('app.dashboard') };
  const mine = { href: '/my-investment/all', label: text('app.my_investments') };
  const documents = { href: '/my-document', label: text('app.my_documents') };
  const calendar = { href: '/calendar', label: text('app.calendar') };
  const blog = { href: BRAND.links.blog, label: text('app.blog') };
  const links = [
    { href: '/', label: text('app.home'), current: pathname === '/' },
    { href: '/products', label: text('app.invest'), current: pathname.startsWith('/products') },
    ...(email === null
      ? []
      : [
          { ...mine, current: pathname.startsWith('/my-investment') },
          { ...documents, current: pathname.startsWith('/my-document') },
        ]),
    { href: '/about', label: text('app.about'), current: pathname === '/about' },
    { href: '/faqs', label: text('app.faq'), current: pathname === '/faqs' },
    ...(email === null ? [blog] : []),
    { href: '/contact', label: text('app.contact'), current: pathname === '/contact' },
  ];

  return (
    <AppHeader
      renderLink={routerLink}
      onLocaleChange={(to) => dispatch(chooseLanguage(to))}
      links={links}
      account={
        email === null
          ? undefined
          : {
              name: name || maskEmail(email),
              detail: name && maskEmail(email),
              links: [
                { ...dashboard, current: pathname === dashboard.href },
                { ...mine, label: text('app.my_portfolio') },
                { href: `/my-investment/current#${REDEMPTIONS_ID}`, label: text('app.my_redemption') },
                documents,
                { ...calendar, current: pathname.startsWith(calendar.href) },
                { href: `${pathname}${search}${INVITE_HASH}`, label: text('refer.invite_friends') },
                blog,
                { href: '/user', label: text('app.my_account'), current: pathname === '/user', apart: true },
                ...ACCOUNT_SECTIONS.map(({ href, labelId }) => ({
                  href,
                  label: text(labelId),
                  current: pathname.startsWith(href),
                })),
              ],
              onSignOut: signOut,
            }
      }
      actions={
        email === null && (
          <>
            <ButtonLink href="/auth/login" variant="quiet">
              {text('app.sign_in')}
            </ButtonLink>
            <ButtonLink href="/auth/signup">{text('app.sign_up')}</ButtonLink>
          </>
        )
      }
    />
  );
}
