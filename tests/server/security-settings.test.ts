import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { accounts } from '../../packages/server/src/database/tables';
import { runCommand } from '../../packages/server/src/ops/commands';
import { newPerson, startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type SignedIn = Person & { token: string };

const NEW = 'Travertine#77';

const hashOf = ({ email }: Person, password: string) => hashPassword(email, password);

const verify = async (person: SignedIn) =>
  app.ok('verifyPassword', {
    token: person.token,
    body: { password: await hashOf(person, person.password) },
  });

/** A second browser of the same person. */
const elsewhere = async (person: Person) => {
  app.clock.advance({ minutes: 1 });
  return (await app.signIn(person)).token;
};

const tokenOfEnded = async (token: string) => (await app.refused('getUserInfo', { token })).error;

describe('a new password', () => {
  const update = async (person: SignedIn, old: string, next: string, confirmation = next) =>
    app.call('updatePassword', {
      token: person.token,
      body: {
        old_password: await hashOf(person, old),
        password: await hashOf(person, next),
        confirmation: await hashOf(person, confirmation),
      },
    });

  test('signs in, and ends every other session but this one', async () => {
    const person = await app.newInvestor();
    const other = await elsewhere(person);
    expect((await update(person, person.password, NEW)).status).toBe(200);
    await app.ok('getUserInfo', { token: person.token });
    expect(await tokenOfEnded(other)).toBe('session_expired');
    await elsewhere({ ...person, password: NEW });
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

  test('is refused by its form when a password is sent in place of a hash', async () => {
    const { token, ...person } = await app.newInvestor();
    const hash = await hashOf(person, NEW);
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
    expect((await update(person, person.password, NEW)).response.json().code).toBe(1007);
    const body = { email: person.email, password: await hashOf(person, person.password) };
    expect((await app.refused('signIn', { body })).error).toBe('account_locked');
  });

  test('of two changes at the same moment one goes through', async () => {
    const person = await app.newInvestor();
    const answers = await Promise.all(
      [NEW, 'Slate#2026', 'Basalt#2026'].map((next) => update(person, person.password, next)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the password asked for again', () => {
  test('a wrong one is 1111, which is no expired session', async () => {
    const person = await app.newInvestor();
    const body = { password: await hashOf(person, 'Wrong#2026') };
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
    expect(await verify(person)).toEqual({
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
    const other = await elsewhere(person);
    await verify(person);
    const refused = await app.refused('setTwoStep', { token: other, body: { on: false } });
    expect(refused.error).toBe('password_check_needed');
  });
});

describe('2-step verification', () => {
  test('is turned off and on, with the day since when, and ends the other sessions', async () => {
    const person = await app.newInvestor();
    const { token } = person;
    expect(await app.ok('getTwoStep', { token })).toEqual({
      on: true,
      since: expect.any(String),
      masked_phone: `+1 ******${person.phone.slice(-4)}`,
    });
    const other = await elsewhere(person);
    await verify(person);
    expect(await app.ok('setTwoStep', { token, body: { on: false } })).toMatchObject({
      on: false,
      since: null,
    });
    expect(await tokenOfEnded(other)).toBe('session_expired');
    const password = await hashOf(person, person.password);
    expect(await app.ok('signIn', { body: { email: person.email, password } })).toMatchObject({
      step: 'signed_in',
    });
    expect(await app.ok('setTwoStep', { token, body: { on: true } })).toMatchObject({
      on: true,
      since: app.clock.now().toISOString(),
    });
  });

  test('being on already, it stays as it is since the same day', async () => {
    const person = await app.newInvestor();
    const { since } = await app.ok('getTwoStep', { token: person.token });
    app.clock.advance({ minutes: 5 });
    await verify(person);
    expect(await app.ok('setTwoStep', { token: person.token, body: { on: true } })).toMatchObject({ since });
  });

  test('needs a phone on file; the first phone needs no code by e-mail', async () => {
    const person = await app.newInvestor();
    const { token } = person;
    await app.db
      .update(accounts)
      .set({ phone: null, phoneRegion: null, twofaOn: false, twofaSince: null })
      .where(eq(accounts.email, person.email));
    expect(await app.ok('getUserInfo', { token })).toMatchObject({ phone: null });
    await verify(person);
    expect((await app.refused('setTwoStep', { token, body: { on: true } })).error).toBe('no_phone_on_record');
    const { phone } = newPerson();
    await app.ok('sendNewPhoneCode', { token, body: { phone, region: 'US' } });
    const code = await app.newestCode(`+1${phone}`);
    await app.ok('updatePhone', { token, body: { phone_number: phone, region: 'US', code } });
    expect(await app.ok('setTwoStep', { token, body: { on: true } })).toMatchObject({ on: true });
  });
});

describe('another phone', () => {
  const sendEmailCode = (token: string) =>
    app.ok('emailCode', { token, params: { action: 'send' }, body: { type: 29 } });

  const emailStep = async ({ token, email }: SignedIn) => {
    await sendEmailCode(token);
    const code = await app.newestCode(email);
    await app.ok('emailCode', { token, params: { action: 'verify' }, body: { type: 29, code } });
  };

  /** Password and e-mail proven, the code by SMS sent. */
  const readyToSave = async () => {
    const person = await app.newInvestor();
    await verify(person);
    await emailStep(person);
    const { phone } = newPerson();
    await app.ok('sendNewPhoneCode', { token: person.token, body: { phone, region: 'US' } });
    return { person, phone, code: await app.newestCode(`+1${phone}`) };
  };

  const save = ({ token }: SignedIn, phone_number: string, code: string) =>
    app.call('updatePhone', { token, body: { phone_number, region: 'US', code } });

  test('takes password, code by e-mail and code by SMS; then codes to sign in go there', async () => {
    const { person, phone, code } = await readyToSave();
    const other = await elsewhere(person);
    expect((await save(person, phone, code)).reply).toEqual({
      region: 'US',
      masked: `+1 ******${phone.slice(-4)}`,
    });
    expect(await tokenOfEnded(other)).toBe('session_expired');
    await elsewhere({ ...person, phone });
  });

  test('each step is asked for by name, in its order', async () => {
    const person = await app.newInvestor();
    const { phone } = newPerson();
    const send = () =>
      app.refused('sendNewPhoneCode', { token: person.token, body: { phone, region: 'US' } });
    expect((await send()).error).toBe('password_check_needed');
    await verify(person);
    expect((await send()).error).toBe('email_check_needed');
    await emailStep(person);
    expect((await save(person, phone, '123456')).response.json().code).toBe(1202);
    expect((await save(person, '123', '123456')).response.json()).toMatchObject({
      code: 1209,
      fields: { phone_number: expect.any(String) },
    });
    expect((await save(person, person.phone, '123456')).response.json().code).toBe(1208);
  });

  test('the e-mail proof serves for one phone and for ten minutes', async () => {
    const { person, phone, code } = await readyToSave();
    expect((await save(person, phone, code)).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    expect((await save(person, newPerson().phone, code)).response.json().code).toBe(1210);
    const second = await readyToSave();
    app.clock.advance({ minutes: 9, seconds: 59 });
    await verify(second.person);
    app.clock.advance({ seconds: 1 });
    expect((await save(second.person, second.phone, second.code)).response.json().code).toBe(1210);
  });

  test('a code sent to one phone does not prove another', async () => {
    const { person, code } = await readyToSave();
    expect((await save(person, newPerson().phone, code)).response.json().code).toBe(1204);
  });

  test('a code saves once, also when sent twice at the same moment', async () => {
    const { person, phone, code } = await readyToSave();
    const answers = await Promise.all([1, 2, 3].map(() => save(person, phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the code by e-mail is five digits, sent once a minute, good once, in the language of the page', async () => {
    const { token, email } = await app.newInvestor();
    const params = { action: 'verify' } as const;
    const act = (code?: string, type = 29) =>
      app.refused('emailCode', { token, params, body: { type, code } });
    expect((await act('12345')).error).toBe('send_code_first');
    await app.ok('emailCode', {
      token,
      params: { action: 'send' },
      body: { type: 29 },
      language: 'zh-CN',
    });
    expect((await app.outbox(email))[0]).toMatchObject({ channel: 'mail', subject: '您的 Quoin 验证码' });
    const code = await app.newestCode(email);
    expect(code).toMatch(/^\d{5}$/);
    app.clock.advance({ seconds: 59 });
    const again = { token, params: { action: 'send' }, body: { type: 29 } } as const;
    expect((await app.refused('emailCode', again)).error).toBe('resend_after_one_minute');
    expect((await act()).error).toBe('code_empty');
    expect((await act('nocod')).error).toBe('code_incorrect');
    expect((await act(code, 30)).error).toBe('unsupported_act');
    await app.ok('emailCode', { token, params, body: { type: 29, code } });
    expect((await act(code)).error).toBe('send_code_first');
    app.clock.advance({ seconds: 1 });
    await sendEmailCode(token);
  });

  test('codes to new phones go out once a minute, whatever the number', async () => {
    const { person } = await readyToSave();
    const body = { phone: newPerson().phone, region: 'US' };
    expect((await app.refused('sendNewPhoneCode', { token: person.token, body })).error).toBe(
      'resend_after_one_minute',
    );
  });
});

test('every change to what protects the account is told to its owner by mail, in their language', async () => {
  const person = await app.newInvestor();
  const { token, email } = person;
  await app.ok('updateUserInfo', { token, body: { preferred_language: 'zh-CN' } });
  await verify(person);
  await app.ok('setTwoStep', { token, body: { on: false } });
  await app.ok('setTwoStep', { token, body: { on: true } });
  await app.ok('setTwoStep', { token, body: { on: true } });
  const old_password = await hashOf(person, person.password);
  const password = await hashOf(person, NEW);
  await app.ok('updatePassword', { token, body: { old_password, password } });
  await app.runJobs();
  const subjects = (await app.outbox(email)).slice(0, -1).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['两步验证已关闭', '两步验证已开启', '您的 Quoin 密码已更改'].sort());
});

test('an account of an older scheme is asked for its password until it is stored anew', async () => {
  const person = await app.newInvestor();
  const { token } = person;
  await runCommand(['accounts', 'require-password-upgrade', person.email], async () => ({
    services: app.services,
    actor: 'operator:test',
  }));
  expect(await app.ok('getUserInfo', { token })).toMatchObject({ password_upgrade: true });
  const right = await hashOf(person, person.password);
  const wrong = await hashOf(person, 'Wrong#2026');
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
  await elsewhere(person);
});
