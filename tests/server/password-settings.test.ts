// Changing the password, and confirming it.
import { eq } from 'drizzle-orm';
import { accounts } from '../../packages/server/src/database/tables';
import { enterPassword, hashFor, operate, signedInElsewhere, whyEnded, type SignedIn } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NEW = 'Travertine#77';

describe('a new password', () => {
  const update = async (person: SignedIn, old: string, next: string, confirmation = next) =>
    app.call('updatePassword', {
      token: person.token,
      body: {
        old_password: await hashFor(person, old),
        password: await hashFor(person, next),
        confirmation: await hashFor(person, confirmation),
      },
    });

  test('signs in, and ends every other session but this one', async () => {
    const person = await app.newInvestor();
    const other = await signedInElsewhere(app, person);
    expect((await update(person, person.password, NEW)).status).toBe(200);
    await app.ok('getUserInfo', { token: person.token });
    expect(await whyEnded(app, other)).toBe('session_expired');
    await signedInElsewhere(app, { ...person, password: NEW });
  });

  test.each([
    ['a wrong old one', 'Wrong#2026', NEW, NEW, 1116, 400],
    ['the old one again', 'Granite#2026', 'Granite#2026', 'Granite#2026', 1119, 422],
    ['another one typed again', 'Granite#2026', NEW, 'Other#2026', 1115, 400],
  ])('is refused for %s', async (_, old, next, confirmation, code, status) => {
    const person = await app.newInvestor();
    const { response } = await update(person, old, next, confirmation);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test('is rejected when it is sent as plain text instead of a hash', async () => {
    const { token, ...person } = await app.newInvestor();
    const hash = await hashFor(person, NEW);
    const send = (old_password: string, password: string) =>
      app.refused('updatePassword', { token, body: { old_password, password } });
    expect(await send(person.password, hash)).toMatchObject({ code: 1100, status: 401 });
    expect(await send(hash, NEW)).toMatchObject({
      error: 'illegal_parameter',
      fields: { password: 'Your password is too weak' },
    });
  });

  test('cannot be had by guessing the old one: the fifth wrong one locks for two hours, sign-in too', async () => {
    const person = await app.newInvestor();
    const answers = [];
    for (let times = 0; times < 5; times += 1) {
      answers.push((await update(person, 'Wrong#2026', NEW)).response.json().code);
    }
    expect(answers).toEqual([1116, 1116, 1116, 1116, 1101]);
    expect((await update(person, person.password, NEW)).response.json().code).toBe(1101);
    const body = { email: person.email, password: await hashFor(person, person.password) };
    expect((await app.refused('signIn', { body })).error).toBe('account_locked');
  });

  test('of two concurrent changes one succeeds', async () => {
    const person = await app.newInvestor();
    const answers = await Promise.all(
      [NEW, 'Slate#2026', 'Basalt#2026'].map((next) => update(person, person.password, next)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('password confirmation', () => {
  test('a wrong password returns 1111, which does not end the session', async () => {
    const person = await app.newInvestor();
    const body = { password: await hashFor(person, 'Wrong#2026') };
    expect(await app.refused('verifyPassword', { token: person.token, body })).toMatchObject({
      error: 'user_authentication_failed',
      code: 1111,
      status: 401,
      fields: { password: 'Incorrect password' },
    });
    await app.ok('getUserInfo', { token: person.token });
  });

  test('lets security settings change for ten minutes, not for one second more', async () => {
    const person = await app.newInvestor();
    const set = (on: boolean) => app.call('setTwoStep', { token: person.token, body: { on } });
    expect((await set(false)).response.json().code).toBe(1118);
    expect(await enterPassword(app, person.token)).toEqual({
      verified: true,
      expire: new Date(app.clock.now().getTime() + 600_000).toISOString(),
    });
    app.clock.advance({ minutes: 9, seconds: 59 });
    expect((await set(false)).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect((await set(true)).response.json().code).toBe(1118);
  });

  test('counts in the session it was entered in, in no other', async () => {
    const person = await app.newInvestor();
    const other = await signedInElsewhere(app, person);
    await enterPassword(app, person.token);
    const refused = await app.refused('setTwoStep', { token: other, body: { on: false } });
    expect(refused.error).toBe('password_check_needed');
  });
});

test('an account with an older hashing scheme must enter its password until it is stored again', async () => {
  const person = await app.newInvestor();
  const { token } = person;
  await operate(app, 'accounts', 'require-password-upgrade', person.email);
  expect(await app.ok('getUserInfo', { token })).toMatchObject({ password_upgrade: true });
  const right = await hashFor(person, person.password);
  const wrong = await hashFor(person, 'Wrong#2026');
  const upgrade = (old_password: string, password: string) =>
    app.call('upgradePassword', { token, body: { old_password, password } });
  expect((await upgrade('Granite#2026', right)).response.json().code).toBe(1100);
  expect((await upgrade(right, wrong)).response.json().code).toBe(1115);
  expect((await upgrade(wrong, wrong)).response.json().code).toBe(1116);
  const [before] = await app.db.select().from(accounts).where(eq(accounts.email, person.email));
  expect((await upgrade(right, right)).status).toBe(200);
  const [after] = await app.db.select().from(accounts).where(eq(accounts.email, person.email));
  expect(after?.passwordHash).not.toBe(before?.passwordHash);
  expect(await app.ok('getUserInfo', { token })).toMatchObject({ password_upgrade: false });
  await signedInElsewhere(app, person);
});
