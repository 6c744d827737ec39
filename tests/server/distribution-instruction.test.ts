// The account that receives an investment's distributions: named in the instruction, and not removable while named.
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
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Chooses the distribution and signs for it; an error is returned unchanged. */
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
  const asked = await requestedRedemption(app, token, investmentId, {
    update_bank_account: true,
    bank_account_id: other.id,
  });
  expect(asked.bank_account).toMatchObject({ id: other.id, name: 'Quader Bank' });
  await app.ok('cancelRedemption', { token, params: { redemptionId: asked.id } });
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

test('an account that is removed at the moment it is chosen is not paid to', async () => {
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
