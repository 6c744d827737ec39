import { CODE_ATTEMPTS, type Language } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { getErrorName, type CallName, type BodyOf } from '@quoin/contract';
import type { CallOptions } from './calls';
import { passkeyHolder } from './scenes/passkeys';
import { newPerson, startTestApp, type TestApp } from './test-app';
import { eq } from 'drizzle-orm';
import { applications, investments } from '../../packages/server/src/database/tables';
import { sealNumbers } from '../../packages/server/src/journey/apply';
import { requireAccessCode } from '../../packages/server/src/security/access-codes';
import { completeApplication, publishProduct, signedInvestment } from './scenes';

// After five wrong codes: how long no code is sent or accepted, for every kind of code, and what still works.
describe('blocked codes', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
  const blockedFor = (minutes: number) => ({
    error: 'too_many_code_attempts',
    values: { until: { at: inMinutes(minutes) }, wait_seconds: minutes * 60 },
  });

  /** The error of a call, if it was rejected. */
  async function answer<K extends CallName>(name: K, options: CallOptions<K>) {
    const { status, response } = await app.call(name, options);
    const { code, values } = JSON.parse(response.body);
    return status === 200 ? {} : { error: getErrorName(code), values };
  }

  /** Sends a code and enters it, like one of the portal's pages. */
  interface CodeKind {
    send: () => Promise<{ error?: string }>;
    enter: (code: string) => Promise<{ error?: string }>;
    /** Recipient of the code. */
    to: string;
  }

  const signUpCode = async (): Promise<CodeKind> => {
    const { phone } = newPerson();
    const body = { phone, region: 'US' };
    return {
      send: () => answer('sendSmsCode', { body }),
      enter: (code) => answer('verifySmsCode', { body: { ...body, code } }),
      to: `+1${phone}`,
    };
  };

  const emailCode = async (): Promise<CodeKind> => {
    const { token, email } = await app.newInvestor();
    const call = (action: 'send' | 'verify', code?: string) =>
      answer('emailCode', { token, params: { action }, body: { type: 29, code } });
    return { send: () => call('send'), enter: (code) => call('verify', code), to: email };
  };

  const newPhoneCode = async (): Promise<CodeKind> => {
    const { token, email, password } = await app.newInvestor();
    await app.ok('verifyPassword', { token, body: { password: await hashPassword(email, password) } });
    const phone = newPerson().phone;
    await app.ok('emailCode', { token, params: { action: 'send' }, body: { type: 29 } });
    const proof = await app.newestCode(email);
    await app.ok('emailCode', { token, params: { action: 'verify' }, body: { type: 29, code: proof } });
    return {
      send: () => answer('sendNewPhoneCode', { token, body: { phone, region: 'US' } }),
      enter: (code) => answer('updatePhone', { token, body: { phone_number: phone, region: 'US', code } }),
      to: `+1${phone}`,
    };
  };

  const resetCode = async (): Promise<CodeKind> => {
    const { email, phone } = await app.signUp();
    await app.ok('requestPasswordReset', { body: { email } });
    const link = (await app.linkMailed(email)).split('/').at(-1) ?? '';
    const password = await hashPassword(email, 'Basalt#2027');
    return {
      send: () => answer('sendPasswordResetCode', { body: { code: link } }),
      enter: (code) => answer('resetPassword', { body: { code: link, password, sms_code: code } }),
      to: `+1${phone}`,
    };
  };

  test.each([
    ['a sign-up code', signUpCode],
    ['a code by e-mail', emailCode],
    ['a code for a new phone', newPhoneCode],
    ['a reset code', resetCode],
  ])(
    '%s is blocked for an hour from its sending, and no other code is sent until then',
    async (_kind, prepare) => {
      const { send, enter, to } = await prepare();
      expect(await send()).not.toHaveProperty('error');
      for (let tries = 1; tries < CODE_ATTEMPTS; tries += 1)
        expect(await enter('nocode'.slice(0, 5))).toMatchObject({ error: 'code_incorrect' });
      expect(await enter('nocode'.slice(0, 5))).toMatchObject(blockedFor(60));

      app.clock.advance({ minutes: 2 });
      const sentBefore = (await app.outbox(to)).length;
      expect(await send()).toMatchObject(blockedFor(58));
      expect(await app.outbox(to)).toHaveLength(sentBefore);
      expect(await enter(await app.newestCode(to))).toMatchObject(blockedFor(58));
    },
  );

  test('after the hour another code can be sent and is accepted', async () => {
    const { phone } = newPerson();
    const body = { phone, region: 'US' };
    await app.ok('sendSmsCode', { body });
    for (let tries = 0; tries < CODE_ATTEMPTS; tries += 1)
      await app.refused('verifySmsCode', { body: { ...body, code: 'nocode' } });
    app.clock.advance({ hours: 1 });
    expect(await app.refused('verifySmsCode', { body: { ...body, code: 'nocode' } })).toMatchObject({
      error: 'send_code_first',
    });
    await app.ok('sendSmsCode', { body });
    await app.ok('verifySmsCode', { body: { ...body, code: await app.newestCode(`+1${phone}`) } });
  });

  test('the message names the end in New York, in both languages', async () => {
    const { phone } = newPerson();
    const body = { phone, region: 'US', code: 'nocode' };
    await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
    for (let tries = 0; tries < CODE_ATTEMPTS; tries += 1) await app.refused('verifySmsCode', { body });
    const messageIn = async (language: Language) => {
      const { response } = await app.call('verifySmsCode', { body, language });
      return JSON.parse(response.body).message;
    };
    expect(await messageIn('en')).toBe('Too many wrong codes. You can get a new code at 11:00\u00a0AM ET.');
    expect(await messageIn('zh-CN')).toBe('验证码错误次数过多，11:00（纽约时间） 后可重新获取。');
  });

  describe('a blocked sign-in code', () => {
    test('sends no text and states this in the ticket, but a recovery code still signs in', async () => {
      const person = await passkeyHolder(app);
      const [recoveryCode = ''] = person.recovery_codes ?? [];
      const body = { email: person.email, password: await hashPassword(person.email, person.password) };
      const ticketFor = async () => {
        const reply = await app.ok('signIn', { body });
        if (reply.step !== 'two_step') throw new Error('expected a ticket');
        return reply;
      };
      // Support unlocks the account between two wrong codes: its count is lower than that of the code.
      app.clock.advance({ minutes: 1 });
      const { ticket } = await ticketFor();
      for (let tries = 0; tries < CODE_ATTEMPTS - 1; tries += 1)
        await app.refused('signIn', { body: { ticket, code: 'nocode' } });
      await app.services.db.execute('delete from attempt_counts');
      expect(await app.refused('signIn', { body: { ticket, code: 'nocode' } })).toMatchObject(blockedFor(60));

      app.clock.advance({ minutes: 20 });
      const sentBefore = (await app.outbox(`+1${person.phone}`)).length;
      const second = await ticketFor();
      expect(second.code_blocked).toEqual({ until: inMinutes(40), wait_seconds: 2400 });
      expect(await app.outbox(`+1${person.phone}`)).toHaveLength(sentBefore);
      expect(await app.refused('resendSignInCode', { body: { ticket: second.ticket } })).toMatchObject(
        blockedFor(40),
      );
      expect(
        await app.ok('signIn', { body: { ticket: second.ticket, recovery_code: recoveryCode } }),
      ).toMatchObject({ step: 'signed_in' });
    });
  });

  test('a locked sign-in and a blocked identity check state when they end', async () => {
    const { email } = await app.signUp();
    const body = { email, password: await hashPassword(email, 'Wrong-Stone-1') };
    const attempts = [];
    for (let tries = 0; tries < 6; tries += 1) attempts.push(await app.refused('signIn', { body }));
    expect(attempts.slice(4)).toEqual(
      Array(2).fill(
        expect.objectContaining({
          error: 'account_locked',
          values: { until: { at: inMinutes(120) }, wait_seconds: 7200 },
        }),
      ),
    );
  });
});

describe('identity check', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** The signer of the fixtures has SSN 219-09-9999. */
  const RIGHT: BodyOf<'checkIdentity'> = { number_type: 'ssn', number: '9999', purpose: 'redemption' };
  const WRONG = { ...RIGHT, number: '9998' };

  async function holder() {
    const product = await publishProduct(app);
    const person = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, person.token, product);
    const { items } = await app.ok('listInvestors', { token: person.token });
    const params = { investorId: items[0]?.id ?? '' };
    return { ...person, params, investmentId };
  }

  const me = async (token: string) => (await app.ok('getUserInfo', { token })).id;

  const opens = async (accountId: string, code = '', purpose = RIGHT.purpose) =>
    requireAccessCode(app.db, app.services, { accountId, purpose, code }).then(
      () => true,
      () => false,
    );

  test('the last four digits of the SSN give a code for one purpose and account, valid for ten minutes', async () => {
    const { token, params } = await holder();
    const accountId = await me(token);
    const { access_code: code, expire } = await app.ok('checkIdentity', { token, params, body: RIGHT });
    expect(new Date(expire).getTime() - app.clock.now().getTime()).toBe(600_000);
    expect(await opens(accountId, code)).toBe(true);
    expect(await opens(accountId, code, 'documents')).toBe(false);
    expect(await opens(accountId, `${code}x`)).toBe(false);
    expect(await opens(accountId, '')).toBe(false);
    expect(await opens('another account', code)).toBe(false);
    app.clock.advance({ minutes: 9, seconds: 59 });
    expect(await opens(accountId, code)).toBe(true);
    app.clock.advance({ seconds: 1 });
    expect(await opens(accountId, code)).toBe(false);
  });

  test.each<[string, Partial<BodyOf<'checkIdentity'>>]>([
    ['another number', { number: '9998' }],
    ['the whole number', { number: '219-09-9999' }],
    ['nothing', { number: '' }],
    ['a number of another kind', { number_type: 'tin' }],
  ])('%s is error 1111, with the number of attempts left', async (_, wrong) => {
    const { token, params } = await holder();
    const body = { ...RIGHT, ...wrong };
    expect(await app.refused('checkIdentity', { token, params, body })).toMatchObject({
      error: 'user_authentication_failed',
      code: 1111,
      status: 401,
      message: 'Incorrect user authentication.',
      values: { left: 4 },
    });
  });

  test('the fifth failure blocks for two hours, even with the right number, and a success resets the count', async () => {
    const { token, params, ...person } = await holder();
    const fail = async (bearer = token) =>
      (await app.refused('checkIdentity', { token: bearer, params, body: WRONG })).code;
    for (let times = 0; times < 4; times += 1) expect(await fail()).toBe(1111);
    await app.ok('checkIdentity', { token, params, body: RIGHT });
    for (let times = 0; times < 4; times += 1) expect(await fail()).toBe(1111);
    expect(await app.refused('checkIdentity', { token, params, body: WRONG })).toMatchObject({
      error: 'identity_check_blocked',
      status: 423,
    });
    app.clock.advance({ hours: 1, minutes: 59 });
    const { token: later } = await app.signIn(person);
    expect((await app.refused('checkIdentity', { token: later, params, body: RIGHT })).code).toBe(1112);
    app.clock.advance({ seconds: 59 });
    expect((await app.refused('checkIdentity', { token: later, params, body: RIGHT })).code).toBe(1112);
    app.clock.advance({ seconds: 1 });
    await app.ok('checkIdentity', { token: later, params, body: RIGHT });
  });

  test('of many concurrent attempts at most five are checked', async () => {
    const { token, params } = await holder();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => app.refused('checkIdentity', { token, params, body: WRONG })),
    );
    expect(guesses.filter(({ code }) => code === 1111)).toHaveLength(4);
  });

  test('another account’s investor is rejected like a missing one, without counting an attempt', async () => {
    const { params } = await holder();
    const stranger = await app.newInvestor();
    const bodies = [];
    for (const investorId of [params.investorId, 'nobody']) {
      const refused = await app.refused('checkIdentity', {
        token: stranger.token,
        params: { investorId },
        body: RIGHT,
      });
      bodies.push({ ...refused, request_id: '' });
    }
    expect(bodies[0]).toMatchObject({ error: 'not_authorized_action', status: 403 });
    expect(bodies[0]).toEqual(bodies[1]);
  });

  test('a number from an unsigned application does not pass the check', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investor } = await completeApplication(app, token, product);
    const check = { token, params: { investorId: investor.id }, body: RIGHT };
    // No number could match, so no attempt is counted, and the error names the contact.
    for (let times = 0; times < 6; times += 1) {
      expect(await app.refused('checkIdentity', check)).toMatchObject({
        error: 'identity_number_missing',
        status: 409,
        message: expect.stringContaining('Contact support'),
      });
    }
  });

  test('once an investment has passed review, numbers of unreviewed ones no longer pass', async () => {
    const { token, params, investmentId } = await holder();
    const [first] = await app.db
      .select()
      .from(investments)
      .innerJoin(applications, eq(applications.investmentId, investments.id))
      .where(eq(investments.id, investmentId));
    if (!first) throw new Error('the investment is gone');
    const id = `${investmentId.slice(1)}2`;
    const typed = { signers: [{ id_type: 'ssn' as const, id_number: '123-45-6789' }] };
    const values = {
      ...first.applications.values,
      investor_information: sealNumbers(typed, {}, app.services.vault, id),
    };
    await app.db.insert(investments).values({ ...first.investments, id });
    await app.db.insert(applications).values({ ...first.applications, investmentId: id, values });
    const check = { token, params, body: { ...RIGHT, number: '6789' } };
    await app.ok('checkIdentity', check);
    await app.db.update(investments).set({ status: 'approved' }).where(eq(investments.id, investmentId));
    expect((await app.refused('checkIdentity', check)).code).toBe(1111);
    await app.ok('checkIdentity', { token, params, body: RIGHT });
  });
});

// Text messages to many numbers reach no limit per phone, so they are also counted in total and by calling code.
describe('text ceilings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ SMS_PER_HOUR: '7', SMS_PER_HOUR_AND_COUNTRY: '5', REQUEST_LIMITS: '0' });
  });
  afterAll(() => app.close());

  const [US, HK] = [
    (n: number) => ({ phone: `202555010${n}`, region: 'US' }),
    (n: number) => ({ phone: `9123456${n}`, region: 'HK' }),
  ];
  const send = async (body: { phone: string; region: string }) =>
    (await app.call('sendSmsCode', { body })).response;

  test('above the limits no text is sent, the caller can retry later, and an alert is logged', async () => {
    const alerts: unknown[] = [];
    const { log } = app.services;
    app.services.log = Object.assign(Object.create(log), { error: (line: unknown) => alerts.push(line) });
    const answers = [];
    for (const n of [1, 2, 3, 4, 5, 6]) answers.push((await send(US(n))).statusCode);
    for (const n of [1, 2, 3]) answers.push((await send(HK(n))).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 503, 200, 200, 503]);
    expect(alerts).toEqual([{ ceiling: 'text_messages +1' }, { ceiling: 'text_messages' }]);
    expect(await app.outbox()).toHaveLength(7);

    const refused = await send(HK(4));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    app.clock.advance({ minutes: 61 });
    expect((await send(HK(4))).statusCode).toBe(200);
    app.services.log = log;
  });
});
