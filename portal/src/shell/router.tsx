// Creates the router from the table of screens: a loader guards what `who` requires, and unknown addresses redirect.
import {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  redirect,
  useLocation,
  type Path,
  type RouteObject,
} from 'react-router-dom';
import { withMessages } from '../i18n';
import { readToken } from '../browser/token-cookie';
import { ErrorPage } from './ErrorPage';
import { saveReturnUrl } from '../navigation/return-url';
import type { RouteRow } from '../navigation/route-row';
import { ROUTES } from './routes';
import { Shell } from './Shell';
import { Page, Skeleton, Stack } from '@quoin/ui';

type Address = Pick<Path, 'pathname' | 'search' | 'hash'>;

export const BASENAME = '/go';
const BASENAME_PATTERN = new RegExp(`^${BASENAME}(?=[/?#]|$)`);

/** Targets of unknown URLs. Not in a loader, because its request has no hash. */
const REDIRECTS: Readonly<Record<string, (address: Address) => string>> = {
  '/auth/*': elsewhereUnderAuth,
  '*': elsewhere,
};

export const SCREEN_ROUTES: RouteObject[] = [
  ...ROUTES.map(createRoute),
  ...Object.entries(REDIRECTS).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
];

/** Placeholder while the first screen loads. */
function FirstLoad() {
  return (
    <Page aria-busy>
      <Stack gap={6}>
        <Skeleton shape="heading" width="60%" />
        <Skeleton lines={3} />
      </Stack>
    </Page>
  );
}

export const APP_ROUTES: RouteObject[] = [
  {
    element: <Shell />,
    ErrorBoundary: ErrorPage,
    HydrateFallback: FirstLoad,
    // On a parent route: react-router ignores the error boundary of a lazy route that failed to load.
    children: [{ ErrorBoundary: ErrorPage, children: SCREEN_ROUTES }],
  },
];

/** Replaces an unknown initial URL before the first render, so that prerendered content stays in place. */
export function createRouter() {
  const [match] = matchRoutes(SCREEN_ROUTES, withoutBasename(window.location.pathname)) ?? [];
  const redirectTo = REDIRECTS[match?.route.path ?? ''];
  if (redirectTo) {
    const path = redirectTo(window.location).replace(/^\/(?=[?#]|$)/, ''); // the home page is /go, without a slash
    window.history.replaceState(null, '', BASENAME + path);
  }
  return createBrowserRouter(APP_ROUTES, { basename: BASENAME });
}

export type PortalRouter = ReturnType<typeof createRouter>;

function createRoute({
  path,
  who,
  screen,
  messages,
  titleId,
  descriptionId,
  longText,
}: RouteRow): RouteObject {
  const forInvestors = who === 'investor';
  const part = forInvestors ? 'investing' : messages;
  return {
    path,
    handle: { titleId, descriptionId, longText },
    loader: forInvestors ? requireSession : undefined,
    lazy: async () => ({ Component: (await (part ? withMessages(part, screen) : screen())).default }),
  };
}

function Redirect({ to }: { to: (address: Address) => string }) {
  return <Navigate to={to(useLocation())} replace />;
}

/** Saves the requested page as the return URL and redirects to sign-in. */
export function requireSession({ request }: { request: Request }): Response | null {
  if (readToken() !== undefined) return null;
  const { pathname, search } = new URL(request.url);
  saveReturnUrl(withoutBasename(pathname) + search);
  return redirect('/auth/login');
}

/** Whether a path is the Chinese variant of a page. `/products/zh` would be a product. */
export const isChinesePath = (path: string): boolean =>
  path.endsWith('/zh') && !path.startsWith('/products/zh');

/** Target of an unknown URL: the same URL without a trailing /zh, with its query and hash; otherwise home. */
export function elsewhere(address: Address): string {
  return withoutChinese(address) ?? '/';
}

/** As `elsewhere`, but the default is the sign-in page. */
export function elsewhereUnderAuth(address: Address): string {
  return withoutChinese(address) ?? '/auth/login';
}

function withoutChinese({ pathname, search, hash }: Address): string | undefined {
  const path = withoutBasename(pathname);
  return isChinesePath(path) ? (path.slice(0, -3) || '/') + search + hash : undefined;
}

/** The path without /go. Adds the leading slash if it is missing. */
export const withoutBasename = (path: string) => path.replace(BASENAME_PATTERN, '').replace(/^(?!\/)/, '/');
