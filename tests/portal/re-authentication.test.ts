import { api } from '../../portal/src/api/api';
import { createStore } from '../../portal/src/shell/store';
import { takeReturnUrl } from '../../portal/src/navigation/return-url';
import { startSession } from '../../portal/src/session/session-slice';
import { readToken, removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { answerWith, errorReply, createToken, type SentRequest } from './fake-api';

const RENEWAL = '/auth/refresh_token';
const renewals = (sent: SentRequest[]) => sent.filter(({ path }) => path === RENEWAL).length;
const bearer = (request: SentRequest) => request.headers.get('authorization')?.replace('Bearer ', '');

const WANTED = '/my-investment/all?page=2';
let places: string[] = [];
const newStore = () => createStore({ here: () => places.at(-1) ?? WANTED, go: (to) => void places.push(to) });

const askMe = (store: ReturnType<typeof newStore>) =>
  store.dispatch(api.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true }));
const askInvestors = (store: ReturnType<typeof newStore>) =>
  store.dispatch(api.endpoints.listInvestors.initiate(undefined, { forceRefetch: true }));

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  sessionStorage.clear();
  places = [];
});

test('many calls with an expired token renew it once, and each is sent again', async () => {
  const store = newStore();
  const old = createToken('session-1');
  const renewed = createToken('session-1');
  store.dispatch(startSession(old));
  const sent = answerWith((request) => {
    if (request.path === RENEWAL) return { json: { token: renewed, expire: '2030-01-01T00:00:00Z' } };
    return bearer(request) === old
      ? errorReply('session_expired')
      : { json: { items: [], preferred_language: 'en' } };
  });

  const answers = await Promise.all([askMe(store), askInvestors(store), askInvestors(newStore())]);

  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true]);
  expect(renewals(sent)).toBe(1);
  expect(readToken()).toBe(renewed);
});

test('an expired token is renewed before the call is sent', async () => {
  const store = newStore();
  const renewed = createToken('session-1');
  store.dispatch(startSession(createToken('session-1', -1)));
  const sent = answerWith(({ path }) =>
    path === RENEWAL ? { json: { token: renewed } } : { json: { items: [] } },
  );

  await store.dispatch(api.endpoints.listProducts.initiate({ query: {} }));

  expect(sent.map(({ path }) => path)).toEqual([RENEWAL, '/v1/products']);
  expect(sent[1] && bearer(sent[1])).toBe(renewed);
});

test('a background request does not renew the session', async () => {
  const store = newStore();
  store.dispatch(startSession(createToken('session-1', -1)));
  const sent = answerWith(() => ({ json: { expired: false } }));

  await store.dispatch(api.endpoints.recordStay.initiate({ query: { id: 'record-1' } }));

  expect(sent.map(({ path }) => path)).toEqual(['/v1/access/stay']);
});

test('a rejected renewal removes the token, clears the cache and opens the home page', async () => {
  const store = newStore();
  store.dispatch(startSession(createToken('session-1')));
  answerWith(({ path }) =>
    path === '/v1/investors' ? { json: { items: [] } } : errorReply('session_expired'),
  );
  await askInvestors(store);

  const { isSuccess } = await askMe(store);

  expect(isSuccess).toBe(false);
  expect(readToken()).toBeUndefined();
  expect(places).toEqual(['/']);
  expect(store.getState().session.email).toBeNull();
  expect(api.endpoints.listInvestors.select()(store.getState()).data).toBeUndefined();
  expect(store.getState().notices.map(({ says }) => says)).toEqual(['app.session_ended']);
});

test('after a rejected renewal the user stays on the home page until they sign in again', async () => {
  const store = newStore();
  store.dispatch(startSession(createToken('session-1')));
  answerWith(() => errorReply('session_expired'));
  await askMe(store);
  answerWith(() => errorReply('not_signed_in'));
  await askInvestors(store);

  expect(places).toEqual(['/']);
  expect(sessionStorage.getItem('quoin.page_before_login')).toContain(' morgan.reyes@example.com ');
  expect(takeReturnUrl('morgan.reyes@example.com')).toBe(WANTED);
});

test('a renewal without a response keeps the session', async () => {
  const store = newStore();
  const token = createToken('session-1');
  store.dispatch(startSession(token));
  answerWith(({ path }) => (path === RENEWAL ? 'no network' : errorReply('session_expired')));

  const { error } = await askMe(store);

  expect(error).toMatchObject({ status: 0 });
  expect(readToken()).toBe(token);
  expect(places).toEqual([]);
});

test('1111 means wrong credentials, not the end of the session', async () => {
  const store = newStore();
  store.dispatch(startSession(createToken('session-1')));
  const sent = answerWith(() => errorReply('user_authentication_failed'));

  const { error } = await askMe(store);

  expect(error).toMatchObject({ code: 1111 });
  expect(renewals(sent)).toBe(0);
});

test('a wrong password renews nothing', async () => {
  const store = newStore();
  store.dispatch(startSession(createToken('session-1')));
  const sent = answerWith(() => errorReply('incorrect_credentials'));

  await store.dispatch(api.endpoints.signIn.initiate({ body: { email: 'a@example.com', password: 'x' } }));

  expect(renewals(sent)).toBe(0);
});

test('a late 401 neither renews nor repeats the call when another tab has signed in again', async () => {
  const store = newStore();
  store.dispatch(startSession(createToken('session-1')));
  const sent = answerWith(({ path }) => {
    if (path !== RENEWAL) writeToken(createToken('session-2'));
    return errorReply('session_expired');
  });

  await askMe(store);

  expect(sent.map(({ path }) => path)).toEqual(['/v1/user/info']);
  expect(readToken()).toBeDefined();
  expect(places).toEqual([]);
});

test('signing out in another tab during a renewal stays signed out', async () => {
  const store = newStore();
  store.dispatch(startSession(createToken('session-1')));
  answerWith(({ path }) => {
    if (path !== RENEWAL) return errorReply('session_expired');
    removeToken();
    return { json: { token: createToken('session-1') } };
  });

  await askMe(store);

  expect(readToken()).toBeUndefined();
});

test('1006 without a token saves the page and opens the sign-in', async () => {
  const store = newStore();
  answerWith(() => errorReply('not_signed_in'));

  await askMe(store);

  expect(places).toEqual(['/auth/login']);
  expect(takeReturnUrl('morgan.reyes@example.com')).toBe('/my-investment/all?page=2');
});

test('many rejected calls open the sign-in once, and it returns to the requested page', async () => {
  const store = newStore();
  answerWith(() => errorReply('not_signed_in'));

  await Promise.all([askMe(store), askInvestors(store)]);
  await askInvestors(store);

  expect(places).toEqual(['/auth/login']);
  expect(takeReturnUrl('morgan.reyes@example.com')).toBe(WANTED);
});

test('a call carries the language, the token and its Idempotency-Key', async () => {
  const store = newStore();
  const token = createToken('session-1');
  store.dispatch(startSession(token));
  const sent = answerWith(() => ({ json: {} }));

  await store.dispatch(
    api.endpoints.sendForSignature.initiate({ params: { investmentId: 'i/1' }, key: 'key-1' }),
  );

  const [request] = sent;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/investments/i%2F1/envelopes' });
  expect(request?.headers.get('accept-language')).toBe('en');
  expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(request?.headers.get('idempotency-key')).toBe('key-1');
});
