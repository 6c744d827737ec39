// The clock was a month ahead for a moment. Nothing stored then locks, delays or grants anything afterwards.
import { PAYOUT_HOLD_HOURS, SIGN_IN_ATTEMPTS } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { jobHandlers } from '@quoin/server';
import { verifyStaffToken, sendSignInCode, signInWithCode } from '../../packages/server/src/staff/sign-in';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  operateAs,
  MORGAN,
  paidToAccounts,
  publishProduct,
  signedInvestment,
} from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const AHEAD_DAYS = 30;

/** Moves the clock ahead, and back again a second later. */
async function ahead<R>(work: () => Promise<R>): Promise<R> {
  app.clock.advance({ days: AHEAD_DAYS });
  const result = await work();
  app.clock.advance({ days: -AHEAD_DAYS, seconds: 1 });
  return result;
}

const wrongPassword = async ({ email }: Person, address?: string) =>
  app.call('signIn', { body: { email, password: await hashPassword(email, 'Wrong-Stone-9') }, address });

test('a session of that month is invalid once the clock is right, and stays so', async () => {
  const person = await app.signUp();
  const { token, cookie } = await ahead(() => app.signIn(person));
  expect(await app.refused('getUserInfo', { token })).toMatchObject({ error: 'session_expired' });
  expect(await app.refused('refreshToken', { token, cookie })).toMatchObject({ error: 'session_expired' });
  const { token: present } = await app.signIn(person);
  expect((await app.ok('listSessions', { token: present })).items).toHaveLength(1);
  await jobHandlers['tidy-up']({}, app.services);
  expect(await app.ok('getUserInfo', { token: present })).toMatchObject({ email: person.email });
  app.clock.advance({ days: AHEAD_DAYS });
  expect(await app.refused('getUserInfo', { token })).toMatchObject({ error: 'session_expired' });
});

test('an earlier session continues', async () => {
  const { token } = await app.newInvestor();
  await ahead(async () => undefined);
  expect(await app.call('getUserInfo', { token })).toMatchObject({ status: 200 });
});

test('a lock of that month is void, and failures are counted from zero', async () => {
  const person = await app.signUp();
  await ahead(async () => {
    for (let at = 0; at < SIGN_IN_ATTEMPTS; at += 1) await wrongPassword(person);
    expect((await app.refused('signIn', { body: await credentials(person) })).error).toBe('account_locked');
  });
  await wrongPassword(person);
  expect(await app.signIn(person)).toHaveProperty('token');
});

const credentials = async ({ email, password }: Person) => ({
  email,
  password: await hashPassword(email, password),
});

test('a code of that month is void, and another one can be sent and used immediately', async () => {
  const body = { phone: '2025557777', region: 'US' };
  await ahead(() => app.ok('sendSmsCode', { body }));
  const early = await app.newestCode('+12025557777');
  expect(await app.refused('verifySmsCode', { body: { ...body, code: early } })).toMatchObject({
    error: 'send_code_first',
  });
  await app.ok('sendSmsCode', { body });
  const code = await app.newestCode('+12025557777');
  expect(await app.call('verifySmsCode', { body: { ...body, code } })).toMatchObject({ status: 200 });
});

test('wrong codes of that month block no code', async () => {
  const body = { phone: '2025557778', region: 'US' };
  await ahead(async () => {
    await app.ok('sendSmsCode', { body });
    for (let at = 0; at < 5; at += 1) await app.call('verifySmsCode', { body: { ...body, code: '000000' } });
  });
  await app.ok('sendSmsCode', { body });
  const code = await app.newestCode('+12025557778');
  expect(await app.call('verifySmsCode', { body: { ...body, code } })).toMatchObject({ status: 200 });
});

test('a reset link of that month is reported as expired, and another one is mailed', async () => {
  const { email } = await app.signUp();
  const link = await ahead(async () => {
    await app.ok('requestPasswordReset', { body: { email } });
    return app.linkMailed(email);
  });
  const code = link.split('/').at(-1) ?? '';
  expect((await app.refused('openPasswordReset', { body: { code } })).error).toBe('reset_link_expired');
  await app.ok('requestPasswordReset', { body: { email } });
});

test('a rate limit reached in that month no longer applies', async () => {
  const from = '203.0.113.9';
  const stats = () => app.call('openPasswordReset', { body: { code: 'none' }, address: from });
  const reached = await ahead(async () => {
    for (let at = 0; at < 200; at += 1) {
      const { status } = await stats();
      if (status === 429) return true;
    }
    return false;
  });
  expect(reached).toBe(true);
  expect((await stats()).status).not.toBe(429);
});

test('access codes, file links and password checks of that month give no access', async () => {
  const person = await app.signUp();
  const { token } = await app.signIn(person);
  const { documentId: fileId } = await publishProduct(app);
  // The earlier session has expired in that month, so a second one requests them.
  const early = await ahead(async () => {
    const { token: other } = await app.signIn(person);
    const { url } = await app.ok('requestFileKey', { token: other, params: { fileId } });
    return { url, code: await accessCode(app, other, 'bank_account') };
  });
  expect((await app.app.inject({ url: early.url })).json()).toMatchObject({ code: expect.any(Number) });
  const refused = await app.refused('addBankAccount', {
    token,
    body: { ...CHECKING_ACCOUNT, access_code: early.code },
  });
  expect(refused.error).toBe('user_authentication_failed');
});

test('a hold of that month is restarted by the tidy-up job, and ends', async () => {
  const person = await app.signUp();
  await ahead(async () => {
    const { token } = await app.signIn(person);
    await addedBankAccount(app, token, CHECKING_ACCOUNT);
  });
  await jobHandlers['tidy-up']({}, app.services);
  const { token } = await app.signIn(person);
  const until = new Date(app.clock.now().getTime() + PAYOUT_HOLD_HOURS * 3_600_000).toISOString();
  expect(await paidToAccounts(app, token)).toMatchObject([{ held_until: until }]);
});

test('an agreement that was signed in that month stays signed', async () => {
  const person = await app.signUp();
  const product = await publishProduct(app);
  const { investmentId } = await ahead(async () => {
    const { token } = await app.signIn(person);
    return signedInvestment(app, token, product);
  });
  const { token } = await app.signIn(person);
  expect(await app.ok('getInvestment', { token, params: { investmentId } })).toMatchObject({
    status: 'being_reviewed',
  });
});

test('a staff token of that month is void', async () => {
  await operateAs(app, MORGAN, ['staff', 'list']);
  const email = MORGAN.id;
  const { token } = await ahead(async () => {
    await sendSignInCode(app.services, email);
    return signInWithCode(app.services, email, await app.newestCode(email));
  });
  expect(await verifyStaffToken(app.services, token)).toBeUndefined();
});
