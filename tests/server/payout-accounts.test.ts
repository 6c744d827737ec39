// Bank and brokerage accounts: in an own name, numbers sealed, and the instruction that says which of them is paid.
import { ERRORS, type BodyOf } from '@quoin/contract';
import {
  accessCode,
  addedBankAccount,
  currentInvestment,
  publishProduct,
  signedInvestment,
  signEnvelope,
  startedApplication,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DOMESTIC = {
  method: 'wire',
  country: 'US',
  account_holder: 'ROBIN ASHDOWN',
  bank_name: 'Ashlar Trust',
  bank_address: '77 Vault Street, New York',
  account_number: '8800418827',
  aba_wire: '026099998',
} as const;
const GERMAN = {
  method: 'wire',
  country: 'DE',
  account_holder: 'Robin Ashdown',
  bank_name: 'Quader Bank',
  bank_address: 'Hauptstrasse 1, Berlin',
  iban: 'de89 3704 0044 0532 0130 00',
  swift: 'deutdeff',
} as const;
const BROKER = {
  us: true,
  legal_name: 'Robin Ashdown',
  provider: 'Lintel Brokerage',
  account_number: 'LB-4471-9902',
  dtc_number: '0188',
  broker_contact_email: 'desk@lintel.example',
} as const;

const addBank = (token: string, body: Omit<BodyOf<'addBankAccount'>, 'access_code'>) =>
  addedBankAccount(app, token, body);

/** Chosen and signed for; what is refused is answered as it is. */
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
const addBroker = async (token: string, body: Omit<BodyOf<'addBrokerageAccount'>, 'access_code'>) =>
  app.call('addBrokerageAccount', {
    token,
    body: { ...body, access_code: await accessCode(app, token, 'bank_account') },
  });

test('a bank account is kept with its number sealed, and shown masked', async () => {
  const { token } = await app.newInvestor();
  const added = await addBank(token, DOMESTIC);
  expect(added).toMatchObject({ bank_name: 'Ashlar Trust', number_masked: '******8827' });
  expect(added).not.toHaveProperty('account_number');
  expect((await addBank(token, GERMAN)).swift).toBe('DEUTDEFF');
  const { items } = await app.ok('listBankAccounts', { token });
  expect(items.map(({ number_masked }) => number_masked)).toEqual(['******8827', '******************3000']);
  const { rows } = await app.open.pool.query('select * from bank_accounts where id = $1', [added.id]);
  expect(JSON.stringify(rows)).not.toContain('8800418827');
});

test('an account in another name, or with numbers no bank has, is refused at its fields', async () => {
  const { token } = await app.newInvestor();
  const access_code = await accessCode(app, token, 'bank_account');
  const wrong = { account_holder: 'Somebody Else', aba_wire: '026099999', account_number: '1' };
  const refused = await app.refused('addBankAccount', {
    token,
    body: { ...DOMESTIC, ...wrong, access_code },
  });
  expect(refused.error).toBe('required_information_missing');
  expect(Object.keys(refused.fields ?? {}).sort()).toEqual(['aba_wire', 'account_holder', 'account_number']);
  const abroad = { ...GERMAN, method: 'ach', account_type: 'checking', access_code } as const;
  expect((await app.refused('addBankAccount', { token, body: abroad })).fields).toHaveProperty('country');
});

test('a change keeps the number on file, but not for an account in another country', async () => {
  const { token } = await app.newInvestor();
  const { id } = await addBank(token, DOMESTIC);
  const params = { bankAccountId: id };
  const { account_number: _kept, ...named } = { ...DOMESTIC, bank_name: 'Ashlar Trust Company' };
  const access_code = await accessCode(app, token, 'bank_account');
  const changed = { bank_name: 'Ashlar Trust Company', number_masked: '******8827' };
  const asked = await app.ok('changeBankAccount', { token, params, body: { ...named, access_code } });
  expect(asked).toMatchObject({ ...changed, change: 'change', id });
  await signEnvelope(app, token, asked.envelope_id);
  expect((await app.ok('listBankAccounts', { token })).items).toMatchObject([changed]);
  const other = { ...named, access_code: await accessCode(app, token, 'redemption') };
  const unproven = await app.refused('changeBankAccount', { token, params, body: other });
  expect(unproven.error).toBe('user_authentication_failed');
  const { iban: _missing, ...moved } = GERMAN;
  const next = await accessCode(app, token, 'bank_account');
  const refused = await app.refused('changeBankAccount', {
    token,
    params,
    body: { ...moved, access_code: next },
  });
  expect(refused.fields).toEqual({ iban: 'This field is required' });
});

test('a brokerage account is checked, sealed and changed the same way', async () => {
  const { token } = await app.newInvestor();
  const access_code = await accessCode(app, token, 'bank_account');
  const wrong = { ...BROKER, dtc_number: '18', access_code };
  const refused = await app.refused('addBrokerageAccount', { token, body: wrong });
  expect(refused.fields).toEqual({ dtc_number: 'This is not a valid DTC number. It has four digits' });
  const { id } = (await addBroker(token, BROKER)).reply;
  const { account_number: _kept, ...changed } = { ...BROKER, provider: 'Lintel Markets' };
  await app.ok('changeBrokerageAccount', {
    token,
    params: { brokerageAccountId: id },
    body: { ...changed, access_code },
  });
  const { items } = await app.ok('listBrokerageAccounts', { token });
  expect(items).toMatchObject([{ provider: 'Lintel Markets', number_masked: '**-****-9902' }]);
});

test('another account can neither change, choose nor remove them', async () => {
  const { token } = await app.newInvestor();
  const { token: stranger } = await app.newInvestor();
  const bank = await addBank(token, DOMESTIC);
  const broker = (await addBroker(token, BROKER)).reply;
  const code = () => accessCode(app, stranger, 'bank_account');
  const changes = [
    await app.refused('changeBankAccount', {
      token: stranger,
      params: { bankAccountId: bank.id },
      body: { ...DOMESTIC, access_code: await code() },
    }),
    await app.refused('changeBrokerageAccount', {
      token: stranger,
      params: { brokerageAccountId: broker.id },
      body: { ...BROKER, access_code: await code() },
    }),
    await app.refused('removeBankAccount', { token: stranger, params: { bankAccountId: bank.id } }),
    await app.refused('removeBrokerageAccount', {
      token: stranger,
      params: { brokerageAccountId: broker.id },
    }),
  ];
  for (const refused of changes) expect(refused).toMatchObject({ error: 'not_authorized_action' });
  const { investmentId } = await startedApplication(app, stranger, (await publishProduct(app)).id);
  const chosen = await app.refused('chooseDistribution', {
    token: stranger,
    params: { investmentId },
    body: {
      delivery: 'cash',
      account_id: bank.id,
      access_code: await accessCode(app, stranger, 'distribution_instruction'),
    },
  });
  expect(chosen.error).toBe('not_authorized_action');
});

test('the instruction names one account for cash or one for stock, and a redemption is paid to it', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
  const params = { investmentId };
  const bank = await addBank(token, DOMESTIC);
  const other = await addBank(token, GERMAN);
  const broker = (await addBroker(token, BROKER)).reply;
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

  const body = {
    investment_id: investmentId,
    type: 'full',
    redemption_day: '2029-06-05',
    update_bank_account: true,
    access_code: await accessCode(app, token, 'redemption'),
  } as const;
  expect((await app.refused('requestRedemption', { token, params, body })).fields).toEqual({
    bank_account_id: 'This field is required',
  });
  const asked = await app.ok('requestRedemption', {
    token,
    params,
    body: { ...body, bank_account_id: other.id },
  });
  expect(asked.bank_account).toMatchObject({ id: other.id, name: 'Quader Bank' });
  await app.ok('cancelRedemption', { token, params: { redemptionId: asked.id } });
  const usual = {
    ...body,
    update_bank_account: false,
    access_code: await accessCode(app, token, 'redemption'),
  };
  expect((await app.ok('requestRedemption', { token, params, body: usual })).bank_account?.id).toBe(bank.id);
});

test('adding one asks who it is, as changing does', async () => {
  const { token } = await app.newInvestor();
  const { token: stranger } = await app.newInvestor();
  const unproven = [
    'made up',
    await accessCode(app, token, 'redemption'),
    await accessCode(app, stranger, 'bank_account'),
  ];
  for (const access_code of unproven) {
    const bank = await app.refused('addBankAccount', { token, body: { ...DOMESTIC, access_code } });
    expect(bank.error).toBe('user_authentication_failed');
    const broker = await app.refused('addBrokerageAccount', { token, body: { ...BROKER, access_code } });
    expect(broker.error).toBe('user_authentication_failed');
  }
  expect((await app.ok('listBankAccounts', { token })).items).toEqual([]);
  expect((await app.ok('listBrokerageAccounts', { token })).items).toEqual([]);
});

test('an investor is known by number once an agreement with it is signed', async () => {
  const { token } = await app.newInvestor();
  const product = await publishProduct(app);
  await startedApplication(app, token, product.id);
  const known = async () => (await app.ok('getUserInfo', { token })).investors[0]?.identity_on_file;
  expect(await known()).toBe(false);
  await signedInvestment(app, token, await publishProduct(app));
  expect(await known()).toBe(true);
});

test('every change is told to the owner by mail, in their language and without a number', async () => {
  const { token, email } = await app.newInvestor();
  await app.ok('updateUserInfo', { token, body: { preferred_language: 'zh-CN' } });
  const bank = await addBank(token, DOMESTIC);
  await app.runJobs();
  await app.ok('updateUserInfo', { token, body: { preferred_language: 'en' } });
  const broker = (await addBroker(token, BROKER)).reply;
  await app.runJobs();
  /** But for those with a link to sign. */
  const told = async () => (await app.outbox(email)).filter(({ link }) => !link?.includes('/go/signing/'));
  const [added, addedInChinese] = await told();
  expect(addedInChinese?.subject).toBe('您在 Quoin 新增了一个银行账户');
  expect(added?.subject).toBe('A brokerage account was added at Quoin');

  const access_code = await accessCode(app, token, 'bank_account');
  const bankParams = { bankAccountId: bank.id };
  const brokerParams = { brokerageAccountId: broker.id };
  const acts = [
    async () => {
      const body = { ...DOMESTIC, access_code };
      const asked = await app.ok('changeBankAccount', { token, params: bankParams, body });
      await signEnvelope(app, token, asked.envelope_id);
    },
    () => app.ok('removeBankAccount', { token, params: bankParams }),
    () => app.ok('changeBrokerageAccount', { token, params: brokerParams, body: { ...BROKER, access_code } }),
    () => app.ok('removeBrokerageAccount', { token, params: brokerParams }),
  ];
  for (const act of acts) {
    await act();
    await app.runJobs();
  }
  const mails = (await told()).slice(0, 6);
  expect(mails.slice(0, 4).map(({ subject }) => subject)).toEqual([
    'A brokerage account was removed at Quoin',
    'A brokerage account was changed at Quoin',
    'A bank account was removed at Quoin',
    'A bank account was changed at Quoin',
  ]);
  for (const { text } of mails) expect(text.replace(app.config.publicUrl, '')).not.toMatch(/\d{3}/);
});

test('an account goes once nothing is paid to it any more; what was paid there still names it', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
  const params = { investmentId };
  const bank = await addBank(token, DOMESTIC);
  const other = await addBank(token, GERMAN);
  const broker = (await addBroker(token, BROKER)).reply;
  const removeBank = (bankAccountId: string) =>
    app.call('removeBankAccount', { token, params: { bankAccountId } });
  const removeBroker = () =>
    app.call('removeBrokerageAccount', { token, params: { brokerageAccountId: broker.id } });
  const inUse = { status: 409, reply: { code: ERRORS.payout_account_in_use.code } };

  const redemption = await app.ok('requestRedemption', {
    token,
    params,
    body: {
      investment_id: investmentId,
      type: 'full',
      redemption_day: '2029-06-05',
      update_bank_account: true,
      bank_account_id: bank.id,
      access_code: await accessCode(app, token, 'redemption'),
    },
  });
  expect(await removeBank(bank.id)).toMatchObject(inUse);
  await app.ok('cancelRedemption', { token, params: { redemptionId: redemption.id } });
  expect((await removeBank(bank.id)).reply).toEqual({ done: true });
  expect((await app.ok('listBankAccounts', { token })).items.map(({ id }) => id)).toEqual([other.id]);
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
    const { id } = await addBank(token, DOMESTIC);
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
    // Chosen first: with the account the request for signature is gone.
    const params = { envelopeId: chosen.reply.to_sign?.envelope_id ?? '' };
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
  }
});
