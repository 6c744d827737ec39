import { hashPassword } from '@quoin/rules/password';
import { startTestApp, type Person, type TestApp, getCookie } from './test-app';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { accounts, sessions } from '../../packages/server/src/database/tables';

describe('sign in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const wrongHash = hashPassword('nobody@example.com', 'Wrong#2026');

  const tryWrong = async (email: string) =>
    app.refused('signIn', { body: { email, password: await wrongHash } });

  async function passwordStep({ email, password }: Person) {
    const answer = await app.ok('signIn', { body: { email, password: await hashPassword(email, password) } });
    if (answer.step !== 'two_step') throw new Error('expected the second step');
    return answer;
  }

  test('the password step returns the masked phone and a ticket, but no token', async () => {
    const person = await app.signUp();
    const step = await passwordStep(person);
    expect(step).toMatchObject({ step: 'two_step', masked_phone: `+1 ******${person.phone.slice(-4)}` });
    expect(step).not.toHaveProperty('token');
  });

  test('failures return an error, then the remaining attempts, and the fifth locks the account for two hours', async () => {
    const person = await app.signUp();
    const answers = [];
    for (let times = 0; times < 6; times += 1) answers.push(await tryWrong(person.email));
    expect(answers.map(({ error, values }) => [error, values?.left])).toEqual([
      ['incorrect_credentials', undefined],
      ['incorrect_credentials_warning', 3],
      ['incorrect_credentials_warning', 2],
      ['incorrect_credentials_warning', 1],
      ['account_locked', undefined],
      ['account_locked', undefined],
    ]);
    const right = { email: person.email, password: await hashPassword(person.email, person.password) };
    expect(await app.refused('signIn', { body: right })).toMatchObject({
      error: 'account_locked',
      status: 423,
    });
    app.clock.advance({ hours: 1, minutes: 59 });
    expect(await app.refused('signIn', { body: right })).toMatchObject({ error: 'account_locked' });
    app.clock.advance({ minutes: 1 });
    await app.signIn(person);
  });

  test('of twenty concurrent wrong passwords, four are checked and rejected, and the fifth locks the account', async () => {
    const person = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryWrong(person.email)));
    const rejected = answers.filter(({ error }) => error !== 'account_locked');
    expect(rejected).toHaveLength(4);
    expect(new Set(rejected.map(({ values }) => values?.left))).toEqual(new Set([undefined, 3, 2, 1]));
  });

  test('an address without an account gets the same response, byte for byte', async () => {
    const { email } = await app.signUp();
    const bytes = async (address: string) => {
      const answers = [];
      for (let times = 0; times < 6; times += 1) {
        const { response } = await app.call('signIn', {
          body: { email: address, password: await wrongHash },
        });
        const body = response.body.replace(/"request_id":"[^"]+"/, '');
        answers.push({
          status: response.statusCode,
          body,
          cookies: response.cookies,
          names: Object.keys(response.headers),
        });
      }
      return answers;
    };
    expect(await bytes('nobody.here@example.com')).toEqual(await bytes(email));
  });

  test('wrong codes count toward the lock like wrong passwords, and a right password does not clear them', async () => {
    const person = await app.signUp();
    for (let times = 0; times < 2; times += 1) await tryWrong(person.email);
    const { ticket } = await passwordStep(person);
    const tryCode = (code: string) => app.refused('signIn', { body: { ticket, code } });
    expect(await tryCode('nocode')).toMatchObject({ error: 'sign_in_code_warning', values: { left: 2 } });
    expect(await tryCode('nocode')).toMatchObject({ error: 'sign_in_code_warning', values: { left: 1 } });
    const { ticket: second } = await passwordStep(person);
    expect(await app.refused('signIn', { body: { ticket: second, code: 'nocode' } })).toMatchObject({
      error: 'account_locked',
    });
  });

  test('wrong codes return an error, then the remaining attempts, and the fifth reports the lock and offers no other code', async () => {
    const person = await app.signUp();
    const { ticket } = await passwordStep(person);
    const answers = [];
    for (let times = 0; times < 5; times += 1)
      answers.push(await app.refused('signIn', { body: { ticket, code: 'nocode' } }));
    expect(answers.map(({ error, values }) => [error, values?.left])).toEqual([
      ['code_incorrect', undefined],
      ['sign_in_code_warning', 3],
      ['sign_in_code_warning', 2],
      ['sign_in_code_warning', 1],
      ['account_locked', undefined],
    ]);
  });

  test('signing in resets the count', async () => {
    const person = await app.signUp();
    for (let times = 0; times < 4; times += 1) await tryWrong(person.email);
    await app.signIn(person);
    expect(await tryWrong(person.email)).toMatchObject({ error: 'incorrect_credentials' });
  });

  test('a ticket and its code sign in once, also for concurrent requests', async () => {
    const person = await app.signUp();
    const { ticket } = await passwordStep(person);
    const code = await app.newestCode(`+1${person.phone}`);
    const answers = await Promise.all([1, 2, 3].map(() => app.call('signIn', { body: { ticket, code } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.refused('signIn', { body: { ticket, code } })).toMatchObject({
      error: 'sign_in_ticket_expired',
    });
  });

  test('a code can be resent after a minute, which invalidates the earlier one', async () => {
    const person = await app.signUp();
    const { ticket } = await passwordStep(person);
    const before = await app.newestCode(`+1${person.phone}`);
    expect(await app.refused('resendSignInCode', { body: { ticket } })).toMatchObject({
      error: 'resend_after_one_minute',
    });
    app.clock.advance({ minutes: 1 });
    expect(await app.ok('resendSignInCode', { body: { ticket } })).toEqual({ resend_after_seconds: 60 });
    const after = await app.newestCode(`+1${person.phone}`);
    if (before !== after) {
      expect(await app.refused('signIn', { body: { ticket, code: before } })).toMatchObject({
        error: 'code_incorrect',
      });
    }
    expect(await app.ok('signIn', { body: { ticket, code: after } })).toMatchObject({ step: 'signed_in' });
  });

  test('entering the password again within a minute sends no second SMS, and the first code stays valid', async () => {
    const person = await app.signUp();
    const first = await passwordStep(person);
    const sent = (await app.outbox(`+1${person.phone}`)).length;
    const second = await passwordStep(person);
    expect((await app.outbox(`+1${person.phone}`)).length).toBe(sent);
    const code = await app.newestCode(`+1${person.phone}`);
    expect(await app.refused('signIn', { body: { ticket: first.ticket, code } })).toMatchObject({
      error: 'sign_in_ticket_expired',
    });
    expect(await app.ok('signIn', { body: { ticket: second.ticket, code } })).toMatchObject({
      step: 'signed_in',
    });
  });

  test('a ticket expires after ten minutes, and a forged one does not work', async () => {
    const person = await app.signUp();
    const { ticket } = await passwordStep(person);
    const code = await app.newestCode(`+1${person.phone}`);
    app.clock.advance({ minutes: 10 });
    for (const old of [ticket, 'made-up']) {
      expect(await app.refused('signIn', { body: { ticket: old, code } })).toMatchObject({
        error: 'sign_in_ticket_expired',
      });
      expect(await app.refused('resendSignInCode', { body: { ticket: old } })).toMatchObject({
        error: 'sign_in_ticket_expired',
      });
    }
  });

  test('an account reveals that it is not activated only after the right password', async () => {
    const person = { email: 'waiting@example.com', password: 'Granite#2026', phone: '2025550999' };
    await app.ok('sendSmsCode', { body: { phone: person.phone, region: 'US' } });
    await app.ok('register', {
      body: {
        first_name: 'Wren',
        last_name: 'Ashdown',
        email: person.email,
        phone_number: person.phone,
        region: 'US',
        code: await app.newestCode(`+1${person.phone}`),
        password: await hashPassword(person.email, person.password),
        country: 'CA',
        preferred_language: 'en',
        accredited: true,
        terms_accepted: true,
      },
    });
    expect(await tryWrong(person.email)).toMatchObject({ error: 'incorrect_credentials' });
    const right = { email: person.email, password: await hashPassword(person.email, person.password) };
    expect(await app.refused('signIn', { body: right })).toMatchObject({
      error: 'account_not_activated',
      status: 403,
    });
  });

  test('an invalid e-mail returns an error at its field, in the language of the page', async () => {
    const body = { email: 'robin', password: await wrongHash };
    const { error, fields } = await app.refused('signIn', { body, language: 'zh-CN' });
    expect(error).toBe('illegal_parameter');
    expect(fields).toEqual({ email: '请输入格式正确的邮箱，例如 name@example.com' });
  });
});

describe('session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** What anyone can read in a token. */
  const getContent = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  const me = (token: string) => app.refused('getUserInfo', { token });

  test('the token names the person by e-mail and country, for fifteen minutes', async () => {
    const { token, email } = await app.newInvestor({ country: 'CA' });
    const { sub, info, iat, exp } = getContent(token);
    expect({ sub, info, minutes: (exp - iat) / 60 }).toEqual({
      sub: email,
      info: { country: 'CA' },
      minutes: 15,
    });
    app.clock.advance({ minutes: 15 });
    expect(await me(token)).toMatchObject({ error: 'session_expired', code: 1007, status: 401 });
  });

  test('a missing token, an invalid token and a token of another key are rejected', async () => {
    const { token } = await app.newInvestor();
    const signed = token.slice(0, token.lastIndexOf('.'));
    const signature = createHmac('sha256', 'another key').update(signed).digest('base64url');
    const forged = `${signed}.${signature}`;
    expect(await app.refused('getUserInfo')).toMatchObject({
      error: 'not_signed_in',
      code: 1006,
      status: 401,
    });
    for (const wrong of ['nonsense', forged, `${token}x`])
      expect((await me(wrong)).error).toBe('not_signed_in');
  });

  test('the refresh cookie is not accessible to scripts and other sites', async () => {
    const { token, cookie } = await app.newInvestor();
    const { response } = await app.call('refreshToken', { token, cookie });
    expect(response.headers['set-cookie']).toMatch(
      /^quoin_refresh=[^;]+; Path=\/api\/auth;.*HttpOnly; SameSite=Strict$/,
    );
  });

  test('a session is renewed by token and cookie together, even if the token has just expired', async () => {
    const { token, cookie } = await app.newInvestor();
    app.clock.advance({ minutes: 20 });
    expect((await app.refused('refreshToken', { token })).error).toBe('session_expired');
    const renewed = await app.ok('refreshToken', { token, cookie });
    await app.ok('getUserInfo', { token: renewed.token });
  });

  test('tabs that refresh concurrently all continue with one new cookie', async () => {
    const { token, cookie } = await app.newInvestor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.call('refreshToken', { token, cookie })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ response }) => getCookie(response) !== '')).toHaveLength(1);
  });

  test('an old cookie used after ten seconds ends the session for everyone', async () => {
    const { token, cookie } = await app.newInvestor();
    const rotated = await app.call('refreshToken', { token, cookie });
    app.clock.advance({ seconds: 11 });
    expect(await app.refused('refreshToken', { token, cookie })).toMatchObject({ error: 'session_expired' });
    expect((await me(rotated.reply.token)).error).toBe('session_expired');
    const newest = { token: rotated.reply.token, cookie: getCookie(rotated.response) };
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
      cookie = getCookie(response);
    }
    await app.ok('getUserInfo', { token });
    app.clock.advance({ minutes: 15 });
    expect(await app.refused('refreshToken', { token, cookie })).toMatchObject({ error: 'session_expired' });
  });

  test('signing out has immediate effect, also for the token', async () => {
    const { token, cookie } = await app.newInvestor();
    const { response } = await app.call('signOut', { token, cookie });
    expect(response.headers['set-cookie']).toMatch(/^quoin_refresh=;/);
    expect((await me(token)).error).toBe('session_expired');
  });

  test('a public call treats a caller with an invalid token as a visitor', async () => {
    const { token } = await app.newInvestor();
    await app.ok('signOut', { token });
    await app.ok('listProducts', { token });
  });
});

describe('sessions list', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const CHROME =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

  const newestSubject = async ({ email }: { email: string }) => {
    await app.runJobs();
    return (await app.outbox(email))[0]?.subject;
  };

  test.each([
    ['Chrome on a Mac', CHROME, 'Chrome', 'macOS'],
    [
      'Safari on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    ['something unknown', 'curl', null, null],
  ])('%s is listed by browser and system', async (_, userAgent, browser, system) => {
    const person = await app.newInvestor();
    const token = await signInWith(person, userAgent);
    const { items } = await app.ok('listSessions', { token });
    expect(items[0]).toMatchObject({ current: true, browser, system });
    expect(items[1]).toMatchObject({ current: false });
  });

  test('another browser is signed out immediately, and its session leaves the list', async () => {
    const person = await app.newInvestor();
    const other = await signInWith(person, CHROME);
    const before = await app.ok('listSessions', person);
    const sessionId = before.items.find(({ current }) => !current)?.id ?? '';
    await app.ok('endOneSession', { token: person.token, params: { sessionId } });
    expect((await app.refused('getUserInfo', { token: other })).error).toBe('session_expired');
    expect((await app.ok('listSessions', person)).items).toHaveLength(1);
    expect(await newestSubject(person)).toBe('A browser was signed out of your Quoin account');
  });

  test('a session of another account returns the same error as a missing one, and continues', async () => {
    const [one, other] = [await app.newInvestor(), await app.newInvestor()];
    const [theirs] = (await app.ok('listSessions', other)).items;
    const end = (sessionId: string) =>
      app.refused('endOneSession', { token: one.token, params: { sessionId } });
    const { request_id: _, ...foreign } = await end(theirs?.id ?? '');
    const { request_id: __, ...missing } = await end('nothing');
    expect(foreign).toEqual(missing);
    await app.ok('getUserInfo', other);
  });

  test('signing out everywhere ends this session, all others and a pending sign-in', async () => {
    const person = await app.newInvestor();
    const other = await signInWith(person, CHROME);
    await app.ok('signOutEverywhere', person);
    for (const token of [person.token, other]) {
      expect((await app.refused('getUserInfo', { token })).error).toBe('session_expired');
    }
    expect(await newestSubject(person)).toBe('All browsers were signed out of your Quoin account');
  });

  test('a session that was idle for an hour is not listed', async () => {
    const person = await app.newInvestor();
    app.clock.advance({ hours: 1 });
    const token = await signInWith(person, CHROME);
    expect((await app.ok('listSessions', { token })).items).toHaveLength(1);
  });

  test.each([
    ['a while after the last time: before the answer', 11, true],
    ['a minute after the last time: beside the answer', 1, false],
  ])('the last use is recorded, %s', async (_, minutes, before) => {
    const people = await Promise.all([app.newInvestor(), app.newInvestor(), app.newInvestor()]);
    app.clock.advance({ minutes });
    const now = app.clock.now();
    await Promise.all(people.map(({ token }) => app.ok('getUserInfo', { token })));
    let used = await lastUses(people);
    while (!before && used.some((at) => at < now)) {
      await wait(20);
      used = await lastUses(people);
    }
    expect(used).toEqual(people.map(() => now));
  });

  const lastUses = (people: readonly { email: string }[]): Promise<Date[]> =>
    Promise.all(
      people.map(async ({ email }) => {
        const [row] = await app.db
          .select({ usedAt: sessions.usedAt })
          .from(sessions)
          .innerJoin(accounts, eq(accounts.id, sessions.accountId))
          .where(eq(accounts.email, email));
        if (!row) throw new Error(`${email} has no session`);
        return row.usedAt;
      }),
    );

  async function signInWith(person: Parameters<TestApp['signIn']>[0], userAgent: string): Promise<string> {
    app.clock.advance({ minutes: 1 });
    return (await app.signIn(person, userAgent)).token;
  }
});
