// Signing out in the browser and on the server, and sessions that end in other ways.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeReturnUrl } from '../../portal/src/navigation/return-url';
import { readToken, removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { answerWith, createToken, type Answer, type SentRequest } from './fake-api';
import { openPortal } from './render-portal';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
});

async function signOut(token: string, answer: (request: SentRequest) => Answer) {
  writeToken(token);
  const sent = answerWith((request) =>
    request.path.startsWith('/auth/') ? answer(request) : { json: { items: [] } },
  );
  const { store } = await openPortal('/about');
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: /^My Account/ }));
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  return { store, ended: () => sent.filter(({ path }) => path === '/auth/sign_out') };
}

const bearer = (request: SentRequest | undefined) => request?.headers.get('authorization');

test('signing out ends the local session before the server answers, and sends the removed token', async () => {
  const token = createToken('session-1');
  const { store, ended } = await signOut(token, () => new Promise(() => undefined));
  expect(readToken()).toBeUndefined();
  expect(store.getState().session.email).toBeNull();
  expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  await waitFor(() => expect(ended()).toHaveLength(1));
  expect(bearer(ended()[0])).toBe(`Bearer ${token}`);
});

test.each(['focus', 'visibilitychange'])(
  'a window whose user signed out in another one is signed out when it is used again (%s)',
  async (event) => {
    writeToken(createToken('session-1'));
    answerWith(() => ({ json: { items: [] } }));
    const { store } = await openPortal('/about');
    expect(store.getState().session.email).not.toBeNull();
    removeToken();
    act(() => {
      (event === 'focus' ? window : document).dispatchEvent(new Event(event));
    });
    expect(store.getState().session.email).toBeNull();
  },
);

test('an expired token is renewed for signing out, which does not sign the user in', async () => {
  const renewed = createToken('session-1');
  const { ended } = await signOut(createToken('session-1', -1), ({ path }) =>
    path === '/auth/refresh_token' ? { json: { token: renewed } } : { json: { done: true } },
  );
  await waitFor(() => expect(ended()).toHaveLength(1));
  expect(bearer(ended()[0])).toBe(`Bearer ${renewed}`);
  expect(readToken()).toBeUndefined();
});

test('signing out works without a connection', async () => {
  const { store, ended } = await signOut(createToken('session-1'), () => 'no network');
  expect(store.getState().session.email).toBeNull();
  await waitFor(() => expect(ended()).toHaveLength(1));
});

test('a session whose cookie is missing ends at the next page, and sign-in returns to it', async () => {
  writeToken(createToken('session-1'));
  answerWith(() => ({ json: { items: [] } }));
  const { router, store } = await openPortal('/about');
  removeToken();
  await act(() => router.navigate('/my-document'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByText('Your session has ended. Sign in to continue.')).toBeInTheDocument();
  expect(store.getState().session.email).toBeNull();
  expect(takeReturnUrl('morgan.reyes@example.com')).toBe('/my-document');
});

test('a session that ends on a public page keeps the user there and shows a notice', async () => {
  writeToken(createToken('session-1'));
  answerWith(() => ({ json: { items: [] } }));
  const { router } = await openPortal('/about');
  removeToken();
  await act(() => router.navigate('/faqs'));

  expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/faqs');
  expect(screen.queryByRole('button', { name: /^My Account/ })).not.toBeInTheDocument();
});
