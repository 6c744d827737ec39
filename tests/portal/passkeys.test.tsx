import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SignInScreen from '../../portal/src/journey/access/SignInScreen';
import PasskeysScreen from '../../portal/src/journey/account/passkeys/PasskeysScreen';
import { readToken, removeToken } from '../../portal/src/browser/token-cookie';
import { browserWithPasskeys, CREATION_OPTIONS, REQUEST_OPTIONS } from './a-passkey';
import { answerWith, errorReply, TICKET, createToken } from './fake-api';
import { fill, renderScreen } from './render-screen';

const KEY_RING = {
  id: 'passkey-1',
  name: 'Key ring',
  created_at: '2026-08-01T12:00:00Z',
  last_used_at: null,
  synced: false,
};
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBBB`);

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  sessionStorage.clear();
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

const press = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }));

describe('signing in', () => {
  const serve = (answer: object) =>
    answerWith(({ path }) => (path.endsWith(':begin') ? { json: REQUEST_OPTIONS } : answer));

  test('a passkey alone signs the user in', async () => {
    browserWithPasskeys();
    const token = createToken('session-1');
    const sent = serve({ json: { token, expire: '2030-01-01T00:00:00Z' } });
    const { person, places } = await renderScreen(SignInScreen);
    await press(person, 'Sign in with a passkey');
    await waitFor(() => expect(places.at(-1)).toBe('/dashboard'));
    expect(readToken()).toBe(token);
    expect(sent.at(-1)?.body).toMatchObject({ credential: { id: 'AAAA', type: 'public-key' } });
  });

  test('the passkey comes before the password where the browser supports it, and is absent elsewhere', async () => {
    serve({});
    const { unmount } = await renderScreen(SignInScreen);
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    unmount();
    browserWithPasskeys();
    await renderScreen(SignInScreen);
    const passkey = screen.getByRole('button', { name: 'Sign in with a passkey' });
    const email = screen.getByLabelText(/^E-mail/);
    expect(passkey.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['NotAllowedError', 'The passkey was not confirmed. Try again, or use your password.'],
    ['SecurityError', 'This browser doesn’t support passkeys here. Use your password.'],
  ])('a browser that throws %s shows a message, and nothing is sent', async (name, messages) => {
    browserWithPasskeys(name);
    const sent = serve({});
    const { person } = await renderScreen(SignInScreen);
    await press(person, 'Sign in with a passkey');
    expect(await screen.findByText(messages)).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('a passkey selected in the autofill of the e-mail field signs in', async () => {
    const calls = browserWithPasskeys(undefined, { suggests: true });
    const token = createToken('session-1');
    serve({ json: { token, expire: '2030-01-01T00:00:00Z' } });
    const { places } = await renderScreen(SignInScreen);
    expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(places.at(-1)).toBe('/dashboard'));
    expect(readToken()).toBe(token);
    expect(calls).toEqual(['get']);
  });

  test('an unknown suggested passkey shows an error, and another passkey is offered', async () => {
    const calls = browserWithPasskeys(undefined, { suggests: true });
    const token = createToken('session-1');
    let tries = 0;
    let letIn = () => {};
    const second = new Promise<{ json: object }>((resolve) => {
      letIn = () => resolve({ json: { token, expire: '2030-01-01T00:00:00Z' } });
    });
    answerWith(({ path }) => {
      if (path.endsWith(':begin')) return { json: REQUEST_OPTIONS };
      tries += 1;
      return tries === 1 ? errorReply('passkey_not_accepted') : second;
    });
    const { places } = await renderScreen(SignInScreen);
    expect(await screen.findByText(/This passkey was not accepted/)).toBeInTheDocument();
    letIn();
    await waitFor(() => expect(places.at(-1)).toBe('/dashboard'));
    expect(calls).toEqual(['get', 'get']);
  });

  test('a passkey unknown to the server returns to the password', async () => {
    browserWithPasskeys();
    serve(errorReply('passkey_not_accepted'));
    const { person } = await renderScreen(SignInScreen);
    await press(person, 'Sign in with a passkey');
    expect(await screen.findByText(/This passkey was not accepted/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^E-mail/)).toBeInTheDocument();
  });

  test('a browser without passkey support shows no passkey button', async () => {
    serve({});
    await renderScreen(SignInScreen);
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  });
});

describe('without the phone', () => {
  async function toRecovery(answer: ReturnType<typeof errorReply>) {
    const sent = answerWith(({ body }) =>
      Object(body).recovery_code === undefined ? { json: TICKET } : answer,
    );
    const { person } = await renderScreen(SignInScreen);
    await fill(person, screen.getByLabelText(/^E-mail/), 'morgan.reyes@example.com');
    await fill(person, screen.getByLabelText(/^Password/, { selector: 'input' }), 'Corner-Stone7');
    await press(person, 'Continue');
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    return { person, sent };
  }

  test('an empty code shows an error and sends nothing', async () => {
    const { person, sent } = await toRecovery(errorReply('recovery_code_incorrect'));
    await press(person, 'Confirm');
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('a wrong code stays in its field, with an error', async () => {
    const { person } = await toRecovery(errorReply('recovery_code_incorrect'));
    await fill(person, screen.getByLabelText(/^Recovery code/), 'AAAA1-BBBBB');
    await press(person, 'Confirm');
    expect(await screen.findByText(/This recovery code is incorrect/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Recovery code/)).toHaveValue('AAAA1-BBBBB');
  });

  test('a sign-in that took too long starts over', async () => {
    const { person } = await toRecovery(errorReply('sign_in_ticket_expired'));
    await fill(person, screen.getByLabelText(/^Recovery code/), 'AAAA1-BBBBB');
    await press(person, 'Confirm');
    expect(await screen.findByText(/This sign-in has expired/)).toBeInTheDocument();
    expect(await screen.findByLabelText(/^E-mail/)).toBeInTheDocument();
  });
});

describe('the passkeys of an account', () => {
  const serve = (items: object[], left = 10) =>
    answerWith(({ path, method }) => {
      if (path.endsWith('password:verify'))
        return { json: { verified: true, expire: '2030-01-01T00:00:00Z' } };
      if (path.endsWith('passkeys:begin')) return { json: CREATION_OPTIONS };
      if (method === 'POST') return { json: { passkey: KEY_RING, recovery_codes: CODES } };
      return { json: { items, recovery_codes_left: left } };
    });

  async function toName(person: UserEvent) {
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(screen.getByRole('dialog'));
    await fill(person, dialog.getByLabelText(/^Password/, { selector: 'input' }), 'Corner-Stone7');
    await person.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByLabelText(/^Name/);
    return dialog;
  }

  test('the first passkey comes with ten recovery codes, shown once', async () => {
    browserWithPasskeys();
    serve([], 0);
    const { person } = await renderScreen(PasskeysScreen, { path: '/user/passkeys' });
    const dialog = await toName(person);
    await person.click(dialog.getByRole('button', { name: 'Create passkey' }));
    expect(await dialog.findByText('This field is required')).toBeInTheDocument();
    await fill(person, dialog.getByLabelText(/^Name/), 'Key ring');
    await person.click(dialog.getByRole('button', { name: 'Create passkey' }));
    const list = await dialog.findByRole('list', { name: 'Your recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    await person.click(dialog.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  });

  test('a device that already has a passkey shows an error, and the name stays', async () => {
    browserWithPasskeys('InvalidStateError');
    serve([KEY_RING]);
    const { person } = await renderScreen(PasskeysScreen, { path: '/user/passkeys' });
    const dialog = await toName(person);
    await fill(person, dialog.getByLabelText(/^Name/), 'Laptop');
    await person.click(dialog.getByRole('button', { name: 'Create passkey' }));
    expect(
      await dialog.findByText('This device already has a passkey for your account.'),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Laptop');
  });

  test('two passkeys are the maximum', async () => {
    browserWithPasskeys();
    serve([KEY_RING, { ...KEY_RING, id: 'passkey-2', name: 'Laptop' }]);
    await renderScreen(PasskeysScreen, { path: '/user/passkeys' });
    expect(
      await screen.findByText('You have the maximum number of passkeys. Remove one to add another.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  test('a browser without passkey support shows where to go', async () => {
    serve([]);
    await renderScreen(PasskeysScreen, { path: '/user/passkeys' });
    expect(await screen.findByText(/This browser doesn’t support passkeys/)).toBeInTheDocument();
  });
});
