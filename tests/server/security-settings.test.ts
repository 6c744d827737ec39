import { eq } from 'drizzle-orm';
import { accounts } from '../../packages/server/src/database/tables';
import { enterPassword, hashFor, signedInElsewhere, whyEnded, operate, type SignedIn } from './scenes';
import { newPerson, startTestApp, type TestApp } from './test-app';
import { BRAND } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';

// Turning 2-step verification on and off, with notifications to the owner.
describe('security settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const NEW = 'Travertine#77';

  describe('2-step verification', () => {
    test('is turned off and on, records the day, and ends the other sessions', async () => {
      const person = await app.newInvestor();
      const { token } = person;
      expect(await app.ok('getTwoStep', { token })).toEqual({
        on: true,
        since: expect.any(String),
        masked_phone: `+1 ******${person.phone.slice(-4)}`,
      });
      const other = await signedInElsewhere(app, person);
      await enterPassword(app, person.token);
      expect(await app.ok('setTwoStep', { token, body: { on: false } })).toMatchObject({
        on: false,
        since: null,
      });
      expect(await whyEnded(app, other)).toBe('session_expired');
      const password = await hashFor(person, person.password);
      expect(await app.ok('signIn', { body: { email: person.email, password } })).toMatchObject({
        step: 'signed_in',
      });
      expect(await app.ok('setTwoStep', { token, body: { on: true } })).toMatchObject({
        on: true,
        since: app.clock.now().toISOString(),
      });
    });

    test('stays unchanged, with the same day, if it is already on', async () => {
      const person = await app.newInvestor();
      const { since } = await app.ok('getTwoStep', { token: person.token });
      app.clock.advance({ minutes: 5 });
      await enterPassword(app, person.token);
      expect(await app.ok('setTwoStep', { token: person.token, body: { on: true } })).toMatchObject({
        since,
      });
    });

    test('requires a phone on file; the first phone needs no e-mail code', async () => {
      const person = await app.newInvestor();
      const { token } = person;
      await app.db
        .update(accounts)
        .set({ phone: null, phoneRegion: null, twofaOn: false, twofaSince: null })
        .where(eq(accounts.email, person.email));
      expect(await app.ok('getUserInfo', { token })).toMatchObject({ phone: null });
      await enterPassword(app, person.token);
      expect((await app.refused('setTwoStep', { token, body: { on: true } })).error).toBe(
        'no_phone_on_record',
      );
      const { phone } = newPerson();
      await app.ok('sendNewPhoneCode', { token, body: { phone, region: 'US' } });
      const code = await app.newestCode(`+1${phone}`);
      await app.ok('updatePhone', { token, body: { phone_number: phone, region: 'US', code } });
      expect(await app.ok('setTwoStep', { token, body: { on: true } })).toMatchObject({ on: true });
    });
  });

  test('every change to account security is mailed to the owner in their language', async () => {
    const person = await app.newInvestor();
    const { token, email } = person;
    await app.ok('updateUserInfo', { token, body: { preferred_language: 'zh-CN' } });
    await enterPassword(app, person.token);
    await app.ok('setTwoStep', { token, body: { on: false } });
    await app.ok('setTwoStep', { token, body: { on: true } });
    await app.ok('setTwoStep', { token, body: { on: true } });
    const old_password = await hashFor(person, person.password);
    const password = await hashFor(person, NEW);
    await app.ok('updatePassword', { token, body: { old_password, password } });
    await app.runJobs();
    const subjects = (await app.outbox(email)).slice(0, -1).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['两步验证已关闭', '两步验证已启用', '您的 Quoin 密码已更改'].sort());
  });
});

// Changing the password, and confirming it.
describe('password settings', () => {
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

    test('can sign in, and ends all other sessions', async () => {
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
    ])('is rejected for %s', async (_, old, next, confirmation, code, status) => {
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

    test('requires the old one, and the fifth wrong attempt locks changes and sign-in for two hours', async () => {
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

    test('allows changes of security settings for exactly ten minutes', async () => {
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

    test('counts only in the session in which it was entered', async () => {
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
});

// Another phone for the codes of 2-step verification.
describe('phone settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  describe('another phone', () => {
    const sendEmailCode = (token: string) =>
      app.ok('emailCode', { token, params: { action: 'send' }, body: { type: 29 } });

    const emailStep = async ({ token, email }: SignedIn) => {
      await sendEmailCode(token);
      const code = await app.newestCode(email);
      await app.ok('emailCode', { token, params: { action: 'verify' }, body: { type: 29, code } });
    };

    /** Verifies password and e-mail, and sends the SMS code. */
    const readyToSave = async () => {
      const person = await app.newInvestor();
      await enterPassword(app, person.token);
      await emailStep(person);
      const { phone } = newPerson();
      await app.ok('sendNewPhoneCode', { token: person.token, body: { phone, region: 'US' } });
      return { person, phone, code: await app.newestCode(`+1${phone}`) };
    };

    const save = ({ token }: SignedIn, phone_number: string, code: string) =>
      app.call('updatePhone', { token, body: { phone_number, region: 'US', code } });

    test('requires the password, the e-mail code and the SMS code, and then receives sign-in codes', async () => {
      const { person, phone, code } = await readyToSave();
      const other = await signedInElsewhere(app, person);
      expect((await save(person, phone, code)).reply).toEqual({
        region: 'US',
        masked: `+1 ******${phone.slice(-4)}`,
      });
      expect(await whyEnded(app, other)).toBe('session_expired');
      await signedInElsewhere(app, { ...person, phone });
    });

    test('each missing step is reported, in order', async () => {
      const person = await app.newInvestor();
      const { phone } = newPerson();
      const send = () =>
        app.refused('sendNewPhoneCode', { token: person.token, body: { phone, region: 'US' } });
      expect((await send()).error).toBe('password_check_needed');
      await enterPassword(app, person.token);
      expect((await send()).error).toBe('email_check_needed');
      await emailStep(person);
      expect((await save(person, phone, '123456')).response.json().code).toBe(1202);
      expect((await save(person, '123', '123456')).response.json()).toMatchObject({
        code: 1209,
        fields: { phone_number: expect.any(String) },
      });
      expect((await save(person, person.phone, '123456')).response.json().code).toBe(1208);
    });

    test('the e-mail check is valid for one phone and for ten minutes', async () => {
      const { person, phone, code } = await readyToSave();
      expect((await save(person, phone, code)).status).toBe(200);
      app.clock.advance({ minutes: 1 });
      expect((await save(person, newPerson().phone, code)).response.json().code).toBe(1210);
      const second = await readyToSave();
      app.clock.advance({ minutes: 9, seconds: 59 });
      await enterPassword(app, second.person.token);
      app.clock.advance({ seconds: 1 });
      expect((await save(second.person, second.phone, second.code)).response.json().code).toBe(1210);
    });

    test('a code sent to one phone does not verify another', async () => {
      const { person, code } = await readyToSave();
      expect((await save(person, newPerson().phone, code)).response.json().code).toBe(1204);
    });

    test('a code saves once, also for concurrent requests', async () => {
      const { person, phone, code } = await readyToSave();
      const answers = await Promise.all([1, 2, 3].map(() => save(person, phone, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('the e-mail code has five digits, is sent once a minute in the language of the page, and is valid once', async () => {
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

    test('codes to new phones are sent once a minute, for all numbers together', async () => {
      const { person } = await readyToSave();
      const body = { phone: newPerson().phone, region: 'US' };
      expect((await app.refused('sendNewPhoneCode', { token: person.token, body })).error).toBe(
        'resend_after_one_minute',
      );
    });
  });
});

// The owner is notified by mail, in their language, of acts of others on the account: of an operator, or of somebody
// guessing codes.
describe('owner notified', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const ops = async (...words: string[]) => {
    const done = await operate(app, ...words);
    expect(done).toMatchObject({ exitCode: 0 });
  };
  const wrongHash = hashPassword('nobody@example.com', 'Wrong#2026');
  const guess = async (email: string) => app.call('signIn', { body: { email, password: await wrongHash } });

  /** Their subjects, newest first. */
  async function mailsTo(email: string): Promise<string[]> {
    await app.runJobs();
    return (await app.outbox(email)).map(({ subject }) => subject ?? '');
  }

  const LOCKED = 'Your Quoin account is locked for 2 hours';
  const lockMails = async (email: string) => (await mailsTo(email)).filter((subject) => subject === LOCKED);

  test.each([
    [
      'en',
      [
        LOCKED,
        'Your Quoin account is unlocked',
        'Your Quoin account was disabled',
        'Your Quoin account is enabled again',
        'Your country of residence was changed',
      ],
    ],
    [
      'zh-CN',
      [
        '您的 Quoin 账户已锁定 2 小时',
        '您的 Quoin 账户已解锁',
        '您的 Quoin 账户已停用',
        '您的 Quoin 账户已恢复',
        '您在 Quoin 的居住地已更改',
      ],
    ],
  ] as const)('in %s of a lock, and of each act of an operator', async (language, subjects) => {
    const { token, email } = await app.newInvestor();
    await app.ok('updateUserInfo', { token, body: { preferred_language: language } });
    for (let times = 0; times < 5; times += 1) await guess(email);
    await app.runJobs();
    const because = ['--reason', 'Support case 12'];
    for (const [verb, ...more] of [
      ['unlock'],
      ['disable', ...because],
      ['enable', ...because],
      ['set-country', 'CA', ...because],
    ]) {
      await ops('accounts', verb ?? '', email, ...more);
      await app.runJobs();
    }
    const notified = (await app.outbox(email)).slice(0, subjects.length).reverse();
    expect(notified.map(({ subject }) => subject)).toEqual(subjects);
    for (const { text } of notified) {
      expect(text).toContain('Robin');
      expect(text).toContain(BRAND.supportEmail);
    }
  });

  test('no notification without a change: an unchanged residence, or no lock', async () => {
    const { email } = await app.signUp();
    const before = await mailsTo(email);
    await ops('accounts', 'set-country', email, 'US', '--reason', 'Support case 12');
    await ops('accounts', 'unlock', email);
    await ops('accounts', 'disable', email, '--reason', 'Support case 12', '--dry-run');
    expect(await mailsTo(email)).toEqual(before);
  });

  describe('of a lock once', () => {
    test('regardless of concurrent and later attempts', async () => {
      const { email } = await app.signUp();
      await Promise.all(Array.from({ length: 12 }, () => guess(email)));
      await guess(email);
      expect(await lockMails(email)).toHaveLength(1);
    });

    test('by wrong SMS codes or wrong recovery codes', async () => {
      const { email, password } = await app.signUp();
      const body = { email, password: await hashPassword(email, password) };
      const step = await app.ok('signIn', { body });
      const ticket = step.step === 'two_step' ? step.ticket : '';
      for (let times = 0; times < 4; times += 1)
        await app.refused('signIn', { body: { ticket, code: 'nocode' } });
      expect(await lockMails(email)).toEqual([]);
      const recoveryCode = { body: { ticket, recovery_code: '00000-00000' } };
      expect(await app.refused('signIn', recoveryCode)).toMatchObject({ error: 'account_locked' });
      expect(await lockMails(email)).toHaveLength(1);
    });

    test('by wrong passwords in a session', async () => {
      const { token, email } = await app.newInvestor();
      const body = { password: await wrongHash };
      for (let times = 0; times < 4; times += 1) await app.refused('verifyPassword', { token, body });
      expect(await lockMails(email)).toEqual([]);
      expect(await app.refused('verifyPassword', { token, body })).toMatchObject({ error: 'account_locked' });
      expect(await lockMails(email)).toHaveLength(1);
    });
  });

  test('no mail is sent without an account', async () => {
    for (let times = 0; times < 5; times += 1) await guess('nobody.at.all@example.com');
    expect(await mailsTo('nobody.at.all@example.com')).toEqual([]);
  });
});
