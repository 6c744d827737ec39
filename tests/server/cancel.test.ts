// Cancelling an application: possible until the money has arrived, final, with its documents and envelopes.
import {
  accessCode,
  anotherApplication,
  COMPLETE,
  completeApplication,
  currentInvestment,
  openFile,
  operate,
  partOf,
  publishProduct,
  readyToSign,
  signedInvestment,
  startedApplication,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const documentsOf = async (token: string, investmentId: string) =>
  (await partOf(app, token, investmentId, 'documents')).items;

test('a signed investment is canceled with its agreement, and the investor is notified', async () => {
  const { token, email } = await app.newInvestor();
  const { investmentId, envelopeId } = await signedInvestment(app, token, await publishProduct(app));
  const [agreement] = await documentsOf(token, investmentId);
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
  expect(await documentsOf(token, investmentId)).toEqual([]);
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

test('a canceled investment keeps its commitment and is in no total', async () => {
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

test('a request for signature dies with its application, also while it is being sealed', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
  const body = { typed_name: signerName, sha256 };
  await app.ok('signEnvelope', { token, params, body });
  await app.ok('cancelInvestment', { token, params: { investmentId } });
  await app.runJobs();
  expect(await documentsOf(token, investmentId)).toEqual([]);
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

test('once the money has arrived it is too late', async () => {
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
  expect(await documentsOf(token, investmentId)).toHaveLength(1);
  const { token: other } = await app.newInvestor();
  const current = await currentInvestment(app, other, product);
  const params = { investmentId: current.investmentId };
  expect((await app.refused('cancelInvestment', { token: other, params })).error).toBe('cancel_too_late');
});

test('of cancelling and funding at the same moment, one happens', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  await operate(app, 'investments', 'approve', investmentId);
  const [canceled, funded] = await Promise.all([
    app.call('cancelInvestment', { token, params: { investmentId } }),
    operate(app, 'investments', 'fund-received', investmentId),
  ]);
  expect([canceled.status === 200, funded.exitCode === 0].filter(Boolean)).toHaveLength(1);
});

test('another account’s application is refused like a missing one', async () => {
  const { token } = await app.newInvestor();
  const { token: stranger } = await app.newInvestor();
  const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
  for (const id of [investmentId, 'there-is-none']) {
    const refused = await app.refused('cancelInvestment', { token: stranger, params: { investmentId: id } });
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

test('sales representatives are those of own applications, and the desk', async () => {
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
    { representative_name: 'Investor Relations Desk', phone: '(212) 555-0142' },
  ]);
  const { token: stranger } = await app.newInvestor();
  expect((await app.ok('listSalesRepresentatives', { token: stranger })).items).toHaveLength(1);
});
