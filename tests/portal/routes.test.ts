import { matchRoutes } from 'react-router-dom';
import type { RouteRow } from '../../portal/src/navigation/route-row';
import {
  elsewhere,
  elsewhereUnderAuth,
  requireSession,
  SCREEN_ROUTES,
  withoutBasename,
} from '../../portal/src/shell/router';
import { saveReturnUrl, takeReturnUrl } from '../../portal/src/navigation/return-url';
import { ROUTES } from '../../portal/src/shell/routes';
import { removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { createToken } from './fake-api';

const EMAIL = 'morgan.reyes@example.com';
const visit = (address: string) => new URL(`http://localhost/go${address}`);

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  sessionStorage.clear();
});

test('a visitor to an investor page signs in first and returns to the page with its query', () => {
  const request = new Request(visit('/investment?id=inv-1'));
  expect(requireSession({ request })?.headers.get('location')).toBe('/auth/login');
  expect(takeReturnUrl(EMAIL)).toBe('/investment?id=inv-1');
});

test.each([
  ['/go', '/'],
  ['/go/', '/'],
  ['/go?ref_id=7', '/?ref_id=7'],
  ['/go/products?page=2', '/products?page=2'],
  ['/gold', '/gold'],
])('relative to the base path, %s is %s', (address, path) => {
  expect(withoutBasename(address)).toBe(path);
});

test('the return URL is used once', () => {
  saveReturnUrl('/my-investment/all');
  takeReturnUrl(EMAIL);
  expect(takeReturnUrl(EMAIL)).toBe('/dashboard');
});

test('a return URL older than half an hour is not opened after a later sign-in', () => {
  jest.useFakeTimers({ now: new Date('2026-06-05T15:00:00Z') });
  saveReturnUrl('/my-investment/all');
  jest.setSystemTime(new Date('2026-06-05T15:30:00Z'));
  expect(takeReturnUrl(EMAIL)).toBe('/dashboard');
  saveReturnUrl('/my-investment/all');
  jest.setSystemTime(new Date('2026-06-05T15:59:59Z'));
  expect(takeReturnUrl(EMAIL)).toBe('/my-investment/all');
  jest.useRealTimers();
});

test('the page where a session ended is restored for the same user only', () => {
  saveReturnUrl('/my-investment/current/i1/all', EMAIL);
  expect(takeReturnUrl('another@example.com')).toBe('/dashboard');
  saveReturnUrl('/my-investment/current/i1/all', EMAIL);
  expect(takeReturnUrl(EMAIL)).toBe('/my-investment/current/i1/all');
});

test('a page of another site is never opened after sign-in', () => {
  saveReturnUrl('https://elsewhere.example/');
  expect(takeReturnUrl(EMAIL)).toBe('/dashboard');
});

test('a signed-in investor can open the page', () => {
  writeToken(createToken('session-1'));
  expect(requireSession({ request: new Request(visit('/my-investment/all')) })).toBeNull();
});

test.each([
  ['/no/such/page', '/'],
  ['/terms/zh', '/terms'],
  ['/auth/login/zh?ref_id=7', '/auth/login?ref_id=7'],
  ['/zh', '/'],
  ['/products/zh/x/zh', '/'],
  ['/faqs/zh?from=letter#locked', '/faqs?from=letter#locked'],
])('the unknown URL %s redirects to %s', (from, to) => {
  expect(elsewhere(visit(from))).toBe(to);
});

test.each([
  ['/auth/elsewhere', '/auth/login'],
  ['/auth/login/more?x=1', '/auth/login'],
  ['/auth/signup/zh?ref_id=7#top', '/auth/signup?ref_id=7#top'],
])('the unknown URL %s below /auth redirects to %s', (from, to) => {
  expect(elsewhereUnderAuth(visit(from))).toBe(to);
});

/** URLs of the specification by access, with an example for each parameter. */
const ADDRESSES = {
  anyone: [
    '/',
    '/mail',
    '/auth/login',
    '/auth/signup',
    '/auth/signup/ok/morgan.reyes@example.com',
    '/auth/signup/verify',
    '/auth/forget_password',
    '/auth/reset_password/a.b',
    '/auth/activation_failed',
    '/products',
    '/products/p1',
    '/products/p1/zh',
    '/webinars_video/w1',
    '/about',
    '/faqs',
    '/contact',
    '/plan',
    '/program',
    '/terms',
    '/risk',
  ],
  investor: [
    '/user/profile',
    '/user/investor-documents',
    '/user/investor-documents/ira',
    '/user/change_password',
    '/user/verification',
    '/user/verification/step',
    '/investment',
    ...['all', 'current', 'past', 'pending'].map((status) => `/my-investment/${status}`),
    ...['current', 'past', 'pending'].flatMap((status) =>
      ['all', 'performance', 'documents', 'transactions', 'redemption'].map(
        (type) => `/my-investment/${status}/i1/${type}`,
      ),
    ),
    '/my-document',
    '/my-document/file',
    '/dashboard',
    '/demo/caplight',
    '/webinar/w1',
  ],
};

/** The row of a URL; undefined for a redirect. */
function rowAt(address: string): RouteRow | undefined {
  const path = matchRoutes(SCREEN_ROUTES, address)?.[0]?.route.path;
  return ROUTES.find((row) => row.path === path);
}

test.each(
  Object.entries(ADDRESSES).flatMap(([who, addresses]) => addresses.map((address) => [address, who])),
)('%s is a screen for: %s', (address, who) => {
  expect(rowAt(address)?.who).toBe(who);
});

test.each([
  ['/auth/elsewhere', '/auth/*'],
  ['/auth/login/more', '/auth/*'],
  ['/user/elsewhere', '*'],
  ['/my-investment/lost', '*'],
  ['/my-investment/all/i1/performance', '*'],
  ['/my-investment/current/i1/fees', '*'],
])('%s has no screen', (address, path) => {
  expect(matchRoutes(SCREEN_ROUTES, address)?.[0]?.route.path).toBe(path);
});

test('every screen loads at its own URL', async () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  for (const { path, screen } of ROUTES) {
    expect([path, typeof (await screen()).default]).toEqual([path, 'function']);
  }
});
