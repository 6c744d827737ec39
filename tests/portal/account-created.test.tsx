import { isPasswordHash } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import AccountCreatedScreen from '../../portal/src/journey/join/AccountCreatedScreen';
import { describes, press } from './account-server';
import { answerWith, errorReply } from './fake-api';
import { fill, renderScreen } from './render-screen';

const CREATED = {
  path: '/auth/signup/ok/:email',
  at: '/auth/signup/ok/morgan.reyes%40exmaple.com',
  state: { ticket: 'ticket-1' },
};
const TEXTS = {
  en: { open: 'Wrong address? Correct it', save: 'Save address', cancel: 'Cancel' },
  'zh-CN': { open: '邮箱填错了？更正', save: '更正邮箱', cancel: '取消' },
};

beforeEach(() => window.history.replaceState(null, '', '/go/'));

async function correct(language: 'en' | 'zh-CN', reply: ReturnType<typeof errorReply> | { json: object }) {
  const sent = answerWith(() => reply);
  const { person, router } = await renderScreen(AccountCreatedScreen, { ...CREATED, language });
  await press(person, TEXTS[language].open);
  const email = screen.getByRole('textbox');
  await fill(person, email, 'morgan.reyes@example.com');
  await fill(
    person,
    screen.getByLabelText(/^(Your password|您的密码)/, { selector: 'input' }),
    'Corner-Stone7',
  );
  await press(person, TEXTS[language].save);
  return { sent, person, router, email };
}

test.each(['en', 'zh-CN'] as const)(
  'in %s a mistyped address is corrected, more than once',
  async (language) => {
    const { sent, router } = await correct(language, { json: { email: 'morgan.reyes@example.com' } });
    expect(await screen.findByText('mo**********@example.com')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/signup/ok/morgan.reyes%40example.com');
    const { password, ...rest } = sent[0]?.body as Record<string, string>; // as in the contract
    expect([sent[0]?.method, sent[0]?.path]).toEqual(['PUT', '/v1/register/email']);
    expect(rest).toEqual({ ticket: 'ticket-1', email: 'morgan.reyes@example.com' });
    expect(isPasswordHash(password ?? '')).toBe(true);
    expect(screen.getByRole('button', { name: TEXTS[language].open })).toBeEnabled();
  },
);

test('an e-mail of another account is rejected, and the new account keeps its e-mail', async () => {
  const message = 'This e-mail is already registered.';
  const { person, router, email } = await correct('en', errorReply('email_registered', { email: message }));
  await describes(email, message);
  expect(router.state.location.pathname).toBe('/auth/signup/ok/morgan.reyes%40exmaple.com');
  await press(person, TEXTS.en.cancel);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('without the ticket of a sign-up in this tab no correction is offered', async () => {
  answerWith(() => ({}));
  await renderScreen(AccountCreatedScreen, { path: CREATED.path, at: CREATED.at });
  expect(screen.getByRole('heading', { name: 'Account created' })).toBeVisible();
  expect(screen.queryByRole('button', { name: TEXTS.en.open })).toBeNull();
});
