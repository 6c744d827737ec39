// Pages for visitors, opened by a signed-in user.
import { screen, waitFor } from '@testing-library/react';
import SignInScreen from '../../portal/src/journey/access/SignInScreen';
import SignUpScreen from '../../portal/src/journey/join/SignUpScreen';
import { readToken, writeToken } from '../../portal/src/browser/token-cookie';
import { answerWith, createToken } from './fake-api';
import { renderScreen } from './render-screen';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  sessionStorage.clear();
  writeToken(createToken('session-1'));
  answerWith(() => ({ json: { items: [] } }));
});

test.each([
  ['the sign-in', SignInScreen],
  ['the sign-up', SignUpScreen],
])('%s redirects to the dashboard', async (_, Screen) => {
  const { places } = await renderScreen(Screen, { path: '/auth/here' });
  await waitFor(() => expect(places.at(-1)).toBe('/dashboard'));
});

test.each([
  ['en', 'You are already signed in', 'Dashboard', 'Sign out'],
  ['zh-CN', '您已登录', '总览', '退出登录'],
] as const)(
  'an invitation shows this in %s, with links to the dashboard and to sign out',
  async (language, title, dashboard, out) => {
    localStorage.setItem('quoin.referral', JSON.stringify({ ref_id: 'GRACELINDQ', timestamp: Date.now() }));
    const { person } = await renderScreen(SignUpScreen, { language, path: '/auth/signup' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('mo**********@example.com')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: dashboard })).toHaveAttribute('href', '/dashboard');
    await person.click(screen.getByRole('button', { name: out }));
    expect(readToken()).toBeUndefined();
  },
);
