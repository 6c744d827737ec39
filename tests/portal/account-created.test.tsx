import { isPasswordHash } from '@quoin/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
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

test('without the ticket of a sign-up in this tab the page links to a new sign-up instead of a correction', async () => {
  answerWith(() => ({}));
  await renderScreen(AccountCreatedScreen, { path: CREATED.path, at: CREATED.at });
  expect(screen.getByRole('heading', { name: 'Account created' })).toBeVisible();
  expect(screen.queryByRole('button', { name: TEXTS.en.open })).toBeNull();
  expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/auth/signup');
});

test.each([
  ['en', ['Open the link in the e-mail', 'Sign in', 'Choose your first investment'], 'Browse investments'],
  ['zh-CN', ['打开邮件中的链接', '登录', '选择首个投资产品'], '浏览投资产品'],
] as const)('in %s three numbered steps show what happens next', async (language, titles, browse) => {
  answerWith(() => ({}));
  await renderScreen(AccountCreatedScreen, { ...CREATED, language });
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  steps.forEach((step, index) => expect(step).toHaveTextContent(titles[index] ?? 'a third title'));
  expect(screen.getByRole('link', { name: browse })).toHaveAttribute('href', '/products');
});

test.each([
  ['morgan.reyes@gmail.com', 'https://mail.google.com/'],
  ['morgan.reyes@Hotmail.com', 'https://outlook.live.com/mail/'],
  ['morgan.reyes@qq.com', 'https://mail.qq.com/'],
  ['morgan.reyes@example.com', undefined],
  ['morgan.reyes@gmail.com.example.com', undefined],
])('the mailbox of %s opens at %s', async (email, href) => {
  answerWith(() => ({}));
  await renderScreen(AccountCreatedScreen, {
    ...CREATED,
    at: `/auth/signup/ok/${encodeURIComponent(email)}`,
  });
  const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(outside.map((link) => link.getAttribute('href'))).toEqual(href === undefined ? [] : [href]);
});

test('the e-mail can be sent again after a minute, which a text counts down, not a disabled button', async () => {
  jest.useFakeTimers();
  try {
    answerWith(() => ({}));
    await renderScreen(AccountCreatedScreen, CREATED);
    expect(screen.getByText('You can send the e-mail again in 60 s.')).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('You can send the e-mail again in 59 s.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).toBeNull();
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeEnabled();
  } finally {
    jest.useRealTimers();
  }
});
