import { screen, waitFor, within } from '@testing-library/react';
import SessionsScreen from '../../portal/src/journey/account/SessionsScreen';
import { readToken, writeToken } from '../../portal/src/browser/token-cookie';
import { answerWith, errorReply, createToken } from './fake-api';
import { renderScreen } from './render-screen';

const HERE = {
  id: 'session-1',
  current: true,
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-08-01T12:00:00Z',
  used_at: '2026-08-01T12:30:00Z',
};
const PHONE = { ...HERE, id: 'session-2', current: false, browser: 'Safari', system: 'iOS' };
const UNKNOWN = { ...HERE, id: 'session-3', current: false, browser: null, system: null };

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  writeToken(createToken('session-1'));
});

const open = () => renderScreen(SessionsScreen, { path: '/user/sessions' });

test('this browser cannot be signed out from the list, the others can', async () => {
  answerWith(() => ({ json: { items: [HERE, PHONE, UNKNOWN] } }));
  await open();
  const here = await screen.findByRole('article', { name: 'Firefox on Linux' });
  expect(here).toHaveTextContent('This browser');
  expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out Safari on iOS' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Unknown browser' })).toBeInTheDocument();
});

test('a session that is signed out disappears from the list', async () => {
  let items = [HERE, PHONE];
  const sent = answerWith(({ method }) => {
    if (method === 'DELETE') items = [HERE];
    return { json: method === 'DELETE' ? { done: true } : { items } };
  });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  expect(await screen.findByRole('article')).toHaveAccessibleName('Firefox on Linux');
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/v1/user/sessions/session-2');
});

test('a session that could not be ended stays, with an error', async () => {
  answerWith(({ method }) =>
    method === 'DELETE' ? errorReply('not_authorized_action') : { json: { items: [HERE, PHONE] } },
  );
  const { person, store } = await open();
  await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  expect(await screen.findByRole('button', { name: 'Sign out Safari on iOS' })).toBeEnabled();
  expect(store.getState().notices).toMatchObject([
    { signal: 'danger', says: { name: 'not_authorized_action' } },
  ]);
});

test('signing out everywhere requires confirmation and also ends this session', async () => {
  answerWith(({ method }) => ({ json: method === 'DELETE' ? { done: true } : { items: [HERE, PHONE] } }));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = () => within(screen.getByRole('alertdialog'));
  await person.click(question().getByRole('button', { name: 'Stay signed in' }));
  expect(readToken()).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await person.click(question().getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(readToken()).toBeUndefined());
});
