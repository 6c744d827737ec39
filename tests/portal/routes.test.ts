import type { LoaderFunctionArgs } from 'react-router-dom';
import { elsewhere, signedInOnly } from '../../portal/src/app/router';
import { savePageBeforeLogin, takePageBeforeLogin } from '../../portal/src/app/page-before-login';
import { ROUTES } from '../../portal/src/app/routes';
import { removeToken, writeToken } from '../../portal/src/session/token-cookie';
import { tokenOf } from './api-at-the-wire';

const visit = (address: string) =>
  ({ request: new Request(`http://localhost/go${address}`), params: {}, context: {} }) as LoaderFunctionArgs; // loaders read the request only

const leadsTo = (answer: Response | null) => answer?.headers.get('location') ?? null;

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  sessionStorage.clear();
});

test('a visitor at an investor page is asked to sign in, and comes back to it with its query', () => {
  expect(leadsTo(signedInOnly(visit('/investment?id=inv-1')))).toBe('/auth/login');
  expect(takePageBeforeLogin()).toBe('/investment?id=inv-1');
});

test('the page before login is used once', () => {
  savePageBeforeLogin('/my-investment/all');
  takePageBeforeLogin();
  expect(takePageBeforeLogin()).toBe('/dashboard');
});

test('a page of another site is never gone to after the sign-in', () => {
  savePageBeforeLogin('https://elsewhere.example/');
  expect(takePageBeforeLogin()).toBe('/dashboard');
});

test('a signed-in investor passes', () => {
  writeToken(tokenOf('session-1'));
  expect(signedInOnly(visit('/my-investment/all'))).toBeNull();
});

test.each([
  ['/no/such/page', '/'],
  ['/terms/zh', '/terms'],
  ['/auth/login/zh?ref_id=7', '/auth/login?ref_id=7'],
  ['/zh', '/'],
  ['/products/zh/x/zh', '/'],
])('the unknown address %s leads to %s', (from, to) => {
  expect(leadsTo(elsewhere(visit(from)))).toBe(to);
});

test('every route has a screen that loads, and investor pages are the signed-in ones', async () => {
  const anyone = ROUTES.filter(({ who }) => who === 'anyone').map(({ path }) => path);
  expect(anyone).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/contact',
      '/faqs',
      '/opportunity-zone',
      '/plan',
      '/program',
      '/privacy',
      '/risk',
      '/terms',
      '/waitlist',
      '/products',
      '/products/:id',
      '/webinars_video/:id',
      '/auth/login',
      '/auth/forget_password',
      '/auth/reset_password/:code',
      '/auth/signup',
      '/auth/activate/:code',
    ]),
  );
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  for (const { path, screen } of ROUTES) {
    expect([path, typeof (await screen()).default]).toEqual([path, 'function']);
  }
}, 60_000);
