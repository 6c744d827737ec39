// A bank account that was added or changed is not paid during the hold, and its owner can revoke the change.
import { PAYOUT_HOLD_HOURS } from '@quoin/rules';
import { todayInNewYork } from '../../packages/server/src/shared/clock';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  confirmedWire,
  currentInvestment,
  operate,
  paidToAccounts,
  publishProduct,
  requestedRedemption,
  approvedInvestment,
  signEnvelope,
} from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inUse = (token: string) => paidToAccounts(app, token);
const stop = (token: string, bankAccountId: string) =>
  app.call('stopBankAccountChange', { token, params: { bankAccountId } });

async function change(token: string, bankAccountId: string, bank_name: string, account_number: string) {
  const access_code = await accessCode(app, token, 'bank_account');
  const body = { ...CHECKING_ACCOUNT, bank_name, account_number, access_code };
  const requested = await app.ok('changeBankAccount', { token, params: { bankAccountId }, body });
  await signEnvelope(app, token, requested.envelope_id);
}

async function redeemTo(token: string, investmentId: string, bank_account_id: string) {
  const { redemption_days: days } = await app.ok('getRedemptions', { token, params: { investmentId } });
  return requestedRedemption(app, token, investmentId, {
    redemption_day: days?.from,
    update_bank_account: true,
    bank_account_id,
  });
}

/** Past the hold, with a session that is alive. */
async function afterTheHold(person: Person) {
  app.clock.advance({ hours: PAYOUT_HOLD_HOURS });
  return (await app.signIn(person)).token;
}

test('the owner is notified of an addition with a link to revoke it, which cancels all payments to it', async () => {
  const { token, email } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
  const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const until = new Date(app.clock.now().getTime() + PAYOUT_HOLD_HOURS * 3_600_000).toISOString();
  expect(await inUse(token)).toMatchObject([{ id, held_until: until }]);
  await app.runJobs();
  const [mail] = await app.outbox(email);
  expect(mail).toMatchObject({ subject: 'A bank account was added to your Quoin account' });
  expect(mail?.link).toMatch(/\/go\/user\/bank-accounts$/);
  expect(mail?.text).toContain(`${PAYOUT_HOLD_HOURS} hours`);

  const code = await accessCode(app, token, 'distribution_instruction');
  const params = { investmentId };
  const body = { delivery: 'cash', account_id: id, access_code: code } as const;
  const { to_sign } = await app.ok('chooseDistribution', { token, params, body });
  await signEnvelope(app, token, to_sign?.envelope_id ?? '');
  const redemption = await redeemTo(token, investmentId, id);

  expect((await stop(token, id)).reply).toEqual({ done: true });
  expect(await inUse(token)).toEqual([]);
  expect(await app.ok('getDistributionInstruction', { token, params })).toMatchObject({ delivery: null });
  expect((await app.ok('getRedemptions', { token, params })).items).toMatchObject([
    { id: redemption.id, status: 'cancelled' },
  ]);
  await app.runJobs();
  const subjects = (await app.outbox(email)).map(({ subject }) => subject);
  expect(subjects).toContain('A bank account change was stopped in your Quoin account');
  expect((await operate(app, 'audit', 'verify')).error).toBe('');
});

test('stopping several changes restores the account before the first, with its number', async () => {
  const person = await app.newInvestor();
  const { id } = await addedBankAccount(app, person.token, CHECKING_ACCOUNT);
  const token = await afterTheHold(person);
  expect(await inUse(token)).toMatchObject([{ held_until: null }]);
  await change(token, id, 'Second Bank', '000999888777');
  await change(token, id, 'Third Bank', '000111222333');
  expect(await inUse(token)).toMatchObject([{ bank_name: 'Third Bank', number_masked: '********2333' }]);
  const { rows } = await app.open.pool.query('select held_before from bank_accounts where id = $1', [id]);
  expect(JSON.stringify(rows)).toContain('First Bank');
  expect(JSON.stringify(rows)).not.toContain('000123456789');
  expect((await stop(token, id)).status).toBe(200);
  expect(await inUse(token)).toMatchObject([
    { id, bank_name: 'First Bank', number_masked: '********6789', held_until: null },
  ]);
});

test('a redemption is paid once the hold of its account is over, and then nothing is stopped any more', async () => {
  const person = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
  const first = await addedBankAccount(app, person.token, CHECKING_ACCOUNT);
  const { id } = await redeemTo(person.token, investmentId, first.id);
  expect((await operate(app, 'redemptions', 'approve', id)).error).toBe('');
  await app.open.pool.query('update redemptions set redemption_day = $2 where id = $1', [
    id,
    todayInNewYork(app.clock),
  ]);
  expect((await operate(app, 'redemptions', 'complete', id)).error).toContain('nothing is paid to it before');
  const token = await afterTheHold(person);
  expect(await stop(token, first.id)).toMatchObject({ status: 409, reply: { code: 1352 } });
  expect((await operate(app, 'redemptions', 'complete', id)).error).toBe('');
});

test('an account debited by a signed authorization is not removed, but stopping the change withdraws the authorization', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
  const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const params = { investmentId };
  const ach = { method: 'ach', bank_account_id: id } as const;
  const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body: ach });
  await signEnvelope(app, token, to_sign?.envelope_id ?? '');
  const removing = { token, params: { bankAccountId: id } };
  const refused = await app.refused('removeBankAccount', removing);
  expect(refused).toMatchObject({ error: 'ach_account_in_use', status: 409 });
  expect(refused.message).toContain('Choose wire or another account');
  expect((await stop(token, id)).status).toBe(200);
  expect(await app.ok('getFunding', { token, params })).toMatchObject({
    method: null,
    debited_account: null,
  });
});

test('once wire is the method the account can go', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
  const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const params = { investmentId };
  const ach = { method: 'ach', bank_account_id: id } as const;
  const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body: ach });
  await signEnvelope(app, token, to_sign?.envelope_id ?? '');
  const wire = await confirmedWire(app, { token, params });
  await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
  expect(await app.ok('removeBankAccount', { token, params: { bankAccountId: id } })).toEqual({ done: true });
});

test('another account cannot stop the change, and the former details are deleted with the hold', async () => {
  const person = await app.newInvestor();
  const { id } = await addedBankAccount(app, person.token, CHECKING_ACCOUNT);
  const { token: stranger } = await app.newInvestor();
  for (const bankAccountId of [id, 'there-is-none'])
    expect((await stop(stranger, bankAccountId)).reply).toMatchObject({ code: 1008 });
  const token = await afterTheHold(person);
  await change(token, id, 'Second Bank', '000999888777');
  await afterTheHold(person);
  await app.services.jobs.enqueue(app.db, 'tidy-up', {});
  await app.runJobs();
  const { rows } = await app.open.pool.query(
    'select held_until, held_before from bank_accounts where id = $1',
    [id],
  );
  expect(rows).toEqual([{ held_until: null, held_before: null }]);
});
