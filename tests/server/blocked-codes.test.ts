// After five wrong codes: until when no other code is sent or accepted, for every kind of code, and what still works.
import { CODE_ATTEMPTS, type Language } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { errorNameOf, type CallName } from '@quoin/contract';
import type { CallOptions } from './calls';
import { passkeyHolder } from './scenes/passkeys';
import { newPerson, startTestApp, type TestApp } from './test-app';

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
  return status === 200 ? {} : { error: errorNameOf(code), values };
}

/** A way to send a code and to enter it, as one of the portal's pages does. */
interface CodeKind {
  send: () => Promise<{ error?: string }>;
  enter: (code: string) => Promise<{ error?: string }>;
  /** Where the code goes. */
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
])('%s is blocked for an hour from its sending, and no other is sent meanwhile', async (_kind, prepare) => {
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
});

test('once the hour is over a code is sent again, and it is right', async () => {
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
  test('sends no text, says so in the ticket, and a recovery code still signs in', async () => {
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

test('the lock after failed sign-ins names its end, and so does a blocked identity check', async () => {
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
