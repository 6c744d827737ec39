// The bank account in an application: its owner, its use, and what happens to the application when it changes.
import { PAYOUT_HOLD_HOURS } from '@quoin/rules';
import { readPdf } from './pdf-reading';
import {
  accessCode,
  addedBankAccount,
  anotherApplication,
  begunApplication,
  CHECKING_ACCOUNT,
  COMPLETE,
  completeApplication,
  currentInvestment,
  GERMAN_ACCOUNT,
  openFile,
  operate,
  operated,
  PAYING_ACCOUNT,
  payerFor,
  publishProduct,
  readyToSign,
  redemptionTerms,
  requestedRedemption,
  approvedInvestment,
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

type Begun = Pick<Awaited<ReturnType<typeof begunApplication>>, 'token' | 'params'>;

const add = ({ token, params }: Begun, account = {}) =>
  app.ok('addPayingAccount', { token, params, body: { ...PAYING_ACCOUNT, ...account } });
const rejection = ({ token, params }: Begun, account = {}) =>
  app.refused('addPayingAccount', { token, params, body: { ...PAYING_ACCOUNT, ...account } });
const onFile = async (token: string) => (await app.ok('listBankAccounts', { token })).items;

/** Problems of the account as payer of the application. */
async function catchProblem(
  { token, params }: Begun,
  bank_account_id?: string,
  preferred_method = 'wire' as 'wire' | 'ach',
) {
  const { version } = await app.ok('getApplication', { token, params });
  const values = { ...COMPLETE.amount_and_signature, preferred_method, bank_account_id };
  const body = { version, finish: false, values };
  const saved = await app.ok('saveAmountAndSignature', { token, params, body });
  return saved.stepper_errors.amount_and_signature.bank_account_id;
}

/** Verifies, signs and seals the change of the account. */
async function confirm(token: string, bankAccountId: string) {
  const access_code = await accessCode(app, token, 'bank_account');
  const { account_number: _stays, ...details } = PAYING_ACCOUNT;
  const body = { ...details, access_code };
  const change = await app.ok('changeBankAccount', { token, params: { bankAccountId }, body });
  await signEnvelope(app, token, change.envelope_id);
}

describe('an account that is entered in an application', () => {
  test('is stored encrypted, referenced by its id in the draft, and the owner is notified', async () => {
    const product = await publishProduct(app);
    const { token, email } = await app.newInvestor();
    const { investmentId } = await startedApplication(app, token, product.id);
    const begun = { token, params: { investmentId } };
    const { id } = await add(begun);
    const shown = { id, number_masked: '******1156' };
    expect(await onFile(token)).toMatchObject([{ ...shown, pays_only: true, held_until: null }]);
    const { payers } = await app.ok('getApplication', begun);
    expect(payers).toEqual([{ ...shown, name: 'Payer Bank', holder: 'Robin Ashdown', methods: ['wire'] }]);
    expect(await catchProblem(begun, id)).toBeUndefined();
    const rows = await app.open.pool.query(
      `select b::text as row from bank_accounts b where id = $1
       union all select values::text from applications where investment_id = $2`,
      [id, investmentId],
    );
    expect(JSON.stringify(rows.rows)).not.toContain('7700331156');
    await app.runJobs();
    const [mail] = await app.outbox(email);
    expect(mail).toMatchObject({ subject: 'A bank account to pay from was added to your Quoin account' });
    expect(mail?.text).not.toContain('1156');
    expect(mail?.link).toMatch(/\/go\/user\/bank-accounts$/);
  });

  test('is created once for a repeated key', async () => {
    const begun = await begunApplication(app);
    const twice = { ...begun, body: PAYING_ACCOUNT, key: 'the-same-payer-key' };
    const [one, other] = [await app.ok('addPayingAccount', twice), await app.ok('addPayingAccount', twice)];
    expect(other.id).toBe(one.id);
    expect(await onFile(begun.token)).toHaveLength(1);
  });

  test('is reused with the same details, and another one otherwise', async () => {
    const begun = await begunApplication(app);
    const { id } = await add(begun);
    expect(await add(begun)).toMatchObject({ id });
    expect(await onFile(begun.token)).toHaveLength(1);
    expect((await add(begun, { account_number: '7700331157' })).id).not.toBe(id);
    expect((await add(begun, { bank_name: 'Other Payer Bank' })).id).not.toBe(id);
    expect(await onFile(begun.token)).toHaveLength(3);
  });

  test.each([
    ['in somebody else’s name', { account_holder: 'Somebody Else' }, ['account_holder']],
    ['without a number', { account_number: '' }, ['account_number']],
    ['with a routing number of no bank', { aba_wire: '026009594' }, ['aba_wire']],
    ['abroad, for ACH', { ...GERMAN_ACCOUNT, method: 'ach', account_type: 'checking' }, ['country']],
  ])('%s is rejected at its fields', async (_how, account, fields) => {
    const begun = await begunApplication(app);
    const { error, fields: reported = {} } = await rejection(begun, account);
    expect(error).toBe('required_information_missing');
    expect(Object.keys(reported)).toEqual(expect.arrayContaining(fields));
    expect(await onFile(begun.token)).toEqual([]);
  });

  test('must be the trust’s own if a trust invests', async () => {
    const product = await publishProduct(app);
    const { token, email } = await app.newInvestor();
    const name = 'Ashdown Family Trust';
    const opened = await operate(
      app,
      'investors',
      'open',
      email,
      '--type',
      'trust',
      '--name',
      name,
      '--json',
    );
    const investor_id: string = JSON.parse(opened.out).id;
    const body = { product_id: product.id, investor_id, us_person: true, eligibility_attested: true };
    const { investment_id: investmentId } = await app.ok('startApplication', { token, body });
    const begun = { token, params: { investmentId } };
    expect((await rejection(begun)).fields?.account_holder).toContain(name);
    expect((await add(begun, { account_holder: name })).methods).toEqual(['wire']);
    const own = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    expect(await catchProblem(begun, own.id)).toContain('cannot pay from this account');
  });

  test('cannot be for ACH if the product does not accept it', async () => {
    const product = await publishProduct(app, { achPermitted: false });
    const { token } = await app.newInvestor();
    const { investmentId } = await startedApplication(app, token, product.id);
    const begun = { token, params: { investmentId } };
    expect((await rejection(begun, CHECKING_ACCOUNT)).error).toBe('ach_not_permitted');
  });

  test('is rejected once the application is canceled or signed, and from other accounts', async () => {
    const begun = await begunApplication(app);
    const { token: stranger } = await app.newInvestor();
    for (const investmentId of [begun.params.investmentId, 'there-is-none'])
      expect((await rejection({ token: stranger, params: { investmentId } })).error).toBe(
        'not_authorized_action',
      );
    await app.ok('cancelInvestment', begun);
    expect((await rejection(begun)).error).toBe('investment_canceled');
    const { token } = begun;
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    expect((await rejection({ token, params: { investmentId } })).error).toBe('agreement_already_signed');
  });
});

describe('the account that an application names', () => {
  test('is required, and must exist, belong to the account and support the method', async () => {
    const begun = await begunApplication(app);
    const { id } = await add(begun);
    const theirs = await add(await begunApplication(app));
    expect(await catchProblem(begun)).toContain('Choose the bank account to pay from');
    for (const other of ['there-is-none', theirs.id])
      expect(await catchProblem(begun, other)).toContain('cannot pay from this account');
    expect(await catchProblem(begun, id, 'ach')).toContain('ACH cannot debit this account');
    const debited = await add(begun, CHECKING_ACCOUNT);
    expect(debited.methods).toEqual(['wire', 'ach']);
    for (const method of ['wire', 'ach'] as const)
      expect(await catchProblem(begun, debited.id, method)).toBeUndefined();
  });

  test('is masked in the agreement, and returned again when the money is due', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const { params } = await readyToSign(app, token, investmentId);
    const { document: agreement } = await app.ok('getEnvelope', { token, params });
    const document = await readPdf((await openFile(app, token, agreement?.file_id ?? '')).rawPayload);
    const text = document.pages.join(' ');
    expect(text).toContain('Payer Bank, ******1156');
    expect(text).toContain('Method of transfer');
    expect(text).not.toContain('77003311');
    const { items } = await app.ok('getEnvelopeTexts', { token, params });
    expect(JSON.stringify(items)).toContain('Payer Bank, ******1156');
    await signEnvelope(app, token, params.envelopeId);
    await operated(app, 'investments', 'approve', investmentId);
    const funding = await app.ok('getFunding', { token, params: { investmentId } });
    expect(funding.payer).toMatchObject({ name: 'Payer Bank', number_masked: '******1156' });
    const bankAccountId = funding.payer?.id ?? '';
    await app.ok('removeBankAccount', { token, params: { bankAccountId } });
    expect((await app.ok('getFunding', { token, params: { investmentId } })).payer).toBeNull();
    const signed = await app.ok('getApplication', { token, params: { investmentId } });
    expect(signed.stepper_errors.amount_and_signature).toEqual({});
  });

  test('can be debited by ACH after the authorization, without an identity check when it was entered', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
    const begun = await startedApplication(app, token, (await publishProduct(app)).id);
    const { id } = await add({ token, params: { investmentId: begun.investmentId } }, CHECKING_ACCOUNT);
    const params = { investmentId };
    const body = { method: 'ach', bank_account_id: id } as const;
    const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body });
    await signEnvelope(app, token, to_sign?.envelope_id ?? '');
    expect(await app.ok('getFunding', { token, params })).toMatchObject({
      method: 'ach',
      debited_account: { id },
    });
  });

  test('withdraws the agreement when it is removed, and the application needs another account', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const { params: at, sha256, signerName } = await readyToSign(app, token, investmentId);
    const params = { investmentId };
    const { bank_account_id: bankAccountId = '' } = await payerFor(app, token, investmentId);
    await app.ok('removeBankAccount', { token, params: { bankAccountId } });
    expect(await app.ok('getApplication', { token, params })).toMatchObject({
      state: 'incomplete',
      status: 'completing_information',
      envelope_id: null,
      payers: [],
    });
    const body = { typed_name: signerName, sha256 };
    expect((await app.refused('signEnvelope', { token, params: at, body })).error).toBe('envelope_cancelled');
    const unsent = await app.refused('sendForSignature', { token, params });
    expect(Object.keys(unsent.fields ?? {})).toEqual(['amount_and_signature.bank_account_id']);
  });

  test('withdraws the agreement when it is changed, and it may be sent again unchanged', async () => {
    const { token } = await app.newInvestor();
    await signedInvestment(app, token, await publishProduct(app));
    const investmentId = await anotherApplication(app, token);
    const params = { investmentId };
    const { id: envelopeId } = await app.ok('sendForSignature', { token, params });
    const { bank_account_id: bankAccountId = '' } = await payerFor(app, token, investmentId);
    await confirm(token, bankAccountId);
    const settled = { state: 'information_complete', status: 'completing_application', envelope_id: null };
    expect(await app.ok('getApplication', { token, params })).toMatchObject(settled);
    const renewed = await app.ok('sendForSignature', { token, params });
    expect(renewed.id).not.toBe(envelopeId);
  });

  test('defaults to the one of the previous application, or the only one', async () => {
    const { token } = await app.newInvestor();
    const first = await startedApplication(app, token, (await publishProduct(app)).id);
    const named = async (investmentId: string) =>
      (await app.ok('getApplication', { token, params: { investmentId } })).steps.amount_and_signature;
    const begun = { token, params: { investmentId: first.investmentId } };
    expect(await named(first.investmentId)).toEqual({});
    const { id } = await add(begun);
    const second = await startedApplication(app, token, (await publishProduct(app)).id);
    expect(await named(second.investmentId)).toEqual({ bank_account_id: id });
    const other = await add(begun, CHECKING_ACCOUNT);
    app.clock.advance({ minutes: 1 });
    await catchProblem({ token, params: { investmentId: second.investmentId } }, other.id);
    const third = await startedApplication(app, token, (await publishProduct(app)).id);
    expect(await named(third.investmentId)).toEqual({ bank_account_id: other.id });
    await app.ok('removeBankAccount', { token, params: { bankAccountId: other.id } });
    const fourth = await startedApplication(app, token, (await publishProduct(app)).id);
    expect(await named(fourth.investmentId)).toEqual({ bank_account_id: id });
  });

  test('is always the custodian’s for an IRA', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const ira = {
      investor_type: 'ira',
      custodian_name: 'Harbor Trust',
      account_number: '0099887766',
    } as const;
    const { id: investor_id } = await app.ok('createInvestor', { token, body: ira });
    const body = { product_id: product.id, investor_id, us_person: true, eligibility_attested: true };
    const { investment_id: investmentId } = await app.ok('startApplication', { token, body });
    const begun = { token, params: { investmentId } };
    expect((await rejection(begun)).error).toBe('custodian_pays');
    expect((await rejection(begun, CHECKING_ACCOUNT)).error).toBe('ach_not_permitted');
    const own = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    expect(await catchProblem(begun, own.id)).toContain('custodian');
    expect(await catchProblem(begun)).toBeUndefined();
    await app.open.pool.query(
      `update investments set status = 'approved', commitment = 5000000 where id = $1`,
      [investmentId],
    );
    const { payer } = await app.ok('getFunding', begun);
    expect(payer).toEqual({ id: null, name: 'Harbor Trust', number_masked: '******7766' });
  });
});

describe('an account that only pays receives no payments', () => {
  test('before its owner passes the identity check and signs, and then until the hold ends', async () => {
    const person = await app.newInvestor();
    const { token } = person;
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
    const params = { investmentId };
    const [{ id = '' } = {}] = await onFile(token);
    const access_code = await accessCode(app, token, 'distribution_instruction');
    const cash = { delivery: 'cash', account_id: id, access_code } as const;
    expect((await app.refused('chooseDistribution', { token, params, body: cash })).error).toBe(
      'bank_account_pays_only',
    );
    const { redemption_days: days } = await app.ok('getRedemptions', { token, params });
    const to = { redemption_day: days?.from, update_bank_account: true, bank_account_id: id };
    const terms = await redemptionTerms(app, token, investmentId, to);
    expect((await app.refused('requestRedemption', { token, params, body: terms })).error).toBe(
      'bank_account_pays_only',
    );
    await confirm(token, id);
    const until = new Date(app.clock.now().getTime() + PAYOUT_HOLD_HOURS * 3_600_000).toISOString();
    expect(await onFile(token)).toMatchObject([{ id, pays_only: false, held_until: until }]);
    expect(await requestedRedemption(app, token, investmentId, to)).toMatchObject({ bank_account: { id } });
  });

  test('again when the change is reverted, which cancels its pending payments', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
    const params = { investmentId };
    const [{ id = '' } = {}] = await onFile(token);
    await confirm(token, id);
    const { redemption_days: days } = await app.ok('getRedemptions', { token, params });
    const to = { redemption_day: days?.from, update_bank_account: true, bank_account_id: id };
    await requestedRedemption(app, token, investmentId, to);
    await app.ok('stopBankAccountChange', { token, params: { bankAccountId: id } });
    expect(await onFile(token)).toMatchObject([{ id, pays_only: true, held_until: null }]);
    expect((await app.ok('getRedemptions', { token, params })).ongoing).toBeNull();
  });
});
