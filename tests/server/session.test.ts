import { createHmac } from 'node:crypto';
import { cookieOf, startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What anyone can read in a token. */
const contentOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const me = (token: string) => app.refused('getUserInfo', { token });

test('the token names the person by e-mail and country, for fifteen minutes', async () => {
  const { token, email } = await app.newInvestor({ country: 'CA' });
  const { sub, info, iat, exp } = contentOf(token);
  expect({ sub, info, minutes: (exp - iat) / 60 }).toEqual({
    sub: email,
    info: { country: 'CA' },
    minutes: 15,
  });
  app.clock.advance({ minutes: 15 });
  expect(await me(token)).toMatchObject({ error: 'session_expired', code: 1007, status: 401 });
});

test('a missing token, an invalid one and one of another key are rejected', async () => {
  const { token } = await app.newInvestor();
  const signed = token.slice(0, token.lastIndexOf('.'));
  const signature = createHmac('sha256', 'another key').update(signed).digest('base64url');
  const forged = `${signed}.${signature}`;
  expect(await app.refused('getUserInfo')).toMatchObject({ error: 'not_signed_in', code: 1006, status: 401 });
  for (const wrong of ['nonsense', forged, `${token}x`])
    expect((await me(wrong)).error).toBe('not_signed_in');
});

test('the refresh cookie is kept from scripts and other sites', async () => {
  const { token, cookie } = await app.newInvestor();
  const { response } = await app.call('refreshToken', { token, cookie });
  expect(response.headers['set-cookie']).toMatch(
    /^quoin_refresh=[^;]+; Path=\/api\/auth;.*HttpOnly; SameSite=Strict$/,
  );
});

test('a session is renewed by token and cookie together, also when the token has just run out', async () => {
  const { token, cookie } = await app.newInvestor();
  app.clock.advance({ minutes: 20 });
  expect((await app.refused('refreshToken', { token })).error).toBe('session_expired');
  const renewed = await app.ok('refreshToken', { token, cookie });
  await app.ok('getUserInfo', { token: renewed.token });
});

test('tabs that refresh at the same moment all go on, with one new cookie', async () => {
  const { token, cookie } = await app.newInvestor();
  const answers = await Promise.all([1, 2, 3, 4].map(() => app.call('refreshToken', { token, cookie })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ response }) => cookieOf(response) !== '')).toHaveLength(1);
});

test('an old cookie used again after ten seconds ends the session for everyone', async () => {
  const { token, cookie } = await app.newInvestor();
  const rotated = await app.call('refreshToken', { token, cookie });
  app.clock.advance({ seconds: 11 });
  expect(await app.refused('refreshToken', { token, cookie })).toMatchObject({ error: 'session_expired' });
  expect((await me(rotated.reply.token)).error).toBe('session_expired');
  const newest = { token: rotated.reply.token, cookie: cookieOf(rotated.response) };
  expect(await app.refused('refreshToken', newest)).toMatchObject({ error: 'session_expired' });
});

test('background requests do not count as use and do not extend the hour', async () => {
  const { token, cookie } = await app.newInvestor();
  app.clock.advance({ minutes: 14 });
  await app.call('recordVisit', { token });
  app.clock.advance({ minutes: 47 });
  expect(await app.refused('refreshToken', { token, cookie })).toMatchObject({ error: 'session_expired' });
});

test('an hour without use ends the session; use keeps it alive, but no longer than a day', async () => {
  const idle = await app.newInvestor();
  app.clock.advance({ minutes: 61 });
  expect(await app.refused('refreshToken', idle)).toMatchObject({ error: 'session_expired' });

  let { token, cookie } = await app.newInvestor();
  for (let quarters = 0; quarters < 4 * 24 - 1; quarters += 1) {
    app.clock.advance({ minutes: 15 });
    const { response, reply } = await app.call('refreshToken', { token, cookie });
    ({ token } = reply);
    cookie = cookieOf(response);
  }
  await app.ok('getUserInfo', { token });
  app.clock.advance({ minutes: 15 });
  expect(await app.refused('refreshToken', { token, cookie })).toMatchObject({ error: 'session_expired' });
});

test('signing out counts at once, for the token too', async () => {
  const { token, cookie } = await app.newInvestor();
  const { response } = await app.call('signOut', { token, cookie });
  expect(response.headers['set-cookie']).toMatch(/^quoin_refresh=;/);
  expect((await me(token)).error).toBe('session_expired');
});

test('a call that anyone may make answers a visitor when the token no longer counts', async () => {
  const { token } = await app.newInvestor();
  await app.ok('signOut', { token });
  await app.ok('listProducts', { token });
});
