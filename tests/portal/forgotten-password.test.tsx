import { isPasswordHash } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import ForgottenPasswordScreen from '../../portal/src/journey/access/ForgottenPasswordScreen';
import ResetPasswordScreen from '../../portal/src/journey/access/ResetPasswordScreen';
import SignInScreen from '../../portal/src/journey/access/SignInScreen';
import { readToken, removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { usernameBeside } from './account-server';
import { answerWith, errorReply, createToken, type SentRequest } from './fake-api';
import { fill, renderScreen } from './render-screen';

const EMAIL = 'morgan.reyes@example.com';
const PASSWORD = 'Key-Stone-2026';
const LINK = { path: '/auth/reset_password/:code', at: '/auth/reset_password/link-1' };

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
});

describe('requesting the link', () => {
  test('the sign-in page links here', async () => {
    answerWith(() => ({}));
    const { person, places } = await renderScreen(SignInScreen);
    await person.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(places.at(-1)).toBe('/auth/forget_password');
  });

  test('the page shows the masked e-mail address, and the e-mail can be sent again after a minute', async () => {
    const sent = answerWith(() => ({ json: { done: true } }));
    const { person } = await renderScreen(ForgottenPasswordScreen);
    await fill(person, screen.getByLabelText(/^E-mail/), EMAIL);
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeInTheDocument();
    expect(screen.getByText('mo**********@example.com')).toBeInTheDocument();
    expect(screen.getByText(/works once, within 30 minutes/)).toBeInTheDocument();
    expect(screen.getByText(/send the e-mail again in \d+ s/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).toBeNull();
    expect(sent).toMatchObject([{ path: '/v1/forgotpassword/email', body: { email: EMAIL } }]);
  });

  test.each([
    ['en', '', 'Send link', 'This field is required'],
    ['en', 'morgan.reyes', 'Send link', 'in the right format'],
    ['zh-CN', 'morgan.reyes', '发送链接', '格式正确的邮箱'],
  ] as const)('in %s the address "%s" is rejected at its field', async (language, typed, send, message) => {
    const sent = answerWith(() => ({ json: { done: true } }));
    const { person } = await renderScreen(ForgottenPasswordScreen, { language });
    const field = screen.getByRole('textbox');
    if (typed) await fill(person, field, typed);
    await person.click(screen.getByRole('button', { name: send }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(sent).toEqual([]);
  });

  test('a second request within a minute shows an error', async () => {
    answerWith(() => errorReply('mail_after_one_minute'));
    const { person } = await renderScreen(ForgottenPasswordScreen);
    await fill(person, screen.getByLabelText(/^E-mail/), EMAIL);
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('After one minute');
  });
});

/** A fake server with an account for the link; calls succeed unless the test overrides them. */
const server = (
  other: Record<string, ReturnType<typeof errorReply>> = {},
  masked_phone: string | null = '+1 ******0140',
): SentRequest[] =>
  answerWith(
    ({ method, path }) =>
      other[`${method} ${path}`] ?? {
        json:
          path === '/v1/forgotpassword/link'
            ? { email: EMAIL, masked_phone }
            : path === '/v1/forgotpassword/sms:send'
              ? { resend_after_seconds: 60 }
              : { done: true },
      },
  );

const passwordField = () => screen.findByLabelText(/^New password/, { selector: 'input[name=password]' });
const codeField = () => screen.getByLabelText(/^Code from/);
const save = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Save new password' }));

async function choosePassword(person: UserEvent, again = PASSWORD) {
  await fill(person, await passwordField(), PASSWORD);
  await fill(person, screen.getByLabelText(/^Confirm new password/), again);
}

async function enterCode(person: UserEvent) {
  await person.click(screen.getByRole('button', { name: /send code/i }));
  await screen.findByText(/We sent 6 digits/);
  await person.type(codeField(), '123456');
}

describe('the link', () => {
  test('a new password and the code from the phone open the sign-in page', async () => {
    const sent = server();
    const { person, places } = await renderScreen(ResetPasswordScreen, LINK);
    await choosePassword(person);
    expect(screen.getByText(/\+1 \*{6}0140/)).toBeInTheDocument();
    await enterCode(person);
    await save(person);
    await person.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(places.at(-1)).toBe('/auth/login');
    const reset = sent.find(({ method }) => method === 'PUT');
    expect(reset).toMatchObject({
      path: '/v1/forgotpassword',
      body: { code: 'link-1', sms_code: '123456' },
    });
    expect(isPasswordHash((reset?.body as { password: string }).password)).toBe(true); // the body's shape was checked above
    expect(JSON.stringify(sent)).not.toContain(PASSWORD);
  });

  test('password managers get the username of the account in the link, even if another account is signed in', async () => {
    server();
    writeToken(createToken('session-1', 900, 'robin.ashdown@example.com'));
    await renderScreen(ResetPasswordScreen, LINK);
    expect(usernameBeside(await passwordField())).toBe(EMAIL);
  });

  test('without a phone on file the link alone is sufficient', async () => {
    const sent = server({}, null);
    const { person } = await renderScreen(ResetPasswordScreen, LINK);
    await choosePassword(person);
    expect(screen.queryByLabelText(/^Code from/)).not.toBeInTheDocument();
    await save(person);
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
    expect(sent.at(-1)?.body).not.toHaveProperty('sms_code');
  });

  test('saving the password signs out this browser and all others, and shows the next step', async () => {
    server({}, null);
    writeToken(createToken('session-1'));
    const { person, places, store } = await renderScreen(ResetPasswordScreen, LINK);
    expect(store.getState().session.email).not.toBeNull();
    await choosePassword(person);
    await save(person);
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
    expect(readToken()).toBeUndefined();
    expect(store.getState().session.email).toBeNull();
    expect(places.at(-1)).not.toBe('/');
  });

  test('another user who is signed in here stays signed in, and a lock of the account is reported', async () => {
    server({}, null);
    const token = createToken('session-1', 900, 'robin.ashdown@example.com');
    writeToken(token);
    const { person, store } = await renderScreen(ResetPasswordScreen, LINK);
    await choosePassword(person);
    await save(person);
    expect(
      await screen.findByText(/locked after 5 failed sign-ins.*once the 2-hour lock ends/),
    ).toBeVisible();
    expect(readToken()).toBe(token);
    expect(store.getState().session.email).toBe('robin.ashdown@example.com');
  });

  test('a weak password, a mismatch and a missing code show errors at their fields', async () => {
    server();
    const { person } = await renderScreen(ResetPasswordScreen, LINK);
    await fill(person, await passwordField(), 'weak');
    await fill(person, screen.getByLabelText(/^Confirm new password/), 'weaker');
    await save(person);
    expect(await screen.findByText('Your password is too weak')).toBeInTheDocument();
    expect(screen.getByText('Two passwords are not the same')).toBeInTheDocument();
    expect(codeField()).toHaveAccessibleDescription(expect.stringContaining('required'));
  });

  test.each([
    ['code_incorrect', codeField, 'The code is incorrect'],
    ['too_many_code_attempts', codeField, 'Too many wrong codes'],
    ['send_code_first', codeField, 'Request a code first'],
    [
      'new_password_equals_old',
      () => screen.getByLabelText(/^New password \*|^New password$/),
      'same as the old',
    ],
  ] as const)('%s shows an error at its field', async (name, field, message) => {
    server({ 'PUT /v1/forgotpassword': errorReply(name) });
    const { person } = await renderScreen(ResetPasswordScreen, LINK);
    await choosePassword(person);
    await enterCode(person);
    await save(person);
    await screen.findByText(new RegExp(message));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(['reset_link_expired', 'illegal_code'] as const)('%s leads to a new link', async (name) => {
    server({ 'POST /v1/forgotpassword/link': errorReply(name) });
    const { person, places } = await renderScreen(ResetPasswordScreen, LINK);
    await person.click(await screen.findByRole('link', { name: 'Request a new link' }));
    expect(places.at(-1)).toBe('/auth/forget_password');
  });

  test.each([
    ['en', 'This address is incomplete or incorrect.'],
    ['zh-CN', '此网址不完整或有误。'],
  ] as const)(
    'in %s a link that was cut off is named as such, not as a mistake in a field',
    async (language, message) => {
      server({ 'POST /v1/forgotpassword/link': errorReply('illegal_parameter') });
      await renderScreen(ResetPasswordScreen, { ...LINK, language });
      expect(await screen.findByText(new RegExp(message))).toBeVisible();
      expect(screen.queryByRole('button', { name: /Try again|重试/ })).not.toBeInTheDocument();
    },
  );

  test.each([
    ['en', 'already been used', ['Sign in', 'Request a new link']],
    ['zh-CN', '已用于更改密码', ['登录', '获取新链接']],
  ] as const)(
    'in %s a used link shows that it was used, and links to the sign-in page too',
    async (language, message, ways) => {
      server({ 'POST /v1/forgotpassword/link': errorReply('reset_link_used') });
      await renderScreen(ResetPasswordScreen, { ...LINK, language });
      expect(await screen.findByText(new RegExp(message))).toBeVisible();
      expect(screen.queryByText(/expired|过期|失效/)).toBeNull();
      expect(
        screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        [ways[0], '/auth/login'],
        [ways[1], '/auth/forget_password'],
      ]);
    },
  );

  test('a link that expires while the user chooses a password leads to a new one as well', async () => {
    server({ 'PUT /v1/forgotpassword': errorReply('reset_link_expired') });
    const { person } = await renderScreen(ResetPasswordScreen, LINK);
    await choosePassword(person);
    await enterCode(person);
    await save(person);
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeInTheDocument();
  });

  test.each(['account_disabled', 'account_not_found'] as const)('%s refers to support', async (name) => {
    server({ 'POST /v1/forgotpassword/link': errorReply(name) });
    await renderScreen(ResetPasswordScreen, LINK);
    expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  test('a phone removed meanwhile refers to support', async () => {
    server({ 'POST /v1/forgotpassword/sms:send': errorReply('no_phone_on_record') });
    const { person } = await renderScreen(ResetPasswordScreen, LINK);
    await choosePassword(person);
    await person.click(screen.getByRole('button', { name: /send code/i }));
    expect(await screen.findByText(/no phone number on record/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeInTheDocument();
  });

  test('a code requested twice within a minute shows an error at the code', async () => {
    server({ 'POST /v1/forgotpassword/sms:send': errorReply('resend_after_one_minute') });
    const { person } = await renderScreen(ResetPasswordScreen, LINK);
    await choosePassword(person);
    await person.click(screen.getByRole('button', { name: /send code/i }));
    await waitFor(() =>
      expect(codeField()).toHaveAccessibleDescription(expect.stringContaining('after one minute')),
    );
  });

  test('in Chinese an expired link shows an error', async () => {
    server({ 'POST /v1/forgotpassword/link': errorReply('reset_link_expired') });
    await renderScreen(ResetPasswordScreen, { ...LINK, language: 'zh-CN' });
    expect(await screen.findByRole('link', { name: '获取新链接' })).toBeInTheDocument();
  });
});
