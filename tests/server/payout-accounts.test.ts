import {
  accessCode,
  addedBankAccount,
  addedBrokerageAccount,
  BROKERAGE_ACCOUNT,
  GERMAN_ACCOUNT,
  publishProduct,
  signedInvestment,
  signEnvelope,
  startedApplication,
  WIRE_ACCOUNT,
  approvedInvestment,
  confirmedWire,
  ESCROW_NUMBER,
  operate,
  operated,
  withEscrow,
} from './scenes';
import { bankAccounts } from '../../packages/server/src/database/tables';
import { startTestApp, type TestApp } from './test-app';

// Bank and brokerage accounts: in the investor's own name, with sealed numbers.
describe('payout accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('the number of a bank account is stored sealed and shown masked', async () => {
    const { token } = await app.newInvestor();
    const added = await addedBankAccount(app, token, WIRE_ACCOUNT);
    expect(added).toMatchObject({ bank_name: 'Ashlar Trust', number_masked: '******8827' });
    expect(added).not.toHaveProperty('account_number');
    expect((await addedBankAccount(app, token, GERMAN_ACCOUNT)).swift).toBe('DEUTDEFF');
    const { items } = await app.ok('listBankAccounts', { token });
    expect(items.map(({ number_masked }) => number_masked)).toEqual(['******8827', '******************3000']);
    const { rows } = await app.open.pool.query('select * from bank_accounts where id = $1', [added.id]);
    expect(JSON.stringify(rows)).not.toContain('8800418827');
  });

  test('an account in another name, or with invalid numbers, is rejected at its fields', async () => {
    const { token } = await app.newInvestor();
    const access_code = await accessCode(app, token, 'bank_account');
    const wrong = { account_holder: 'Somebody Else', aba_wire: '026099999', account_number: '1' };
    const refused = await app.refused('addBankAccount', {
      token,
      body: { ...WIRE_ACCOUNT, ...wrong, access_code },
    });
    expect(refused.error).toBe('required_information_missing');
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
      'aba_wire',
      'account_holder',
      'account_number',
    ]);
    const abroad = { ...GERMAN_ACCOUNT, method: 'ach', account_type: 'checking', access_code } as const;
    expect((await app.refused('addBankAccount', { token, body: abroad })).fields).toHaveProperty('country');
  });

  test('an account whose country, IBAN and SWIFT code contradict each other is rejected', async () => {
    const { token } = await app.newInvestor();
    const access_code = await accessCode(app, token, 'bank_account');
    const body = { ...GERMAN_ACCOUNT, iban: 'GB29NWBK60161331926819', swift: 'CHASUS33', access_code };
    expect((await app.refused('addBankAccount', { token, body })).fields).toEqual({
      iban: 'This IBAN is from another country: United Kingdom. Check the IBAN and the bank country',
      swift: 'This SWIFT code is from another country: United States. Check the code and the bank country',
    });
  });

  test('the SWIFT code and the intermediary of a US bank are checked, and parts of other accounts are not kept', async () => {
    const { token } = await app.newInvestor();
    const access_code = await accessCode(app, token, 'bank_account');
    const wrong = { swift: 'nonsense', intermediary_name: 'Harbor Bank' };
    const body = { ...WIRE_ACCOUNT, ...wrong, access_code };
    expect(Object.keys((await app.refused('addBankAccount', { token, body })).fields ?? {}).sort()).toEqual([
      'intermediary_aba',
      'swift',
    ]);
    const extra = { swift: 'chasus33', aba_ach: 'nonsense', account_type: 'savings' } as const;
    expect(await addedBankAccount(app, token, { ...WIRE_ACCOUNT, ...extra })).toMatchObject({
      swift: 'CHASUS33',
    });
    await addedBankAccount(app, token, { ...GERMAN_ACCOUNT, aba_wire: 'nonsense' });
    const rows = await app.db.select().from(bankAccounts);
    expect(JSON.stringify(rows.map(({ details }) => details))).not.toMatch(/nonsense|savings/i);
  });

  test('a change keeps the number on file, but not for an account in another country', async () => {
    const { token } = await app.newInvestor();
    const { id } = await addedBankAccount(app, token, WIRE_ACCOUNT);
    const params = { bankAccountId: id };
    const { account_number: _kept, ...named } = { ...WIRE_ACCOUNT, bank_name: 'Ashlar Trust Company' };
    const access_code = await accessCode(app, token, 'bank_account');
    const changed = { bank_name: 'Ashlar Trust Company', number_masked: '******8827' };
    const change = await app.ok('changeBankAccount', { token, params, body: { ...named, access_code } });
    expect(change).toMatchObject({ ...changed, change: 'change', id });
    await signEnvelope(app, token, change.envelope_id);
    expect((await app.ok('listBankAccounts', { token })).items).toMatchObject([changed]);
    const other = { ...named, access_code: await accessCode(app, token, 'redemption') };
    const unproven = await app.refused('changeBankAccount', { token, params, body: other });
    expect(unproven.error).toBe('user_authentication_failed');
    const { iban: _missing, ...moved } = GERMAN_ACCOUNT;
    const next = await accessCode(app, token, 'bank_account');
    const refused = await app.refused('changeBankAccount', {
      token,
      params,
      body: { ...moved, access_code: next },
    });
    expect(refused.fields).toEqual({ iban: 'This field is required' });
  });

  test('a German IBAN on file is not kept for an account in France', async () => {
    const { token } = await app.newInvestor();
    const { id } = await addedBankAccount(app, token, GERMAN_ACCOUNT);
    const { iban: _kept, ...moved } = { ...GERMAN_ACCOUNT, country: 'FR', swift: 'PSSTFRPP' };
    const access_code = await accessCode(app, token, 'bank_account');
    const refused = await app.refused('changeBankAccount', {
      token,
      params: { bankAccountId: id },
      body: { ...moved, access_code },
    });
    expect(refused.fields).toEqual({ iban: 'This field is required' });
  });

  test('a brokerage account is checked, sealed and changed the same way', async () => {
    const { token } = await app.newInvestor();
    const access_code = await accessCode(app, token, 'bank_account');
    const wrong = { ...BROKERAGE_ACCOUNT, dtc_number: '18', access_code };
    const refused = await app.refused('addBrokerageAccount', { token, body: wrong });
    expect(refused.fields).toEqual({ dtc_number: 'This is not a valid DTC number. It has four digits' });
    const { id } = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
    const { account_number: _kept, ...changed } = { ...BROKERAGE_ACCOUNT, provider: 'Lintel Markets' };
    await app.ok('changeBrokerageAccount', {
      token,
      params: { brokerageAccountId: id },
      body: { ...changed, access_code },
    });
    const { items } = await app.ok('listBrokerageAccounts', { token });
    expect(items).toMatchObject([{ provider: 'Lintel Markets', number_masked: '**-****-9902' }]);
  });

  test('another account can neither change, choose nor remove bank accounts', async () => {
    const { token } = await app.newInvestor();
    const { token: stranger } = await app.newInvestor();
    const bank = await addedBankAccount(app, token, WIRE_ACCOUNT);
    const broker = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
    const code = () => accessCode(app, stranger, 'bank_account');
    const changes = [
      await app.refused('changeBankAccount', {
        token: stranger,
        params: { bankAccountId: bank.id },
        body: { ...WIRE_ACCOUNT, access_code: await code() },
      }),
      await app.refused('changeBrokerageAccount', {
        token: stranger,
        params: { brokerageAccountId: broker.id },
        body: { ...BROKERAGE_ACCOUNT, access_code: await code() },
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

  test('adding an account requires an identity check, as changing does', async () => {
    const { token } = await app.newInvestor();
    const { token: stranger } = await app.newInvestor();
    const unproven = [
      'made up',
      await accessCode(app, token, 'redemption'),
      await accessCode(app, stranger, 'bank_account'),
    ];
    for (const access_code of unproven) {
      const bank = await app.refused('addBankAccount', { token, body: { ...WIRE_ACCOUNT, access_code } });
      expect(bank.error).toBe('user_authentication_failed');
      const broker = await app.refused('addBrokerageAccount', {
        token,
        body: { ...BROKERAGE_ACCOUNT, access_code },
      });
      expect(broker.error).toBe('user_authentication_failed');
    }
    expect((await app.ok('listBankAccounts', { token })).items).toEqual([]);
    expect((await app.ok('listBrokerageAccounts', { token })).items).toEqual([]);
  });

  test('an identity number is on file once an agreement with it is signed', async () => {
    const { token } = await app.newInvestor();
    const product = await publishProduct(app);
    await startedApplication(app, token, product.id);
    const known = async () => (await app.ok('getUserInfo', { token })).investors[0]?.identity_on_file;
    expect(await known()).toBe(false);
    await signedInvestment(app, token, await publishProduct(app));
    expect(await known()).toBe(true);
  });

  test('the owner is notified of every change by mail, in their language and without a number', async () => {
    const { token, email } = await app.newInvestor();
    await app.ok('updateUserInfo', { token, body: { preferred_language: 'zh-CN' } });
    const bank = await addedBankAccount(app, token, WIRE_ACCOUNT);
    await app.runJobs();
    await app.ok('updateUserInfo', { token, body: { preferred_language: 'en' } });
    const broker = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
    await app.runJobs();
    /** Mails without a signing link. */
    const changeMails = async () =>
      (await app.outbox(email)).filter(({ link }) => !link?.includes('/go/signing/'));
    const [added, addedInChinese] = await changeMails();
    expect(addedInChinese?.subject).toBe('您在 Quoin 添加了一个银行账户');
    expect(added?.subject).toBe('A brokerage account was added to your Quoin account');

    const access_code = await accessCode(app, token, 'bank_account');
    const bankParams = { bankAccountId: bank.id };
    const brokerParams = { brokerageAccountId: broker.id };
    const acts = [
      async () => {
        const body = { ...WIRE_ACCOUNT, access_code };
        const change = await app.ok('changeBankAccount', { token, params: bankParams, body });
        await signEnvelope(app, token, change.envelope_id);
      },
      () => app.ok('removeBankAccount', { token, params: bankParams }),
      () =>
        app.ok('changeBrokerageAccount', {
          token,
          params: brokerParams,
          body: { ...BROKERAGE_ACCOUNT, access_code },
        }),
      () => app.ok('removeBrokerageAccount', { token, params: brokerParams }),
    ];
    for (const act of acts) {
      await act();
      await app.runJobs();
    }
    const mails = (await changeMails()).slice(0, 6);
    expect(mails.slice(0, 4).map(({ subject }) => subject)).toEqual([
      'A brokerage account was removed from your Quoin account',
      'A brokerage account was changed in your Quoin account',
      'A bank account was removed from your Quoin account',
      'A bank account was changed in your Quoin account',
    ]);
    for (const { text } of mails) expect(text.replace(app.config.publicUrl, '')).not.toMatch(/\d{3}/);
  });
});

// The code that verifies wire instructions, on screen and by phone but never in a mail, and which wire a call confirms.
describe('wire code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('screen and phone have the same code, each investment has its own, and mails have neither code nor account', async () => {
    const { token, email } = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
    const params = { investmentId };
    const { verification_code: code } = await app.ok('getFunding', { token, params });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await operate(app, 'investments', 'wire-code', investmentId)).out).toContain(code);
    const wire = await confirmedWire(app, { token, params });
    const chosen = await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
    expect(chosen).toMatchObject({
      verification_code: code,
      wire: { account_number: ESCROW_NUMBER },
    });

    const { token: other } = await app.newInvestor();
    const theirs = await approvedInvestment(app, other, await publishProduct(app));
    const funding = await app.ok('getFunding', {
      token: other,
      params: { investmentId: theirs.investmentId },
    });
    expect(funding.verification_code).not.toBe(code);

    await app.runJobs();
    const mails = (await app.outbox(email)).map(({ text }) => text).join('\n');
    expect(mails).not.toContain(code);
    expect(mails).not.toContain(ESCROW_NUMBER);
  });

  /** An approved investment whose wire is confirmed by phone and shown. */
  async function confirmed() {
    const { token } = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await approvedInvestment(app, token, product);
    const at = { token, params: { investmentId } };
    const before = await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
    expect(before).toMatchObject({ amount: '50000.00', wire: { account_number: ESCROW_NUMBER } });
    return { at, investmentId, productId: product.id };
  }

  type At = Awaited<ReturnType<typeof confirmed>>['at'];

  const issueCall = (investmentId: string, amount: string) =>
    operated(app, 'capital-calls', 'issue', investmentId, '--amount', amount, '--due', '2026-06-30');

  /** Requires the confirmation checkbox to show and choose the wire. */
  async function confirmAgain(at: At, amount: string) {
    expect(await app.ok('getFunding', at)).toMatchObject({
      amount,
      method: 'wire',
      verbally_confirmed_at: null,
      wire: null,
    });
    const unsaid = await app.refused('chooseMethodOfTransfer', { ...at, body: { method: 'wire' } });
    expect(unsaid.error).toBe('verbal_confirmation_missing');
    await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
    expect(await app.ok('getFunding', at)).toMatchObject({
      amount,
      verbally_confirmed_at: app.clock.now().toISOString(),
      wire: { account_number: ESCROW_NUMBER },
    });
  }

  test('a confirmed wire stays visible, and can be chosen again without another phone call', async () => {
    const { at } = await confirmed();
    const { verbally_confirmed_at } = await app.ok('getFunding', at);
    app.clock.advance({ minutes: 5 });
    expect(await app.ok('chooseMethodOfTransfer', { ...at, body: { method: 'wire' } })).toMatchObject({
      verbally_confirmed_at,
      wire: { account_number: ESCROW_NUMBER },
    });
  });

  test('a capital call of another amount must be confirmed before its wire is shown', async () => {
    const { at, investmentId } = await confirmed();
    await issueCall(investmentId, '20,000');
    await confirmAgain(at, '20000.00');
    const { rows } = await app.open.pool.query(
      `select detail from audit_trail where object = $1 and act = 'investment.choose_method' order by seq`,
      [`investment:${investmentId}`],
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      { method: 'wire', verbally_confirmed: true, amount: 5_000_000, capital_call: null },
      { method: 'wire', verbally_confirmed: true, amount: 2_000_000, capital_call: expect.any(String) },
    ]);
  });

  test('a confirmation of outdated wire details is rejected with the current amount and confirms nothing', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
    const at = { token, params: { investmentId } };
    const body = await confirmedWire(app, at);
    await issueCall(investmentId, '20,000');
    for (const [language, amount] of [
      ['en', '$20,000'],
      ['zh-CN', 'US$20,000'],
    ] as const) {
      const refused = await app.refused('chooseMethodOfTransfer', { ...at, body, language });
      expect(refused).toMatchObject({ status: 409, error: 'wire_changed' });
      expect(refused.message).toContain(amount);
    }
    expect(await app.ok('getFunding', at)).toMatchObject({ wire: null, method: null });
    const made = { method: 'wire', confirmed_wire: 'made-up' } as const;
    expect((await app.refused('chooseMethodOfTransfer', { ...at, body: made })).error).toBe('wire_changed');
    await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
  });

  test('the next capital call must be confirmed again, even with the same amount', async () => {
    const { at, investmentId } = await confirmed();
    const { id } = await issueCall(investmentId, '20,000');
    await confirmAgain(at, '20000.00');
    await operate(app, 'capital-calls', 'fund', id);
    await issueCall(investmentId, '20,000');
    await confirmAgain(at, '20000.00');
  });

  test('another escrow account in force requires confirming the wire again', async () => {
    const { at, productId } = await confirmed();
    app.clock.advance({ minutes: 1 });
    await withEscrow(app, productId, app.clock.now());
    await confirmAgain(at, '50000.00');
  });
});
