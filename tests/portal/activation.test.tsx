import { BRAND } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import ActivationFailedScreen from '../../portal/src/journey/join/ActivationFailedScreen';
import ActivationScreen from '../../portal/src/journey/join/ActivationScreen';
import { answerWith, errorReply } from './fake-api';
import { fill, renderScreen } from './render-screen';

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

const REASONS = {
  expired: ['It has expired', '链接已过期'],
  used: ['It was used, or a newer one replaced it', '链接已使用，或已被新链接取代'],
  invalid: ['It is incomplete', '链接不完整'],
} as const;
const reasonsShown = () =>
  Object.values(REASONS)
    .flat()
    .filter((title) => screen.queryByText(title));

describe('the page after a failed activation', () => {
  test.each([
    ['expired', 'en', 0],
    ['used', 'en', 0],
    ['invalid', 'zh-CN', 1],
  ] as const)('shows why the server refused the link: %s (%s)', async (reason, language, at) => {
    answerWith(() => {
      const { status, json } = errorReply('activation_failed');
      return { status, json: { ...json, values: { reason } } };
    });
    const { router } = await open('/auth/signup/verify/a.b');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/activation_failed'));
    const { state } = router.state.location;
    await renderScreen(ActivationFailedScreen, { path: '/auth/activation_failed', state, language });
    expect(reasonsShown()).toEqual([REASONS[reason][at]]);
  });

  test('lists every reason if it was opened in another way', async () => {
    await renderScreen(ActivationFailedScreen, { path: '/auth/activation_failed' });
    expect(reasonsShown()).toEqual(Object.values(REASONS).map(([title]) => title));
  });

  test('sends a new link, and names whom to contact', async () => {
    const sent = answerWith(() => ({ json: { done: true } }));
    const { person } = await renderScreen(ActivationFailedScreen, { path: '/auth/activation_failed' });
    await fill(person, screen.getByLabelText(/^E-mail/), 'morgan.reyes@example.com');
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText(/we sent a new e-mail/)).toBeVisible();
    expect(sent).toMatchObject([{ path: '/v1/register/email', body: { email: 'morgan.reyes@example.com' } }]);
    expect(screen.getByRole('link', { name: BRAND.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${BRAND.supportEmail}`,
    );
  });
});
