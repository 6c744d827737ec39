import { isPasswordHash } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import type { ErrorName } from '@quoin/contract';
import { PasswordUpgrade, PhoneRequired } from '../../portal/src/shell/InvestorDialogs';
import { removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { usernameBeside } from './account-server';
import { blocked, answerWith, createToken } from './fake-api';
import { fill, renderScreen } from './render-screen';
import { aPerson } from './a-person';

/** A fake server that requires the password until it receives it. */
function server(answer?: ErrorName) {
  let flag = true;
  return answerWith(({ path }) => {
    if (path === '/v1/user/info') return { json: aPerson({ password_upgrade: flag }) };
    if (path === '/v1/user/password:upgrade' && answer) return blocked(answer);
    if (path === '/v1/user/password:upgrade') flag = false;
    if (path === '/auth/refresh_token') return { json: { token: createToken('session-1') } };
    return { json: { done: true } };
  });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  writeToken(createToken('session-1'));
});

test('a user of an account with an older hashing scheme enters the password again, and the dialog closes', async () => {
  const sent = server();
  const { person } = await renderScreen(PasswordUpgrade);
  expect(await screen.findByRole('dialog', { name: 'Security Updated' })).toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit).toBeDisabled();
  const field = screen.getByLabelText(/^Password/, { selector: 'input' });
  expect(usernameBeside(field)).toBe('morgan.reyes@example.com');
  await fill(person, field, 'Corner-Stone7');
  await person.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { old_password, password } = sent.find(({ path }) => path.endsWith('password:upgrade'))?.body as {
    old_password: string;
    password: string;
  }; // as in the contract
  expect(isPasswordHash(password)).toBe(true);
  expect(old_password).toBe(password);
});

test('an account with the current scheme is not covered', async () => {
  answerWith(() => ({ json: aPerson() }));
  const { store } = await renderScreen(PasswordUpgrade);
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['en', 'old_password_incorrect', 'The old password is incorrect'],
  ['en', 'incorrect_credentials', 'Incorrect username or password'],
  ['en', 'passwords_differ', 'Two passwords are not the same'],
  ['en', 'account_locked', /This account is locked until 4:30\sPM ET/],
  ['zh-CN', 'account_locked', '16:30（纽约时间）'],
] as const)(
  'in %s %s shows an error at the password, and the dialog stays open',
  async (language, name, message) => {
    server(name);
    const { person } = await renderScreen(PasswordUpgrade, { language });
    const dialog = await screen.findByRole('dialog');
    const field = dialog.querySelector<HTMLInputElement>('[type="password"]');
    if (!field) throw new Error('no field');
    await fill(person, field, 'Corner-Stone8');
    await person.click(screen.getByRole('button', { name: /^(Submit|提交)$/ }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(message)));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
);

test('a user who does not know the password can sign out', async () => {
  server();
  const { person, store } = await renderScreen(PasswordUpgrade);
  await person.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(store.getState().session.email).toBeNull());
});

test.each([
  [true, ['/user/verification/step']],
  [false, []],
])('an account that needs a phone (%s) opens the steps to add one', async (phone_required, visited) => {
  answerWith(() => ({ json: aPerson({ phone: null, phone_required }) }));
  const { places, store } = await renderScreen(PhoneRequired);
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((query) => query?.status === 'fulfilled')).toBe(
      true,
    ),
  );
  expect(places).toEqual(visited);
});
