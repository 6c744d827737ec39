import { type BodyOf, PROBLEM_MESSAGES_EN } from '@quoin/contract';
import { readPdf } from './pdf-reading';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  openFile,
  operate,
  publishProduct,
  readEnvelope,
  approvedInvestment,
  signEnvelope,
  addRequiredDocuments,
  confirmedWire,
  ESCROW_NUMBER,
  NADIA,
  MORGAN,
  operateAs,
  operated,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { eq } from 'drizzle-orm';
import { approvals, escrowAccounts } from '../../packages/server/src/database/tables';

// ACH debits the bank account that the investor chooses: eligible accounts, and what happens to the choice.
describe('ach account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const SAVINGS = { ...CHECKING_ACCOUNT, bank_name: 'Second Bank', account_number: '8800418827' } as const;
  const WIRE_ONLY = {
    method: 'wire',
    country: 'US',
    account_holder: 'Robin Ashdown',
    bank_name: 'Wire Bank',
    bank_address: '1 Main Street, Albany',
    account_number: '77001122',
    aba_wire: '021000021',
  } as const;

  async function funder() {
    const person = await app.newInvestor();
    const { token } = person;
    const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
    return { ...person, params: { investmentId } };
  }
  type Funder = Awaited<ReturnType<typeof funder>>;

  const ach = (bank_account_id?: string) => ({ method: 'ach', bank_account_id }) as const;
  const choose = ({ token, params }: Funder, bankAccountId?: string) =>
    app.ok('chooseMethodOfTransfer', { token, params, body: ach(bankAccountId) });
  const refused = async ({ token, params }: Funder, body: BodyOf<'chooseMethodOfTransfer'>) =>
    (await app.refused('chooseMethodOfTransfer', { token, params, body })).error;
  const readFunding = ({ token, params }: Funder) => app.ok('getFunding', { token, params });

  async function changeBank({ token }: Funder, bankAccountId: string, account_number: string) {
    const access_code = await accessCode(app, token, 'bank_account');
    const body = { ...CHECKING_ACCOUNT, account_number, access_code };
    return app.ok('changeBankAccount', { token, params: { bankAccountId }, body });
  }

  test('the chosen one of several accounts is on the document, and is debited once that is sealed', async () => {
    const one = await funder();
    const { token } = one;
    const first = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const second = await addedBankAccount(app, token, SAVINGS);
    const account = { id: first.id, name: 'First Bank', number_masked: '********6789' };
    const other = { id: second.id, name: 'Second Bank', number_masked: '******8827' };
    expect(await readFunding(one)).toMatchObject({ ach_accounts: [account, other], debited_account: null });

    const requested = await choose(one, first.id);
    expect(requested).toMatchObject({ method: null, to_sign: { account }, debited_account: null });
    const params = { envelopeId: requested.to_sign?.envelope_id ?? '' };
    await readEnvelope(app, token, params.envelopeId);
    const { document } = await app.ok('getEnvelope', { token, params });
    const { pages } = await readPdf((await openFile(app, token, document?.file_id ?? '')).rawPayload);
    expect(pages.join(' ')).toContain('First Bank ********6789');
    expect(pages.join(' ')).not.toContain('Second Bank');
    await signEnvelope(app, token, params.envelopeId);
    expect(await readFunding(one)).toMatchObject({ method: 'ach', to_sign: null, debited_account: account });
  });

  test('an authorization for one amount does not debit a capital call of another', async () => {
    const one = await funder();
    const { id } = await addedBankAccount(app, one.token, CHECKING_ACCOUNT);
    const { to_sign } = await choose(one, id);
    await signEnvelope(app, one.token, to_sign?.envelope_id ?? '');
    const { investmentId } = one.params;
    await operate(app, 'investments', 'approve', investmentId);
    await operate(app, 'capital-calls', 'issue', investmentId, '--amount', '5000', '--due', '2026-12-01');
    expect(await readFunding(one)).toMatchObject({ method: 'ach', amount: '5000.00', debited_account: null });
    app.clock.advance({ minutes: 1 });
    const { to_sign: another } = await choose(one, id);
    await signEnvelope(app, one.token, another?.envelope_id ?? '');
    expect(await readFunding(one)).toMatchObject({ to_sign: null, debited_account: { id } });
  });

  test('an authorization covers one debit: a second call, and one after a canceled call, need their own', async () => {
    const one = await funder();
    const { token, params } = one;
    const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const issue = () =>
      operated(
        app,
        ...['capital-calls', 'issue', params.investmentId, '--amount', '20000', '--due', '2026-12-01'],
      );
    const authorize = async () => {
      app.clock.advance({ minutes: 1 });
      const { to_sign } = await choose(one, id);
      await signEnvelope(app, token, to_sign?.envelope_id ?? '');
    };
    const actions = async () => (await app.ok('listPendingActions', { token })).items.map(({ kind }) => kind);

    const { id: cancelled } = await issue();
    await authorize();
    expect(await actions()).toEqual([]);
    await operated(app, 'capital-calls', 'cancel', cancelled);
    const { id: first } = await issue();
    expect(await readFunding(one)).toMatchObject({ method: null, debited_account: null });
    expect(await actions()).toEqual(['pay_capital_call']);

    await authorize();
    expect(await readFunding(one)).toMatchObject({ method: 'ach', debited_account: { id } });
    await operated(app, 'capital-calls', 'fund', first);
    await issue();
    expect(await readFunding(one)).toMatchObject({ amount: '20000.00', method: null, debited_account: null });
    expect(await actions()).toEqual(['pay_capital_call']);
    await authorize();
    expect(await readFunding(one)).toMatchObject({ method: 'ach', debited_account: { id } });
    expect(await actions()).toEqual([]);
  });

  test('ACH without an account is rejected with a remedy, in both languages', async () => {
    const { token, params } = await funder();
    const call = { token, params, body: ach() };
    const english = await app.refused('chooseMethodOfTransfer', call);
    expect(english).toMatchObject({ status: 422, error: 'ach_account_missing' });
    expect(english.message).toContain('name in My Account');
    const chinese = await app.refused('chooseMethodOfTransfer', { ...call, language: 'zh-CN' });
    expect(chinese.message).toContain('请先在“我的账户”中添加');
    await addedBankAccount(app, token, CHECKING_ACCOUNT);
    expect((await app.refused('chooseMethodOfTransfer', call)).error).toBe('ach_account_missing');
    expect(await app.ok('getFunding', { token, params })).toMatchObject({ method: null, to_sign: null });
  });

  test('another person’s account is indistinguishable from a missing or removed one', async () => {
    const one = await funder();
    const other = await funder();
    const foreign = await addedBankAccount(app, other.token, CHECKING_ACCOUNT);
    const removed = await addedBankAccount(app, one.token, CHECKING_ACCOUNT);
    await app.ok('removeBankAccount', { token: one.token, params: { bankAccountId: removed.id } });
    const replies = await Promise.all(
      [foreign.id, 'no-such-account', removed.id].map(async (id) => {
        const { token, params } = one;
        const { request_id: _, ...reply } = await app.refused('chooseMethodOfTransfer', {
          token,
          params,
          body: ach(id),
        });
        return reply;
      }),
    );
    expect(replies[0]).toMatchObject({ status: 403, error: 'not_authorized_action' });
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });

  test('an account for wires, abroad or of another holder is neither offered nor accepted', async () => {
    const one = await funder();
    const { token } = one;
    const wire = await addedBankAccount(app, token, WIRE_ONLY);
    const abroad = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const stranger = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const rewrite = (id: string, part: object) =>
      app.open.pool.query('update bank_accounts set details = details || $2::jsonb where id = $1', [
        id,
        part,
      ]);
    await rewrite(abroad.id, { country: 'CA' });
    await rewrite(stranger.id, { account_holder: 'Somebody Else' });
    for (const { id } of [wire, abroad, stranger])
      expect(await refused(one, ach(id))).toBe('ach_account_unfit');
    expect((await readFunding(one)).ach_accounts).toEqual([]);
  });

  test('a trust pays from its own account, not from its trustee’s', async () => {
    const one = await funder();
    const { token, params } = one;
    const own = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const { investor } = await app.ok('getInvestment', { token, params });
    await app.open.pool.query(
      `update investors set investor_type = 'trust', name = 'Ashdown Family Trust' where id = $1`,
      [investor.id],
    );
    expect(await refused(one, ach(own.id))).toBe('ach_account_unfit');
    const trust = { ...SAVINGS, account_holder: 'ASHDOWN FAMILY TRUST' };
    const { id } = await addedBankAccount(app, token, trust);
    expect(await readFunding(one)).toMatchObject({ investor_type: 'trust', ach_accounts: [{ id }] });
    expect((await choose(one, id)).to_sign).toMatchObject({ account: { id } });
  });

  test('the application’s payment method is returned with the amount due, unless it is unavailable', async () => {
    const one = await funder();
    expect(await readFunding(one)).toMatchObject({ method: null, preferred_method: 'wire' });
    await app.open.pool.query(
      `update applications set values = jsonb_set(values, '{amount_and_signature,preferred_method}', '"ach"')
      where investment_id = $1`,
      [one.params.investmentId],
    );
    expect(await readFunding(one)).toMatchObject({ method: null, preferred_method: 'ach' });
    await app.open.pool.query(
      `update investors set investor_type = 'ira' where id = (select investor_id from investments where id = $1)`,
      [one.params.investmentId],
    );
    expect(await readFunding(one)).toMatchObject({ investor_type: 'ira', preferred_method: null });
  });

  test('an IRA cannot pay by ACH from any account', async () => {
    const one = await funder();
    const { token, params } = one;
    const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const { investor } = await app.ok('getInvestment', { token, params });
    await app.open.pool.query(`update investors set investor_type = 'ira' where id = $1`, [investor.id]);
    expect(await refused(one, ach(id))).toBe('ach_not_permitted');
    expect(await readFunding(one)).toMatchObject({ ach_accounts: [], methods: [{}, { open: false }] });
  });

  test('an account whose change waits for a signature is hidden until the change is signed or stopped', async () => {
    const one = await funder();
    const { token } = one;
    const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const declined = await changeBank(one, id, '000111222333');
    expect((await readFunding(one)).ach_accounts).toEqual([]);
    expect(await refused(one, ach(id))).toBe('ach_account_changing');
    await app.ok('declineEnvelope', { token, params: { envelopeId: declined.envelope_id } });
    expect((await readFunding(one)).ach_accounts).toMatchObject([{ number_masked: '********6789' }]);

    const { to_sign } = await choose(one, id);
    const change = await changeBank(one, id, '000111222333');
    await signEnvelope(app, token, change.envelope_id);
    expect(await readFunding(one)).toMatchObject({
      to_sign: null,
      ach_accounts: [{ id, number_masked: '********2333' }],
    });
    const params = { envelopeId: to_sign?.envelope_id ?? '' };
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
  });

  test('the account can be changed before and after the signature', async () => {
    const one = await funder();
    const { token } = one;
    const [first, second] = [
      await addedBankAccount(app, token, CHECKING_ACCOUNT),
      await addedBankAccount(app, token, SAVINGS),
    ];
    const readStatus = async (envelopeId = '') =>
      (await app.ok('getEnvelope', { token, params: { envelopeId } })).status;
    const before = (await choose(one, first.id)).to_sign;
    expect((await choose(one, first.id)).to_sign?.envelope_id).toBe(before?.envelope_id);
    const { to_sign: signing } = await choose(one, second.id);
    expect(await readStatus(before?.envelope_id)).toBe('cancelled');
    await signEnvelope(app, token, signing?.envelope_id ?? '');

    const { to_sign: again } = await choose(one, first.id);
    expect(again?.account.id).toBe(first.id);
    expect(await readFunding(one)).toMatchObject({ method: 'ach', debited_account: { id: second.id } });
    const kept = await choose(one, second.id);
    expect(kept).toMatchObject({ method: 'ach', to_sign: null, debited_account: { id: second.id } });
    expect(await readStatus(again?.envelope_id)).toBe('cancelled');
  });
});

// The account that investors in a fund wire to: changed by two people, after a hold, with a notice to those yet to pay.
describe('escrow accounts', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const GERMAN = [
    ...['--country', 'DE', '--bank', 'Quader Bank', '--bank-address', 'Hauptstrasse 1, Berlin'],
    ...['--account-name', 'Harbor Escrow', '--iban', 'DE89 3704 0044 0532 0130 00', '--swift', 'deutdeff'],
    ...['--reference-format', 'HGF-{id}'],
  ];
  const setEscrow = (product: string, ...account: string[]) => [
    'products',
    'set-escrow',
    product,
    ...account,
  ];

  /** An approved investment whose wire is confirmed by phone and shown. */
  async function confirmed() {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await approvedInvestment(app, person.token, product);
    const at = { token: person.token, params: { investmentId } };
    await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
    await app.runJobs();
    return { ...person, at, investmentId, product };
  }

  test('a change needs two people, is in force after 72 hours, and is announced to investors yet to pay', async () => {
    const { at, email, investmentId, product, ...person } = await confirmed();
    const other = await app.newInvestor();
    await approvedInvestment(app, other.token, product);
    const requested = await operateAs(app, MORGAN, [...setEscrow(product.id, ...GERMAN), '--json']);
    const { approval } = JSON.parse(requested.out);
    expect((await operateAs(app, MORGAN, ['approvals', 'approve', approval])).error).toContain('yourself');
    const shown = JSON.parse((await operateAs(app, NADIA, ['approvals', 'show', approval, '--json'])).out);
    expect(shown).toMatchObject({
      product: product.id,
      bank: 'Quader Bank',
      number: 'DE89370400440532013000',
      replaces: '******8827',
    });
    const [stored] = await app.db.select().from(approvals).where(eq(approvals.id, approval));
    expect(JSON.stringify(stored)).not.toContain('370400440532013000');
    expect((await operateAs(app, NADIA, ['approvals', 'approve', approval])).error).toBe('');

    const before = await app.ok('getFunding', at);
    expect(before).toMatchObject({ wire: { account_number: ESCROW_NUMBER }, account_changed_on: null });
    await app.runJobs();
    const [mail] = await app.outbox(email);
    expect(mail?.subject).toBe('The account for your wire changes');
    expect(mail?.text).toContain('From June 8, 2026');
    expect(mail?.text).not.toContain('3000');
    expect((await app.outbox(other.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);

    app.clock.advance({ hours: 72 });
    const { token } = await app.signIn({ email, ...person });
    const now = { token, params: { investmentId } };
    const after = await app.ok('getFunding', now);
    expect(after).toMatchObject({
      wire: null,
      verbally_confirmed_at: null,
      account_changed_on: '2026-06-08',
    });
    expect(after.verification_code).not.toBe(before.verification_code);
    const stale = { method: 'wire', confirmed_wire: before.wire_due } as const;
    expect((await app.refused('chooseMethodOfTransfer', { ...now, body: stale })).error).toBe('wire_changed');
    const body = await confirmedWire(app, now);
    expect((await app.ok('chooseMethodOfTransfer', { ...now, body })).wire).toEqual({
      bank_name: 'Quader Bank',
      bank_address: 'Hauptstrasse 1, Berlin',
      account_name: 'Harbor Escrow',
      account_number: '',
      iban: 'DE89370400440532013000',
      aba: '',
      swift: 'DEUTDEFF',
      intermediary_name: '',
      intermediary_aba: '',
      intermediary_swift: '',
      reference: `HGF-${investmentId.slice(0, 8)}`,
      further_credit_to: '',
    });
  });

  test('a change on hold can be withdrawn by one person, and blocks other changes', async () => {
    const { email, product } = await confirmed();
    app.clock.advance({ minutes: 1 });
    await operated(app, ...setEscrow(product.id, ...GERMAN));
    expect((await operate(app, ...setEscrow(product.id, ...GERMAN))).error).toContain('on hold');
    expect((await operate(app, 'products', 'withdraw-escrow', product.id)).error).toBe('');
    expect((await operate(app, 'products', 'withdraw-escrow', product.id)).error).toContain(
      'no escrow account on hold',
    );
    await app.runJobs();
    expect((await app.outbox(email)).map(({ subject }) => subject)).not.toContain(
      'The account for your wire changes',
    );
    app.clock.advance({ hours: 73 });
    const listed = JSON.parse((await operate(app, 'products', 'escrow', product.id, '--json')).out);
    expect(listed).toMatchObject([
      { number: '******************3000', withdrawn: expect.any(String) },
      { number: '******8827', withdrawn: null },
    ]);
  });

  test('the first account of a product is in force immediately, and allows publishing', async () => {
    const { id } = await publishProduct(app, { status: 'upcoming' });
    await addRequiredDocuments(app, id);
    await app.db.delete(escrowAccounts);
    expect((await operate(app, 'products', 'publish', id)).error).toContain(
      `${id} has no escrow account in force`,
    );
    await operated(app, ...setEscrow(id, ...GERMAN));
    expect((await operate(app, 'products', 'publish', id)).error).toBe('');
  });

  test('staff see a published product without an account, and its investors cannot choose wire', async () => {
    const { token } = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await approvedInvestment(app, token, product);
    const at = { token, params: { investmentId } };
    const { wire_due } = await app.ok('getFunding', at);
    await app.db.delete(escrowAccounts);

    const listed = await operated<Record<string, unknown>[]>(app, 'products', 'list');
    expect(listed.find(({ id }) => id === product.id)).toMatchObject({ escrow: 'missing' });
    const missing = async () =>
      (await operated<{ reason: string }[]>(app, 'reports', 'pending')).filter(
        ({ reason }) => reason === 'escrow_missing',
      );
    expect(await missing()).toMatchObject([{ what: 'product', count: 1 }]);
    expect((await app.ok('getFunding', at)).methods).toContainEqual({ method: 'wire', open: false });
    const body = { method: 'wire', confirmed_wire: wire_due } as const;
    expect((await app.refused('chooseMethodOfTransfer', { ...at, body })).error).toBe('wire_not_ready');

    await operated(app, ...setEscrow(product.id, ...GERMAN));
    const [row] = await operated<Record<string, unknown>[]>(app, 'products', 'list');
    expect(row).toMatchObject({ escrow: 'in force' });
    expect(await missing()).toEqual([]);
    const confirmed = await confirmedWire(app, at);
    expect((await app.ok('chooseMethodOfTransfer', { ...at, body: confirmed })).method).toBe('wire');
  });

  test('each invalid field of the account is reported, and nothing is requested', async () => {
    const { id } = await publishProduct(app);
    const wrong = GERMAN.map(
      (word) => ({ 'DE89 3704 0044 0532 0130 00': 'DE00 1', deutdeff: 'x' })[word] ?? word,
    );
    expect((await operate(app, ...setEscrow(id, ...wrong))).error).toContain('is not a SWIFT code');
    const iban = await operate(
      app,
      ...setEscrow(id, ...GERMAN.map((word) => (word.startsWith('DE89') ? 'DE00 1' : word))),
      '--json',
    );
    expect(JSON.parse(iban.out).rows).toEqual([{ part: 'iban', problem: PROBLEM_MESSAGES_EN.iban_invalid }]);
    const lower = GERMAN.map((word) => (word === 'DE' ? 'de' : word));
    expect((await operate(app, ...setEscrow(id, ...lower), '--dry-run')).error).toBe('');
    const format = await operate(app, ...setEscrow(id, ...GERMAN.slice(0, -1), 'HGF'));
    expect(format.error).toContain('{id} once');
    expect(await app.db.$count(approvals)).toBe(0);
  });
});
