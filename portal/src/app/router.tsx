// Turns the table of screens into routes: the guard reads `who`, the rest of the addresses lead somewhere that exists.
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { withWords } from '../i18n';
import { readToken } from '../session/token-cookie';
import { ErrorPage } from './ErrorPage';
import { FirstLoad } from './FirstLoad';
import { savePageBeforeLogin } from './page-before-login';
import type { RouteRow, ScreenHandle } from './route-row';
import { ROUTES } from './routes';
import { Shell } from './Shell';

export const BASENAME = '/go';
const IN_FRONT = new RegExp(`^${BASENAME}(?=[/?#]|$)`);

export const routeObjects: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...ROUTES.map(routeOf),
          { path: '/auth/*', loader: elsewhereUnderAuth },
          { path: '*', loader: elsewhere },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routeObjects, { basename: BASENAME });

function routeOf({ path, who, screen, words, titleId, descriptionId, longText }: RouteRow): RouteObject {
  const handle: ScreenHandle = { titleId, descriptionId, longText };
  const forInvestors = who === 'investor';
  const part = forInvestors ? 'investing' : words;
  return {
    path,
    handle,
    loader: forInvestors ? signedInOnly : undefined,
    lazy: async () => ({ Component: (await (part ? withWords(part, screen) : screen())).default }),
  };
}

/** Saves the page that was wanted and asks for the sign-in. */
export function signedInOnly({ request }: LoaderFunctionArgs): null | Response {
  if (readToken() !== undefined) return null;
  const { pathname, search } = new URL(request.url);
  savePageBeforeLogin(withoutBasename(pathname) + search);
  return redirect('/auth/login');
}

/** The Chinese page of an address; below /products/{id} it is a screen of its own. */
export const asksForChinese = (path: string): boolean =>
  path.endsWith('/zh') && !path.startsWith('/products/zh');

/** Unknown addresses: a trailing /zh is dropped and the query kept; everything else leads home. */
export function elsewhere(asked: LoaderFunctionArgs): Response {
  return withoutChinese(asked) ?? redirect('/');
}

/** And below /auth it leads to the sign-in. */
export function elsewhereUnderAuth(asked: LoaderFunctionArgs): Response {
  return withoutChinese(asked) ?? redirect('/auth/login');
}

function withoutChinese({ request }: LoaderFunctionArgs): Response | undefined {
  const { pathname, search } = new URL(request.url);
  const path = withoutBasename(pathname);
  return asksForChinese(path) ? redirect((path.slice(0, -3) || '/') + search) : undefined;
}

/** The path that screens know: below /go, which may come without a slash at its end. */
export const withoutBasename = (path: string) => path.replace(IN_FRONT, '').replace(/^(?!\/)/, '/');
