// Turns the table of screens into places: the guard reads `who`, the rest of the addresses lead somewhere that exists.
import { UNSAFE_createBrowserHistory, type Path } from 'react-router-dom';
import { withWords } from '../i18n';
import { readToken } from '../session/token-cookie';
import { savePageBeforeLogin } from './page-before-login';
import { createPortalRouter, type Place } from './portal-router';
import type { RouteRow } from './route-row';
import { ROUTES } from './routes';

type Asked = Pick<Path, 'pathname' | 'search' | 'hash'>;

export const BASENAME = '/go';
const IN_FRONT = new RegExp(`^${BASENAME}(?=[/?#]|$)`);

export const PLACES: readonly Place[] = [
  ...ROUTES.map(placeOf),
  { path: '/auth/*', leadsTo: elsewhereUnderAuth },
  { path: '*', leadsTo: elsewhere },
];

export const createRouter = () =>
  createPortalRouter({ history: UNSAFE_createBrowserHistory(), places: PLACES, basename: BASENAME });

function placeOf({ path, who, screen, words, titleId, descriptionId, longText }: RouteRow): Place {
  const forInvestors = who === 'investor';
  const part = forInvestors ? 'investing' : words;
  return {
    path,
    titleId,
    descriptionId,
    longText,
    leadsTo: forInvestors ? signedInOnly : undefined,
    screen: async () => (await (part ? withWords(part, screen) : screen())).default,
  };
}

/** Saves the page that was wanted and asks for the sign-in. */
export function signedInOnly({ pathname, search }: Asked): string | undefined {
  if (readToken() !== undefined) return undefined;
  savePageBeforeLogin(withoutBasename(pathname) + search);
  return '/auth/login';
}

/** The Chinese page of an address; below /products/{id} it is a screen of its own. */
export const asksForChinese = (path: string): boolean =>
  path.endsWith('/zh') && !path.startsWith('/products/zh');

/** Unknown addresses: a trailing /zh is dropped, query and hash are kept; everything else leads home. */
export function elsewhere(asked: Asked): string {
  return withoutChinese(asked) ?? '/';
}

/** And below /auth it leads to the sign-in. */
export function elsewhereUnderAuth(asked: Asked): string {
  return withoutChinese(asked) ?? '/auth/login';
}

function withoutChinese({ pathname, search, hash }: Asked): string | undefined {
  const path = withoutBasename(pathname);
  return asksForChinese(path) ? (path.slice(0, -3) || '/') + search + hash : undefined;
}

/** The path that screens know: below /go, which may come without a slash at its end. */
export const withoutBasename = (path: string) => path.replace(IN_FRONT, '').replace(/^(?!\/)/, '/');
