import { ERRORS, type BodyOf } from '@quoin/contract';
import {
  accessCode,
  addedBankAccount,
  addedBrokerageAccount,
  BROKERAGE_ACCOUNT,
  currentInvestment,
  GERMAN_ACCOUNT,
  paidToAccounts,
  publishProduct,
  redemptionTerms,
  requestedRedemption,
  signEnvelope,
  startedApplication,
  WIRE_ACCOUNT,
  CHECKING_ACCOUNT,
  confirmedWire,
  operate,
  approvedInvestment,
} from './scenes';
import { startTestApp, type TestApp, type Person } from './test-app';
import { PAYOUT_HOLD_HOURS } from '@quoin/rules';
import { todayInNewYork } from '../../packages/server/src/shared/clock';

// The account that receives an investment's distributions: set by the instruction, and not removable while in use.
describe('distribution instruction', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** Chooses the account and signs the instruction. Returns errors unchanged. */
  async function choose(
    token: string,
    investmentId: string,
    instruction: Pick<BodyOf<'chooseDistribution'>, 'delivery' | 'account_id'>,
  ) {
    const access_code = await accessCode(app, token, 'distribution_instruction');
    const params = { investmentId };
    const answer = await app.call('chooseDistribution', {
      token,
      params,
      body: { ...instruction, access_code },
    });
    if (answer.status === 200) await signEnvelope(app, token, answer.reply.to_sign?.envelope_id ?? '');
    return answer;
  }

  test('the instruction names one account for cash or one for stock, and a redemption is paid to it', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
    const params = { investmentId };
    const bank = await addedBankAccount(app, token, WIRE_ACCOUNT);
    const other = await addedBankAccount(app, token, GERMAN_ACCOUNT);
    const broker = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
    expect(await app.ok('getDistributionInstruction', { token, params })).toMatchObject({
      delivery: null,
      account: null,
    });
    await choose(token, investmentId, { delivery: 'stock', account_id: broker.id });
    expect(await app.ok('getDistributionInstruction', { token, params })).toMatchObject({
      delivery: 'stock',
      account: { name: 'Lintel Brokerage', number_masked: '**-****-9902' },
      to_sign: null,
    });
    expect((await choose(token, investmentId, { delivery: 'stock', account_id: bank.id })).status).toBe(403);
    await choose(token, investmentId, { delivery: 'cash', account_id: bank.id });
    expect(await app.ok('getDistributionInstruction', { token, params })).toMatchObject({
      account: { name: 'Ashlar Trust' },
    });

    const nowhere = await redemptionTerms(app, token, investmentId, { update_bank_account: true });
    expect((await app.refused('requestRedemption', { token, params, body: nowhere })).fields).toEqual({
      bank_account_id: 'Choose the bank account that the redemption is paid to',
    });
    const requested = await requestedRedemption(app, token, investmentId, {
      update_bank_account: true,
      bank_account_id: other.id,
    });
    expect(requested.bank_account).toMatchObject({ id: other.id, name: 'Quader Bank' });
    await app.ok('cancelRedemption', { token, params: { redemptionId: requested.id } });
    expect((await requestedRedemption(app, token, investmentId)).bank_account?.id).toBe(bank.id);
  });

  test('an account can be removed when no payment uses it, and past payments still name it', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
    const params = { investmentId };
    const bank = await addedBankAccount(app, token, WIRE_ACCOUNT);
    const other = await addedBankAccount(app, token, GERMAN_ACCOUNT);
    const broker = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
    const removeBank = (bankAccountId: string) =>
      app.call('removeBankAccount', { token, params: { bankAccountId } });
    const removeBroker = () =>
      app.call('removeBrokerageAccount', { token, params: { brokerageAccountId: broker.id } });
    const inUse = { status: 409, reply: { code: ERRORS.payout_account_in_use.code } };

    const redemption = await requestedRedemption(app, token, investmentId, {
      update_bank_account: true,
      bank_account_id: bank.id,
    });
    expect(await removeBank(bank.id)).toMatchObject(inUse);
    await app.ok('cancelRedemption', { token, params: { redemptionId: redemption.id } });
    expect((await removeBank(bank.id)).reply).toEqual({ done: true });
    expect((await paidToAccounts(app, token)).map(({ id }) => id)).toEqual([other.id]);
    expect((await app.ok('getRedemptions', { token, params })).items).toMatchObject([
      { id: redemption.id, bank_account: { name: 'Ashlar Trust', number_masked: '******8827' } },
    ]);
    expect((await removeBank(bank.id)).status).toBe(403);
    expect((await choose(token, investmentId, { delivery: 'cash', account_id: bank.id })).status).toBe(403);

    await choose(token, investmentId, { delivery: 'stock', account_id: broker.id });
    expect(await removeBroker()).toMatchObject(inUse);
    await choose(token, investmentId, { delivery: 'cash', account_id: other.id });
    expect(await removeBank(other.id)).toMatchObject(inUse);
    expect((await removeBroker()).reply).toEqual({ done: true });
    expect((await app.ok('listBrokerageAccounts', { token })).items).toEqual([]);
  });

  test('an account that is concurrently removed and chosen receives no payments', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
    const access_code = await accessCode(app, token, 'distribution_instruction');
    for (let round = 0; round < 10; round += 1) {
      const { id } = await addedBankAccount(app, token, WIRE_ACCOUNT);
      const [chosen, removed] = await Promise.all([
        app.call('chooseDistribution', {
          token,
          params: { investmentId },
          body: { delivery: 'cash', account_id: id, access_code },
        }),
        app.call('removeBankAccount', { token, params: { bankAccountId: id } }),
      ]);
      expect([chosen.status, removed.status]).toEqual([chosen.status === 200 ? 200 : 403, 200]);
      if (chosen.status !== 200) continue;
      // Selected first, because the request for signature is deleted with the account.
      const params = { envelopeId: chosen.reply.to_sign?.envelope_id ?? '' };
      expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
    }
  });
});

// A bank account that was added or changed receives no payments during the hold, and its owner can revert the change.
describe('payout hold', () => {
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

  /** Advances the clock past the hold, and signs in again. */
  async function afterTheHold(person: Person) {
    app.clock.advance({ hours: PAYOUT_HOLD_HOURS });
    return (await app.signIn(person)).token;
  }

  test('the owner is notified of an added account with a link to revert it, which cancels all payments to it', async () => {
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

  test('reverting several changes restores the account before the first, with its number', async () => {
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

  test('a redemption is paid after the hold of its account, when the change can no longer be reverted', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
    const first = await addedBankAccount(app, person.token, CHECKING_ACCOUNT);
    const { id } = await redeemTo(person.token, investmentId, first.id);
    expect((await operate(app, 'redemptions', 'approve', id)).error).toBe('');
    await app.open.pool.query('update redemptions set redemption_day = $2 where id = $1', [
      id,
      todayInNewYork(app.clock),
    ]);
    expect((await operate(app, 'redemptions', 'complete', id)).error).toContain('Payments are on hold until');
    const token = await afterTheHold(person);
    expect(await stop(token, first.id)).toMatchObject({ status: 409, reply: { code: 1352 } });
    expect((await operate(app, 'redemptions', 'complete', id)).error).toBe('');
  });

  test('an account with a signed ACH authorization cannot be removed, but reverting the change withdraws the authorization', async () => {
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

  test('the account can be removed once the method is wire', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
    const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const params = { investmentId };
    const ach = { method: 'ach', bank_account_id: id } as const;
    const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body: ach });
    await signEnvelope(app, token, to_sign?.envelope_id ?? '');
    const wire = await confirmedWire(app, { token, params });
    await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
    expect(await app.ok('removeBankAccount', { token, params: { bankAccountId: id } })).toEqual({
      done: true,
    });
  });

  test('another account cannot revert the change, and the earlier details are deleted after the hold', async () => {
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
});
