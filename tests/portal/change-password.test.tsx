import { isPasswordHash } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import ChangePasswordScreen from '../../portal/src/journey/account/ChangePasswordScreen';
import { accountServer, describes, press, signedIn, usernameBeside } from './account-server';
import { blocked, errorReply } from './fake-api';
import { fill, renderScreen } from './render-screen';

beforeEach(signedIn);

describe('the password', () => {
  const oldField = () => screen.getByLabelText(/^Old password/);
  const newField = () => screen.getByLabelText(/^New password/, { selector: 'input[name=password]' });
  const again = () => screen.getByLabelText(/^Confirm new password/);

  async function change(person: UserEvent, chosen = 'Key-Stone-2026', repeated = chosen) {
    await fill(person, oldField(), 'Corner-Stone7');
    await fill(person, newField(), chosen);
    await fill(person, again(), repeated);
    await press(person, 'Change password');
  }

  test('is changed by its old and its new hash, and the form is empty again', async () => {
    const sent = accountServer();
    const { person, store } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await change(person);
    await waitFor(() => expect(store.getState().notices).toHaveLength(1));
    expect(oldField()).toHaveValue('');
    const { old_password, password } = sent[0]?.body as Record<string, string>; // as in the contract
    expect([old_password, password].map((hash) => isPasswordHash(hash ?? ''))).toEqual([true, true]);
    expect(old_password).not.toBe(password);
  });

  test('has a username field with the signed-in account for password managers', async () => {
    accountServer();
    await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    expect(usernameBeside(oldField())).toBe('morgan.reyes@example.com');
    expect(usernameBeside(newField())).toBe('morgan.reyes@example.com');
  });

  test('an empty form, a weak password and a mismatch show errors at their fields', async () => {
    const sent = accountServer();
    const { person } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await press(person, 'Change password');
    await describes(oldField(), 'This field is required');
    await fill(person, newField(), 'weak');
    await fill(person, again(), 'weaker');
    await press(person, 'Change password');
    await describes(newField(), 'Your password is too weak');
    await describes(again(), 'Two passwords are not the same');
    expect(sent).toEqual([]);
  });

  test.each([
    ['incorrect_credentials', oldField, 'Incorrect username or password'],
    ['old_password_incorrect', oldField, 'The old password is incorrect'],
    ['passwords_differ', again, 'Two passwords are not the same'],
    ['new_password_equals_old', newField, 'same as the old one'],
  ] as const)('%s shows an error at its field', async (name, field, message) => {
    accountServer({ other: { 'PUT /v1/user/password:update': errorReply(name) } });
    const { person } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await change(person);
    await describes(field(), message);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a lock shows an error above the form', async () => {
    accountServer({ other: { 'PUT /v1/user/password:update': blocked('account_locked') } });
    const { person } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await change(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('locked until 4:30 PM ET');
  });
});
