// Staff change the e-mail, legal name and birth date of an account after a check of the identity.
import { hashPassword } from '@quoin/rules/password';
import { currentInvestment, operate, operated, publishProduct, requestedRedemption } from './scenes';
import { PASSWORD, startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const REASON = ['--reason', 'Video call with the person and the passport'];
const ops = (verb: string, ...words: string[]) => operate(app, 'accounts', verb, ...words, ...REASON);

test('a changed e-mail ends sessions and the password, and notifies both addresses', async () => {
  const { email, token, phone } = await app.newInvestor();
  const to = 'robin.new@example.com';
  expect((await ops('set-email', email, to)).error).toBe('');
  expect((await app.refused('getUserInfo', { token })).status).toBe(401);
  await app.runJobs();
  const subject = 'The e-mail address of your Quoin account was changed';
  for (const address of [email, to])
    expect((await app.outbox(address)).filter((mail) => mail.subject === subject)).toHaveLength(1);
  for (const address of [email, to]) {
    const body = { email: address, password: await hashPassword(address, PASSWORD) };
    expect((await app.refused('signIn', { body })).status).toBe(401);
  }
  const mail = (await app.outbox(to)).find(({ link }) => link?.includes('/reset_password/'));
  const code = mail?.link?.split('/').at(-1) ?? '';
  await app.ok('sendPasswordResetCode', { body: { code } });
  const sms_code = await app.newestCode(`+1${phone}`);
  const password = await hashPassword(to, 'Basalt#2027');
  await app.ok('resetPassword', { body: { code, sms_code, password, confirmation: password } });
  app.clock.advance({ minutes: 2 });
  await app.signIn({ email: to, password: 'Basalt#2027', phone });
  const { rows } = await app.open.pool.query(
    `select detail from audit_trail where act = 'account.set_email'`,
  );
  expect(rows).toEqual([{ detail: { reason: REASON[1] } }]);
});

test('an e-mail that is invalid, unchanged or of another account is an error', async () => {
  const [one, other] = [await app.newInvestor(), await app.newInvestor()];
  expect((await ops('set-email', one.email, 'robin')).error).toContain('no e-mail address');
  expect((await ops('set-email', one.email, one.email)).error).toContain('already');
  expect((await ops('set-email', one.email, other.email)).error).toContain('Another account');
  const unexplained = await operate(
    app,
    'accounts',
    'set-email',
    one.email,
    'x@example.com',
    '--reason',
    ' ',
  );
  expect(unexplained.error).toContain('how the identity was checked');
});

test('a changed name holds payments for 72 hours', async () => {
  const { email, token, ...person } = await app.newInvestor();
  const product = await publishProduct(app);
  await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
  const { investmentId } = await currentInvestment(app, token, product);
  const { id } = await requestedRedemption(app, token, investmentId, {
    amount: '10000',
    redemption_day: '2026-06-05',
  });
  await operated(app, 'redemptions', 'approve', id);
  const renamed = await ops('set-name', email, '--first', 'Robin', '--last', 'Hale', '--json');
  expect(JSON.parse(renamed.out)).toMatchObject({ name: 'Robin Hale', investors: 1 });
  expect((await operate(app, 'redemptions', 'complete', id)).error).toContain('nothing is paid to it before');
  const pay = ['--type', 'dividend', '--amount', '10', '--reference', 'A'];
  expect((await operate(app, 'transactions', 'record', investmentId, ...pay)).error).toContain('before');
  const { token: again } = await app.signIn({ ...person, email });
  expect(await app.ok('getUserInfo', { token: again })).toMatchObject({ last_name: 'Hale' });
  expect(await app.ok('getInvestment', { token: again, params: { investmentId } })).toMatchObject({
    investor: { name: 'Robin Hale' },
  });
  app.clock.advance({ hours: 73 });
  expect((await operate(app, 'redemptions', 'complete', id)).error).toBe('');
});

test('a birth date is changed to a valid one only', async () => {
  const { email } = await app.newInvestor();
  for (const date of ['2020-01-01', 'yesterday'])
    expect((await ops('set-birth-date', email, date)).error).toContain('is not valid');
  expect((await ops('set-birth-date', email, '1980-02-29')).error).toBe('');
  await app.runJobs();
  expect((await app.outbox(email)).map(({ subject }) => subject)).toContain('Your date of birth was changed');
});
