import {
  accessCode,
  anotherApplication,
  COMPLETE,
  completeApplication,
  currentInvestment,
  openFile,
  operate,
  loadPart,
  publishProduct,
  readyToSign,
  signedInvestment,
  startedApplication,
  addedBankAccount,
  CHECKING_ACCOUNT,
  operated,
  requestedRedemption,
  signEnvelope,
  addRequiredDocuments,
} from './scenes';
import { startTestApp, type TestApp, START_OF_TESTS } from './test-app';
import type { ReplyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../packages/server/src/database/tables';

// Cancelling an application: possible until the money has arrived, final, with its documents and envelopes.
describe('cancel', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const readDocuments = async (token: string, investmentId: string) =>
    (await loadPart(app, token, investmentId, 'documents')).items;

  test('a signed investment is canceled with its agreement, and the investor is notified', async () => {
    const { token, email } = await app.newInvestor();
    const { investmentId, envelopeId } = await signedInvestment(app, token, await publishProduct(app));
    const [agreement] = await readDocuments(token, investmentId);
    const fileId = agreement?.file_id ?? '';
    const opened = await openFile(app, token, fileId);
    expect(opened.statusCode).toBe(200);
    const proven = await accessCode(app, token, 'documents');
    const { url } = await app.ok('requestFileKey', { token, accessCode: proven, params: { fileId } });

    const params = { investmentId };
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({ envelope_id: envelopeId });
    expect(await app.ok('cancelInvestment', { token, params })).toEqual({
      investment_id: investmentId,
      status: 'canceled',
    });
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'canceled',
      group: 'past',
      envelope_id: null,
    });
    expect(await readDocuments(token, investmentId)).toEqual([]);
    expect((await app.app.inject({ url })).statusCode).toBe(410);
    expect((await app.refused('requestFileKey', { token, params: { fileId } })).error).toBe(
      'not_authorized_file',
    );
    expect(await app.ok('getEnvelope', { token, params: { envelopeId } })).toMatchObject({
      status: 'cancelled',
      document: null,
    });
    await app.runJobs();
    const [mail] = await app.outbox(email);
    expect(mail).toMatchObject({ subject: 'Your application was canceled' });
    expect(mail?.text).toContain('Harbor Growth Access Fund');
  });

  test('the bytes of a canceled agreement are deleted from the file store', async () => {
    const { token } = await app.newInvestor();
    const { investmentId, envelopeId } = await signedInvestment(app, token, await publishProduct(app));
    const { rows } = await app.open.pool.query(
      'select store_key from files where id in (select unsigned_file_id from envelopes where id = $1 union select sealed_file_id from envelopes where id = $1)',
      [envelopeId],
    );
    expect(rows).toHaveLength(2);
    await app.ok('cancelInvestment', { token, params: { investmentId } });
    for (const { store_key } of rows)
      await expect(app.services.fileStore.get(store_key)).rejects.toThrow('there is no file');
  });

  test('a canceled investment keeps its commitment but is not in totals', async () => {
    const { token } = await app.newInvestor();
    await currentInvestment(app, token, await publishProduct(app));
    const investmentId = await anotherApplication(app, token);
    const listed = (status: 'all' | 'past') => app.ok('listInvestments', { token, query: { status } });
    expect((await listed('all')).totals.commitment).toBe('100000.00');
    await app.ok('cancelInvestment', { token, params: { investmentId } });
    expect((await listed('all')).totals.commitment).toBe('50000.00');
    expect(await listed('past')).toMatchObject({
      items: [{ id: investmentId, status: 'canceled', commitment: '50000.00' }],
      totals: { commitment: '0.00' },
    });
  });

  test('canceling voids a request for signature, even while it is being sealed', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const body = { typed_name: signerName, sha256 };
    await app.ok('signEnvelope', { token, params, body });
    await app.ok('cancelInvestment', { token, params: { investmentId } });
    await app.runJobs();
    expect(await readDocuments(token, investmentId)).toEqual([]);
    for (const refused of [
      await app.refused('signEnvelope', { token, params, body }),
      await app.refused('resendEnvelope', { token, params }),
    ])
      expect(refused.error).toBe('envelope_cancelled');
  });

  test('a canceled application can neither be changed nor sent, but a new one can be started', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investor, investmentId } = await startedApplication(app, token, product.id);
    const at = { token, params: { investmentId } };
    await app.ok('cancelInvestment', at);
    const body = { version: 0, finish: false, values: COMPLETE.qualification };
    expect((await app.refused('saveQualification', { ...at, body })).error).toBe('investment_canceled');
    expect((await app.refused('sendForSignature', at)).error).toBe('investment_canceled');
    expect((await app.refused('cancelInvestment', at)).error).toBe('investment_canceled');
    expect((await app.refused('getFunding', at)).error).toBe('transfer_not_open');
    await app.ok('startApplication', {
      token,
      body: { product_id: product.id, investor_id: investor.id, us_person: true, eligibility_attested: true },
    });
  });

  test('an investment cannot be canceled once the money has arrived', async () => {
    const { token } = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await signedInvestment(app, token, product);
    await operate(app, 'investments', 'approve', investmentId);
    await operate(app, 'investments', 'fund-received', investmentId);
    const refused = await app.refused('cancelInvestment', {
      token,
      params: { investmentId },
      language: 'zh-CN',
    });
    expect(refused).toMatchObject({ error: 'cancel_too_late', message: '此投资的款项已到账，无法再取消。' });
    expect(await readDocuments(token, investmentId)).toHaveLength(1);
    const { token: other } = await app.newInvestor();
    const current = await currentInvestment(app, other, product);
    const params = { investmentId: current.investmentId };
    expect((await app.refused('cancelInvestment', { token: other, params })).error).toBe('cancel_too_late');
  });

  test('of concurrent cancelling and funding, one succeeds', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    await operate(app, 'investments', 'approve', investmentId);
    const [canceled, funded] = await Promise.all([
      app.call('cancelInvestment', { token, params: { investmentId } }),
      operate(app, 'investments', 'fund-received', investmentId),
    ]);
    expect([canceled.status === 200, funded.exitCode === 0].filter(Boolean)).toHaveLength(1);
  });

  test('another account’s application is rejected like a missing one', async () => {
    const { token } = await app.newInvestor();
    const { token: stranger } = await app.newInvestor();
    const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
    for (const id of [investmentId, 'there-is-none']) {
      const refused = await app.refused('cancelInvestment', {
        token: stranger,
        params: { investmentId: id },
      });
      expect(refused).toMatchObject({ error: 'not_authorized_action', status: 403 });
    }
    expect((await app.ok('getInvestment', { token, params: { investmentId } })).status).not.toBe('canceled');
  });

  test('an IRA sees its custodian with a masked number, and wire is its only method', async () => {
    const { token } = await app.newInvestor();
    const { token: stranger } = await app.newInvestor();
    const body = {
      investor_type: 'ira',
      custodian_name: 'Ashlar Trust',
      account_number: 'IRA-0099887',
    } as const;
    const { id } = await app.ok('createInvestor', { token, body });
    const individual = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    expect(await app.ok('getIraCustodian', { token, params: { investorId: id } })).toEqual({
      investor_id: id,
      custodian_name: 'Ashlar Trust',
      account_number_masked: '***-***9887',
      methods: ['wire'],
    });
    for (const [whose, investorId] of [
      [token, individual.id],
      [stranger, id],
      [stranger, 'there-is-none'],
    ] as const) {
      const refused = await app.refused('getIraCustodian', { token: whose, params: { investorId } });
      expect(refused.error).toBe('not_authorized_action');
    }
  });

  test('lists the sales representatives of own applications, and the desk', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
    const values = {
      has_sales_representative: true,
      sales_firm: 'Harbor Stone',
      sales_name: 'Dana Reed',
      sales_email: 'dana@harbor.example',
    };
    const body = { version: 0, finish: false, values };
    await app.ok('saveInvestorInformation', { token, params: { investmentId }, body });
    const { items } = await app.ok('listSalesRepresentatives', { token });
    expect(items).toMatchObject([
      { firm_name: 'Harbor Stone', representative_name: 'Dana Reed', contact_email: 'dana@harbor.example' },
      { representative_name: 'Investor Relations', phone: '(212) 555-0142' },
    ]);
    const { token: stranger } = await app.newInvestor();
    expect((await app.ok('listSalesRepresentatives', { token: stranger })).items).toHaveLength(1);
  });
});

// Pending actions appear when the investor has to act and disappear when it is done.
describe('pending actions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  /** Some tests move the clock by years. */
  afterEach(() =>
    app.clock.advance({ seconds: (Date.parse(START_OF_TESTS) - app.clock.now().getTime()) / 1000 }),
  );

  type Action = ReplyOf<'listPendingActions'>['items'][number];

  const readActions = async (token: string) => (await app.ok('listPendingActions', { token })).items;
  const readKinds = async (token: string) => (await readActions(token)).map(({ kind }) => kind);

  test('a new account has no pending actions, and its list is private', async () => {
    const { token } = await app.newInvestor();
    const { token: other } = await app.newInvestor();
    await startedApplication(app, other, (await publishProduct(app)).id);
    expect(await app.ok('listPendingActions', { token })).toEqual({ today: '2026-06-05', items: [] });
    expect((await app.refused('listPendingActions', {})).error).toBe('not_signed_in');
  });

  test('a capital call replaces the commitment, with the last day to send money, unless it is debited', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    await operated(app, 'investments', 'approve', investmentId);
    await operated(app, 'capital-calls', 'issue', investmentId, '--amount', '20000', '--due', '2026-07-15');
    expect(await readActions(token)).toMatchObject([
      { kind: 'pay_capital_call', amount: '20000.00', deadline: '2026-07-08', due_date: '2026-07-15' },
    ]);
    const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const params = { investmentId };
    const body = { method: 'ach', bank_account_id: id } as const;
    const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body });
    await app.runJobs();
    const envelope = { id: to_sign?.envelope_id, kind: 'ach_authorization' };
    expect(await readActions(token)).toMatchObject([
      { kind: 'sign', envelope },
      { kind: 'pay_capital_call' },
    ]);
    await signEnvelope(app, token, to_sign?.envelope_id ?? '');
    expect(await readKinds(token)).toEqual([]);
  });

  test('an unsigned bank account belongs to no investment', async () => {
    const { token } = await app.newInvestor();
    await signedInvestment(app, token, await publishProduct(app));
    const access_code = await accessCode(app, token, 'bank_account');
    const { envelope_id } = await app.ok('addBankAccount', {
      token,
      body: { ...CHECKING_ACCOUNT, access_code },
    });
    await app.runJobs();
    expect(await readActions(token)).toMatchObject([
      { kind: 'sign', envelope: { id: envelope_id, kind: 'bank_account_change' }, investment: null },
    ]);
    await app.ok('declineEnvelope', { token, params: { envelopeId: envelope_id } });
    expect(await readKinds(token)).toEqual([]);
  });

  test('a reservation can be used once its product is open', async () => {
    const { token } = await app.newInvestor();
    const { id: productId } = await publishProduct(app, { status: 'upcoming' });
    await app.ok('reserveAllocation', { token, params: { productId }, body: { amount: '75000' } });
    expect(await readKinds(token)).toEqual([]);
    await addRequiredDocuments(app, productId);
    await operated(app, 'products', 'publish', productId);
    expect(await readActions(token)).toMatchObject([
      { kind: 'use_reservation', amount: '75000.00', product: { id: productId } },
    ]);
    await startedApplication(app, token, productId);
    expect(await readKinds(token)).toEqual(['continue_application']);
  });

  test('a redemption is listed until it ends, and an outdated password hash comes first', async () => {
    const { token, email } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
    const redemption = await requestedRedemption(app, token, investmentId);
    expect(await readActions(token)).toMatchObject([
      {
        kind: 'follow_redemption',
        amount: null,
        deadline: '2029-06-05',
        investment: { id: investmentId, group: 'current' },
      },
    ]);
    await app.db
      .update(accounts)
      .set({ passwordUpgrade: true, twofaOn: false })
      .where(eq(accounts.email, email));
    expect(await readKinds(token)).toEqual(['upgrade_password', 'turn_on_two_step', 'follow_redemption']);
    await app.ok('cancelRedemption', { token, params: { redemptionId: redemption.id } });
    expect(await readKinds(token)).toEqual(['upgrade_password', 'turn_on_two_step']);
  });

  test('an application is finished, signed, its link renewed, and funded', async () => {
    const person = await app.newInvestor();
    let { token } = person;
    const product = await publishProduct(app);
    const { investmentId } = await completeApplication(app, token, product);
    const [begun] = await readActions(token);
    expect(begun).toEqual({
      kind: 'continue_application',
      deadline: '2026-07-31',
      product: { id: product.id, name: 'Harbor Growth Access Fund' },
      investment: { id: investmentId, group: 'pending', investor_name: 'Robin Ashdown' },
      envelope: null,
      amount: null,
      due_date: null,
      note: null,
      waits_for: null,
    } satisfies Action);

    const { id: envelopeId } = await app.ok('sendForSignature', { token, params: { investmentId } });
    expect(await readActions(token)).toEqual([]); // The document is being rendered.
    await app.runJobs();
    const envelope = { id: envelopeId, kind: 'subscription_agreement' };
    expect(await readActions(token)).toMatchObject([{ kind: 'sign', envelope, deadline: '2026-06-12' }]);

    app.clock.advance({ days: 7 });
    ({ token } = await app.signIn(person));
    expect(await readActions(token)).toMatchObject([
      { kind: 'renew_signature_link', envelope, deadline: null },
    ]);
    await app.ok('resendEnvelope', { token, params: { envelopeId } });
    expect(await readActions(token)).toMatchObject([{ kind: 'sign', deadline: '2026-06-19' }]);

    await signEnvelope(app, token, envelopeId);
    expect(await readKinds(token)).toEqual([]); // The operator reviews it.
    await operated(app, 'investments', 'ask-action', investmentId, '--note', 'Send a newer bill.');
    expect(await readActions(token)).toMatchObject([{ kind: 'answer_request', note: 'Send a newer bill.' }]);
    await operated(
      app,
      'investments',
      'ask-re-signature',
      investmentId,
      '--note',
      'The amount was corrected.',
    );
    await app.runJobs();
    const [again] = await readActions(token);
    expect(again).toMatchObject({ kind: 'sign', note: 'The amount was corrected.' });
    await signEnvelope(app, token, again?.envelope?.id ?? '');
    await operated(app, 'investments', 'approve', investmentId);
    expect(await readActions(token)).toMatchObject([{ kind: 'fund_investment', amount: '50000.00' }]);
    await operated(app, 'investments', 'fund-received', investmentId);
    expect(await readKinds(token)).toEqual([]);
  });

  test('a redemption past its day shows what it is waiting for, and is not overdue', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
    const { id } = await requestedRedemption(app, person.token, investmentId);
    const waits = async () => {
      const { token } = await app.signIn(person);
      const [action] = await readActions(token);
      const { items } = await app.ok('listCalendar', { token });
      const days = items.filter(({ kind }) => kind.startsWith('redemption'));
      const { ongoing } = await app.ok('getRedemptions', { token, params: { investmentId } });
      expect(items.map(({ overdue }) => overdue)).not.toContain(true);
      return [action, ...days, ongoing].map((one) => one?.waits_for);
    };
    app.clock.advance({ days: 1096 }); // On the day itself.
    expect(await waits()).toEqual([null, null, null, null]);
    app.clock.advance({ days: 1 });
    expect(await waits()).toEqual(['approval', 'approval', null, 'approval']); // Its payout is pending.
    await operated(app, 'redemptions', 'approve', id);
    expect(await waits()).toEqual(['completion', 'completion', null, 'completion']);
    app.clock.advance({ days: 31 });
    expect(await waits()).toEqual(['completion', 'completion', 'completion', 'completion']);
  });
});
