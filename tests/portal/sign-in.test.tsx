import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveReturnUrl } from '../../portal/src/navigation/return-url';
import SignInScreen from '../../portal/src/journey/access/SignInScreen';
import { startSession } from '../../portal/src/session/session-slice';
import { readToken, removeToken } from '../../portal/src/browser/token-cookie';
import { blocked, answerWith, errorReply, TICKET, createToken, type SentRequest } from './fake-api';
import { fill, renderScreen } from './render-screen';

const isCodeStep = ({ body }: SentRequest) => typeof body === 'object' && body !== null && 'ticket' in body;

async function givePassword(person: UserEvent) {
  await fill(person, screen.getByLabelText(/^E-mail/), 'morgan.reyes@example.com');
  await fill(person, screen.getByLabelText(/^Password/, { selector: 'input' }), 'Corner-Stone7');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  sessionStorage.clear();
});

test('the user enters the password and the code, which submits itself, and goes to the return URL', async () => {
  saveReturnUrl('/investment?id=inv-1');
  const token = createToken('session-1');
  answerWith((request) => ({
    json: isCodeStep(request) ? { step: 'signed_in', token, expire: '2030-01-01T00:00:00Z' } : TICKET,
  }));
  const { person, places, store } = await renderScreen(SignInScreen);

  await givePassword(person);
  expect(await screen.findByText(/\+1 \*{6}0140/)).toBeInTheDocument();
  await person.type(screen.getByLabelText(/^Code/), '123456');

  await waitFor(() => expect(places.at(-1)).toBe('/investment?id=inv-1'));
  expect(readToken()).toBe(token);
  expect(store.getState().session.email).toBe('morgan.reyes@example.com');
});

test.each([
  ['en', 'How we protect your account', 'Locked after 5 failed attempts'],
  ['zh-CN', '我们如何保护您的账户', '连续失败 5 次即锁定'],
] as const)(
  'in %s the page shows what protects the account, after the form',
  async (language, title, lock) => {
    answerWith(() => ({}));
    await renderScreen(SignInScreen, { language });
    const protection = screen.getByRole('heading', { level: 2, name: title });
    const form = screen.getByRole('form');
    expect(form.compareDocumentPosition(protection)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(lock)).toBeVisible();
  },
);

test.each([
  ['en', 'Your browser blocks cookies'],
  ['zh-CN', '您的浏览器阻止了 Cookie'],
] as const)(
  'in %s the page says that a browser without cookies cannot stay signed in',
  async (language, title) => {
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    answerWith(() => ({}));
    await renderScreen(SignInScreen, { language });
    expect(screen.getByText(title)).toBeVisible();
    cookies.mockRestore();
  },
);

test('a browser with cookies shows no notice about them, and keeps none of the check', async () => {
  answerWith(() => ({}));
  await renderScreen(SignInScreen);
  expect(screen.queryByText('Your browser blocks cookies')).toBeNull();
  expect(document.cookie).not.toContain('probe');
});

test('an account without a phone gets its code by e-mail', async () => {
  answerWith(() => ({ json: { ...TICKET, masked_phone: null } }));
  const { person } = await renderScreen(SignInScreen);
  await givePassword(person);
  expect(await screen.findByText(/We sent 6 digits to your e-mail address/)).toBeVisible();
});

test('signing in in another tab opens the return URL in this tab as well', async () => {
  saveReturnUrl('/investment?id=inv-1');
  const { places, store } = await renderScreen(SignInScreen);
  act(() => void store.dispatch(startSession(createToken('session-1'))));
  await waitFor(() => expect(places.at(-1)).toBe('/investment?id=inv-1'));
});

test('a wrong password shows the remaining attempts and keeps the e-mail', async () => {
  answerWith(() => {
    const { status, json } = errorReply('incorrect_credentials_warning');
    return { status, json: { ...json, values: { left: 3 } } };
  });
  const { person } = await renderScreen(SignInScreen);
  await givePassword(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('locked for 2 hours; 3 left');
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('morgan.reyes@example.com');
});

test('an account that is not activated can have its e-mail sent again', async () => {
  const sent = answerWith(({ path }) =>
    path === '/login' ? errorReply('account_not_activated') : { json: { done: true } },
  );
  const { person } = await renderScreen(SignInScreen);
  await givePassword(person);
  await person.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText(/we sent a new e-mail/)).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({
    path: '/v1/register/email',
    body: { email: 'morgan.reyes@example.com' },
  });
  const wait = screen.getByText(/send the e-mail again in \d+ s/);
  expect(wait.parentElement).toHaveFocus(); // in place of the button
});

test('a wrong code shows an error at the code, which is cleared for the next attempt', async () => {
  answerWith((request) => (isCodeStep(request) ? errorReply('code_incorrect') : { json: TICKET }));
  const { person } = await renderScreen(SignInScreen);
  await givePassword(person);
  await person.type(await screen.findByLabelText(/^Code/), '000000');
  expect(await screen.findByText('The code is incorrect. Try again.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Code/)).toHaveValue('');
});

test('a code that fails to be sent again shows an error without a new wait, and keeps the typed code', async () => {
  let fails = true;
  answerWith(({ path }) => {
    if (path === '/login') return { json: { ...TICKET, resend_after_seconds: 0 } };
    return fails ? errorReply('unavailable') : { json: { resend_after_seconds: 60 } };
  });
  const { person } = await renderScreen(SignInScreen);
  await givePassword(person);
  const code = await screen.findByLabelText(/^Code/);
  await person.type(code, '123');
  await person.click(screen.getByRole('button', { name: 'Resend code' }));
  await waitFor(() => expect(code).toBeInvalid());
  expect(code).toHaveValue('123');
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(await screen.findByRole('button', { name: 'Resend code in 60 s' })).toBeInTheDocument();
  expect(code).toBeValid();
});

test.each(['sign_in_ticket_expired', 'account_locked'] as const)(
  '%s returns to the password and shows the reason',
  async (name) => {
    answerWith((request) => (isCodeStep(request) ? blocked(name) : { json: TICKET }));
    const { person } = await renderScreen(SignInScreen);
    await givePassword(person);
    await person.type(await screen.findByLabelText(/^Code/), '123456');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(
      screen.getByText(name === 'account_locked' ? /locked until 4:30\sPM ET/ : /has expired/),
    ).toBeInTheDocument();
  },
);

test('a server that does not respond shows that error', async () => {
  answerWith(() => 'no network');
  const { person } = await renderScreen(SignInScreen);
  await givePassword(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our servers');
});
