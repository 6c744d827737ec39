// The owner is notified by mail, in their language, of acts of others on the account: an operator, or somebody who
// guesses codes.
import { BRAND } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { operate } from './scenes';
import { startTestApp, type TestApp } from './test-app';

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
  for (const [verb, ...more] of [['unlock'], ['disable'], ['enable'], ['set-country', 'CA']]) {
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

test('of nothing where nothing changed: a residence that is the same, a lock that is none', async () => {
  const { email } = await app.signUp();
  const before = await mailsTo(email);
  await ops('accounts', 'set-country', email, 'US');
  await ops('accounts', 'unlock', email);
  await ops('accounts', 'disable', email, '--dry-run');
  expect(await mailsTo(email)).toEqual(before);
});

describe('of a lock once', () => {
  test('however many guess at the same moment, and go on after it', async () => {
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

  test('by wrong passwords at an open page', async () => {
    const { token, email } = await app.newInvestor();
    const body = { password: await wrongHash };
    for (let times = 0; times < 4; times += 1) await app.refused('verifyPassword', { token, body });
    expect(await lockMails(email)).toEqual([]);
    expect(await app.refused('verifyPassword', { token, body })).toMatchObject({ error: 'account_locked' });
    expect(await lockMails(email)).toHaveLength(1);
  });
});

test('no mail is sent where there is no account', async () => {
  for (let times = 0; times < 5; times += 1) await guess('nobody.at.all@example.com');
  expect(await mailsTo('nobody.at.all@example.com')).toEqual([]);
});
