import { screen, waitFor } from '@testing-library/react';
import ActivationScreen from '../../portal/src/journey/join/ActivationScreen';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

const open = (at: string, language?: 'zh-CN') =>
  renderScreen(ActivationScreen, { path: '/auth/signup/verify/:code?', at, language });

beforeEach(() => window.history.replaceState(null, '', '/go/'));

test.each([
  [undefined, 'Your account is active'],
  ['zh-CN', '账户已激活'],
] as const)('the e-mailed link activates the account once (%s)', async (language, title) => {
  const sent = answerWith(() => ({ json: { done: true } }));
  await open('/auth/signup/verify/a.b', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/v1/register/activation', { code: 'a.b' }]]);
});

test('a link that was used before shows that the account is active', async () => {
  answerWith(() => errorReply('account_already_activated'));
  await open('/auth/signup/verify/a.b');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
});

test.each(['/auth/signup/verify/a.b', '/auth/signup/verify'])(
  'an invalid link opens the page that sends a new one: %s',
  async (at) => {
    const sent = answerWith(() => errorReply('activation_failed'));
    const { router } = await open(at);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/activation_failed'));
    expect(sent).toHaveLength(at.endsWith('verify') ? 0 : 1);
  },
);
