// Bank and brokerage accounts: in an own name, numbers sealed, and the instruction that says which of them is paid.
import { accessCode, currentInvestment, publishProduct, startedApplication } from './scenes';
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

test('a bank account is kept with its number sealed, and shown masked', async () => {
  const { token } = await app.newInvestor();
  const added = await app.ok('addBankAccount', { token, body: DOMESTIC });
  expect(added).toMatchObject({ bank_name: 'Ashlar Trust', number_masked: '******8827' });
  expect(added).not.toHaveProperty('account_number');
  expect((await app.ok('addBankAccount', { token, body: GERMAN })).swift).toBe('DEUTDEFF');
  const { items } = await app.ok('listBankAccounts', { token });
  expect(items.map(({ number_masked }) => number_masked)).toEqual(['******8827', '******************3000']);
  const { rows } = await app.open.pool.query('select * from bank_accounts where id = $1', [added.id]);
  expect(JSON.stringify(rows)).not.toContain('8800418827');
});

test('an account in another name, or with numbers no bank has, is refused at its fields', async () => {
  const { token } = await app.newInvestor();
  const refused = await app.refused('addBankAccount', {
    token,
    body: { ...DOMESTIC, account_holder: 'Somebody Else', aba_wire: '026099999', account_number: '1' },
  });
  expect(refused.error).toBe('required_information_missing');
  expect(Object.keys(refused.fields ?? {}).sort()).toEqual(['aba_wire', 'account_holder', 'account_number']);
  const abroad = { ...GERMAN, method: 'ach', account_type: 'checking' } as const;
  expect((await app.refused('addBankAccount', { token, body: abroad })).fields).toHaveProperty('country');
});

test('a change keeps the number on file, but not for an account in another country', async () => {
  const { token } = await app.newInvestor();
  const { id } = await app.ok('addBankAccount', { token, body: DOMESTIC });
  const params = { bankAccountId: id };
  const { account_number: _kept, ...named } = { ...DOMESTIC, bank_name: 'Ashlar Trust Company' };
  const access_code = await accessCode(app, token, 'bank_account');
  expect(await app.ok('changeBankAccount', { token, params, body: { ...named, access_code } })).toMatchObject(
    { bank_name: 'Ashlar Trust Company', number_masked: '******8827' },
  );
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
  const refused = await app.refused('addBrokerageAccount', { token, body: { ...BROKER, dtc_number: '18' } });
  expect(refused.fields).toEqual({ dtc_number: 'This is not a valid DTC number. It has four digits' });
  const { id } = await app.ok('addBrokerageAccount', { token, body: BROKER });
  const { account_number: _kept, ...changed } = { ...BROKER, provider: 'Lintel Markets' };
  const access_code = await accessCode(app, token, 'bank_account');
  await app.ok('changeBrokerageAccount', {
    token,
    params: { brokerageAccountId: id },
    body: { ...changed, access_code },
  });
  const { items } = await app.ok('listBrokerageAccounts', { token });
  expect(items).toMatchObject([{ provider: 'Lintel Markets', number_masked: '**-****-9902' }]);
});

test('another account can neither change nor choose them', async () => {
  const { token } = await app.newInvestor();
  const { token: stranger } = await app.newInvestor();
  const bank = await app.ok('addBankAccount', { token, body: DOMESTIC });
  const broker = await app.ok('addBrokerageAccount', { token, body: BROKER });
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
  const bank = await app.ok('addBankAccount', { token, body: DOMESTIC });
  const other = await app.ok('addBankAccount', { token, body: GERMAN });
  const broker = await app.ok('addBrokerageAccount', { token, body: BROKER });
  expect(await app.ok('getDistributionInstruction', { token, params })).toMatchObject({
    delivery: null,
    account: null,
  });
  const choose = async (delivery: 'cash' | 'stock', account_id: string) => {
    const access_code = await accessCode(app, token, 'distribution_instruction');
    return app.call('chooseDistribution', { token, params, body: { delivery, account_id, access_code } });
  };
  expect((await choose('stock', broker.id)).reply).toMatchObject({
    delivery: 'stock',
    account: { name: 'Lintel Brokerage', number_masked: '**-****-9902' },
  });
  expect((await choose('stock', bank.id)).status).toBe(403);
  expect((await choose('cash', bank.id)).reply).toMatchObject({ account: { name: 'Ashlar Trust' } });

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
