import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import {
  auditTrail,
  investors,
  envelopeSigners,
  fileDeliveries,
} from '../../packages/server/src/database/tables';
import { sealedPlace } from '../../packages/server/src/security/vault';
import {
  accessCode,
  BROKERAGE_ACCOUNT,
  currentInvestment,
  onePagePdf,
  operate,
  operated,
  publishProduct,
  requestedRedemption,
  signedInvestment,
  AVERY,
  MORGANS_ACTOR,
  operateAs,
  begunApplication,
  COMPLETE,
  completeApplication,
  openDocument,
  everyPage,
  openEnvelope,
  payerFor,
  readyToSign,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { createHash } from 'node:crypto';
import { loadReceipts } from '../../packages/server/src/journey/account';
import { investorWithEverything } from './scenes/investor-with-everything';
import { unpack } from './zip-reading';

// Private data for decisions of staff: masked in lists, opened item by item, and recorded.
describe('private data', () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-proofs-'));
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  interface Shown {
    private: { item: string; masked: string }[];
    documents_read: object[];
  }

  const shown = (id: string) => operated<Shown>(app, 'investments', 'show', id);

  const opened = async (id: string, item: string, ...more: string[]) =>
    operate(app, 'investments', 'open', id, item, '--reason', 'Review of the application', '--json', ...more);

  const readFields = async (id: string, item: string) => {
    const { out, error } = await opened(id, item);
    if (error) throw new Error(error);
    const { fields }: { fields: { field: string; value: string }[] } = JSON.parse(out);
    return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  };

  /** Audit rows of openings of an object, in order. */
  const openings = async (object: string) =>
    (
      await app.db.select().from(auditTrail).where(eq(auditTrail.object, object)).orderBy(asc(auditTrail.seq))
    ).filter(({ act }) => act === 'private_data.open');

  async function applicant() {
    const product = await publishProduct(app);
    const person = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, person.token, product);
    return { ...person, product, investmentId };
  }

  test('show lists masked answers, signers, proof documents and accounts, and the documents that were read', async () => {
    const { token, product, investmentId } = await applicant();
    const access_code = await accessCode(app, token, 'bank_account');
    const broker = await app.ok('addBrokerageAccount', {
      token,
      body: { ...BROKERAGE_ACCOUNT, access_code },
    });
    const { private: items, documents_read } = await shown(investmentId);
    const masks = new Map(items.map(({ item, masked }) => [item, masked]));
    expect(
      [...masks.keys()].filter((item) => !item.startsWith('answer:') && !/^(proof|bank):/.test(item)),
    ).toEqual([
      'signer:1.email',
      'signer:1.id_type',
      'signer:1.last_name',
      'signer:1.first_name',
      'signer:1.date_of_birth',
      'signer:1.employment_status',
      'signer:1.id_number',
      'account:phone',
      `brokerage:${broker.id}`,
    ]);
    expect(masks.get('answer:investor_information.permanent_address')).toBe('****');
    expect(masks.get('answer:status_and_experience.net_worth')).toBe('****');
    expect(masks.get('signer:1.date_of_birth')).toBe('****');
    expect(masks.get('signer:1.id_number')).toBe('***-**-9999');
    expect(masks.get(`brokerage:${broker.id}`)).toBe('Lintel Brokerage **-****-9902');
    expect([...masks].filter(([item]) => item.startsWith('proof:')).map(([, masked]) => masked)).toEqual([
      'proof_of_id, application/pdf',
      'proof_of_address, application/pdf',
    ]);
    expect([...masks].find(([item]) => item.startsWith('bank:'))?.[1]).toBe('Payer Bank ******1156');
    expect(documents_read).toMatchObject([{ id: product.documentId, document: 'ppm', version: '1' }]);
    const all = JSON.stringify(items);
    for (const secret of ['219-09-9999', '12 Elm Street', '1985-04-12', '7700331156', '1500000.00'])
      expect(all).not.toContain(secret);
  });

  test('each item is opened separately, with its full value', async () => {
    const { token, investmentId } = await applicant();
    const access_code = await accessCode(app, token, 'bank_account');
    await app.ok('addBrokerageAccount', { token, body: { ...BROKERAGE_ACCOUNT, access_code } });
    expect(await readFields(investmentId, 'answer:investor_information.permanent_address')).toEqual({
      country: 'US',
      line_1: '12 Elm Street',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
    });
    expect(await readFields(investmentId, 'answer:status_and_experience.composition')).toMatchObject({
      'equities.share_bp': '6000',
    });
    expect(await readFields(investmentId, 'signer:1.id_number')).toEqual({ value: '219-09-9999' });
    expect(await readFields(investmentId, 'signer:1.date_of_birth')).toEqual({ value: '1985-04-12' });
    const { private: items } = await shown(investmentId);
    const getItem = (kind: string) => items.find(({ item }) => item.startsWith(`${kind}:`))?.item ?? '';
    expect(await readFields(investmentId, getItem('bank'))).toMatchObject({
      account_holder: 'Robin Ashdown',
      aba_wire: '026009593',
      number: '7700331156',
    });
    expect(await readFields(investmentId, getItem('brokerage'))).toMatchObject({
      dtc_number: '0188',
      number: 'LB-4471-9902',
    });
  });

  test('a proof document is written to a new file that only its owner can read', async () => {
    const { investmentId } = await applicant();
    const { private: items } = await shown(investmentId);
    const proof = items.find(({ item }) => item.startsWith('proof:'))?.item ?? '';
    const to = join(folder, 'passport.pdf');
    expect(JSON.parse((await opened(investmentId, proof, '--to', to)).out)).toEqual({
      investment: investmentId,
      item: proof,
      file: to,
    });
    expect(readFileSync(to).subarray(0, 5)).toEqual((await onePagePdf()).subarray(0, 5));
    expect(statSync(to).mode & 0o077).toBe(0);
    expect((await opened(investmentId, proof, '--to', to)).error).toContain('already exists');
  });

  test('an opening needs a reason and is recorded with item, reason and person, without the value', async () => {
    const { investmentId } = await applicant();
    const without = await operate(app, 'investments', 'open', investmentId, 'signer:1.id_number');
    expect(without).toMatchObject({ exitCode: 2, out: '' });
    const blank = await operate(
      app,
      'investments',
      'open',
      investmentId,
      'signer:1.id_number',
      '--reason',
      ' ',
    );
    expect(blank).toMatchObject({ exitCode: 1, out: '' });
    expect((await opened(investmentId, 'signer:2.id_number')).error).toContain('has no item');
    expect(await openings(`investment:${investmentId}`)).toEqual([]);
    await readFields(investmentId, 'signer:1.id_number');
    const [opening, another] = await openings(`investment:${investmentId}`);
    expect(another).toBeUndefined();
    expect(opening).toMatchObject({
      actor: 'operator:morgan.reyes@quoin.example',
      at: app.clock.now(),
      detail: { item: 'signer:1.id_number', reason: 'Review of the application' },
    });
    expect(JSON.stringify(await app.db.select().from(auditTrail))).not.toContain('219-09-9999');
  });

  test('an item of another investment cannot be opened', async () => {
    const own = await applicant();
    const other = await applicant();
    const { private: items } = await shown(other.investmentId);
    const proof = items.find(({ item }) => item.startsWith('proof:'))?.item ?? '';
    expect((await opened(own.investmentId, proof)).error).toContain('has no item');
  });

  test('the payee of a redemption, or the custodian of an IRA, is opened with the full number', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, product);
    const { id } = await requestedRedemption(app, token, investmentId);
    expect((await operated<object[]>(app, 'redemptions', 'list')).at(0)).toMatchObject({
      paid_to: expect.stringContaining('******1156'),
    });
    const payee = () =>
      operated<{ fields: { field: string; value: string }[] }>(
        app,
        'redemptions',
        'open-payee',
        id,
        '--reason',
        'Payment of June',
      );
    expect((await payee()).fields).toContainEqual({ field: 'number', value: '7700331156' });
    expect(await openings(`redemption:${id}`)).toMatchObject([
      { actor: 'operator:morgan.reyes@quoin.example', detail: { item: 'payee', reason: 'Payment of June' } },
    ]);
    const { investor } = await app.ok('getInvestment', { token, params: { investmentId } });
    await app.db
      .update(investors)
      .set({
        investorType: 'ira',
        custodianName: 'Granary Trust Custodians',
        custodianAccount: app.services.vault.seal('IRA-5500172', sealedPlace('investor', investor.id)),
      })
      .where(eq(investors.id, investor.id));
    await app.open.pool.query('update redemptions set bank_account_id = null where id = $1', [id]);
    expect((await payee()).fields).toEqual([
      { field: 'custodian', value: 'Granary Trust Custodians' },
      { field: 'account_holder', value: investor.name },
      { field: 'number', value: 'IRA-5500172' },
    ]);
    expect(await readFields(investmentId, 'custodian')).toMatchObject({ number: 'IRA-5500172' });
  });
});

// The record of all data about one person, for an authority.
describe('person record', () => {
  type Row = Record<string, unknown>;
  type PersonRecord = Record<string, Row[]>;

  let app: TestApp;
  let person: { id: string; email: string };
  let stranger: string;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-person-'));
  const path = (name: string) => join(folder, name);

  beforeAll(async () => {
    app = await startTestApp();
    const { token } = await investorWithEverything(app);
    await app.runJobs();
    const { id, email } = await app.ok('getUserInfo', { token });
    person = { id, email };
    stranger = (await app.newInvestor()).email;
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const write = (name: string, ...words: string[]) =>
    operate(app, 'reports', 'person', person.email, '--reason', 'Case 26-1207', '--to', path(name), ...words);

  test('the record has all parts with names and masked numbers, and nothing about other people', async () => {
    expect((await write('person.json')).error).toBe('');
    const text = readFileSync(path('person.json'), 'utf8');
    const record: PersonRecord = JSON.parse(text);
    const filled = [
      'account',
      'sessions',
      'passkeys',
      'investors',
      'investments',
      'applications',
      'transactions',
    ];
    filled.push('capital_calls', 'redemptions', 'signatures', 'bank_accounts', 'brokerage_accounts');
    filled.push('proof_documents', 'documents', 'acts');
    expect(
      Object.entries(record).filter(([name, rows]) => filled.includes(name) && rows.length === 0),
    ).toEqual([]);
    expect(record.account).toMatchObject([
      { email: person.email, first_name: 'Robin', last_name: 'Ashdown' },
    ]);
    expect(record.bank_accounts).toEqual(
      expect.arrayContaining([expect.objectContaining({ number_masked: '******8827' })]),
    );
    expect(record.acts?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Robin Ashdown', 'Morgan Reyes']),
    );
    for (const hidden of ['8800418827', '0099887766', 'LB-4471-9902', '219-09-9999', '219099999', stranger])
      expect(text).not.toContain(hidden);
    expect(statSync(path('person.json')).mode & 0o777).toBe(0o600);
  });

  test('full numbers are included only on request', async () => {
    expect((await write('numbers.json', '--numbers')).error).toBe('');
    const { numbers = [] }: PersonRecord = JSON.parse(readFileSync(path('numbers.json'), 'utf8'));
    const all = numbers.map(({ number }) => String(number).replaceAll('-', ''));
    expect(all).toEqual(expect.arrayContaining(['8800418827', '0099887766', 'LB44719902', '219099999']));
  });

  test('a ZIP archive has the record and the documents, whose digests match the record', async () => {
    expect((await write('person.zip')).error).toBe('');
    const [first, ...files] = unpack(readFileSync(path('person.zip')));
    expect(first?.name).toBe('record.json');
    const record: PersonRecord = JSON.parse(String(first?.bytes));
    const digests = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(digests.length).toBeGreaterThan(2);
    expect(record.documents?.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining(digests));
  });

  test('each record is logged with its reason, which the person’s own archive does not show', async () => {
    const acts = await app.db.select().from(auditTrail).where(eq(auditTrail.act, 'person_record.write'));
    expect(acts.map(({ actor, detail }) => [actor, detail.account, detail.reason, detail.numbers])).toEqual([
      [MORGANS_ACTOR, person.id, 'Case 26-1207', false],
      [MORGANS_ACTOR, person.id, 'Case 26-1207', true],
      [MORGANS_ACTOR, person.id, 'Case 26-1207', false],
    ]);
    expect(JSON.stringify(await loadReceipts(app.db, person.id))).not.toContain('person_record');
  });

  test('without a reason, a person, a new file or the role, nothing is written or logged', async () => {
    const count = async () => (await app.db.select().from(auditTrail)).length;
    const before = await count();
    const to = ['--to', path('other.json')];
    expect(await operate(app, 'reports', 'person', person.email, ...to)).toMatchObject({ exitCode: 2 });
    const words = ['reports', 'person', person.email, ...to];
    expect((await operate(app, ...words, '--reason', ' ')).error).toContain('--reason');
    expect((await operate(app, 'reports', 'person', 'nobody', ...to, '--reason', 'Case')).error).toContain(
      'no account',
    );
    expect((await write('person.json')).error).toContain('already exists');
    expect((await write('person.pdf')).error).toContain('.json or .zip');
    expect((await operateAs(app, AVERY, [...words, '--reason', 'Case'])).error).toContain('operations');
    expect(await count()).toBe(before);
  });
});

// Only a file whose bytes were fetched with a key of the account counts as read and can be signed.
describe('opened documents', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const END = { end_reached: true };

  test('an unopened document cannot be reported as read or ticked, and the error says what to do', async () => {
    const { product, token, params } = await begunApplication(app);
    const file = { token, params: { fileId: product.documentId } };
    const refused = await app.refused('recordFileAccess', { ...file, body: END });
    expect(refused).toMatchObject({
      error: 'document_not_opened',
      status: 409,
      message: 'This document was not opened yet. Open it and read it to its last page.',
    });
    const values = {
      ...COMPLETE.amount_and_signature,
      ...(await payerFor(app, token, params.investmentId)),
      must_read: [product.documentId],
    };
    const body = { version: 0, finish: true, values };
    const unticked = await app.refused('saveAmountAndSignature', { token, params, body });
    expect(Object.keys(unticked.fields ?? {})).toEqual(['must_read']);
  });

  test('a key, a HEAD request or a part of the bytes do not count as delivery', async () => {
    const { product, token } = await begunApplication(app);
    const file = { token, params: { fileId: product.documentId } };
    const { url } = await app.ok('requestFileKey', file);
    const expectUnopened = async () =>
      expect((await app.refused('recordFileAccess', { ...file, body: END })).error).toBe(
        'document_not_opened',
      );
    await expectUnopened();
    await app.app.inject({ method: 'HEAD', url });
    await expectUnopened();
    const { headers } = await app.app.inject({ url, headers: { range: 'bytes=0-99' } });
    await expectUnopened();
    const size = Number(String(headers['content-range']).split('/')[1]);
    // As many bytes as the file has, but not all of them.
    for (let sent = 0; sent < size; sent += size / 2)
      await app.app.inject({ url, headers: { range: `bytes=${Math.ceil(size / 2)}-` } });
    await expectUnopened();
    await app.app.inject({ url, headers: { range: `bytes=100-${size - 1}` } });
    await app.ok('recordFileAccess', { ...file, body: { ...END, pages: [1] } });
  });

  test('an opening by another account does not count', async () => {
    const { product, token } = await begunApplication(app);
    const { token: stranger } = await app.newInvestor();
    await openDocument(app, stranger, product.documentId);
    const file = { token, params: { fileId: product.documentId } };
    expect((await app.refused('recordFileAccess', { ...file, body: END })).error).toBe('document_not_opened');
  });

  test('opening earlier content does not count for the current content', async () => {
    const { product, token } = await begunApplication(app);
    await openDocument(app, token, product.documentId);
    await app.db
      .update(fileDeliveries)
      .set({ sha256: 'a'.repeat(64) })
      .where(eq(fileDeliveries.fileId, product.documentId));
    const file = { token, params: { fileId: product.documentId } };
    expect((await app.refused('recordFileAccess', { ...file, body: END })).error).toBe('document_not_opened');
  });

  test.each([
    ['no pages', undefined],
    ['an empty list', []],
    ['only the last page', [2]],
    ['only the first page', [1]],
    ['a page that the document does not have', [1, 2, 3]],
  ])('a document reported with %s is not read and cannot be ticked', async (_, pages) => {
    const { product, token, params } = await begunApplication(app);
    await app.open.pool.query('update files set pages = 2 where id = $1', [product.documentId]);
    await openDocument(app, token, product.documentId);
    const file = { token, params: { fileId: product.documentId } };
    const refused = await app.refused('recordFileAccess', { ...file, body: { ...END, pages } });
    expect(refused.error).toBe('document_not_read');
    const values = {
      ...COMPLETE.amount_and_signature,
      ...(await payerFor(app, token, params.investmentId)),
      must_read: [product.documentId],
    };
    const body = { version: 0, finish: true, values };
    const unticked = await app.refused('saveAmountAndSignature', { token, params, body });
    expect(Object.keys(unticked.fields ?? {})).toEqual(['must_read']);
    await app.ok('recordFileAccess', { ...file, body: { ...END, pages: [1, 2] } });
    const ticked = await app.ok('saveAmountAndSignature', {
      token,
      params,
      body: { ...body, finish: false },
    });
    expect(ticked.product.must_read).toMatchObject([{ end_reached: true }]);
  });

  test('an unopened agreement can neither be read nor signed', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    await app.db.delete(fileDeliveries);
    const body = { typed_name: signerName, sha256 };
    expect((await app.refused('signEnvelope', { token, params, body })).error).toBe('document_not_opened');
    await app.db.update(envelopeSigners).set({ endReachedAt: null });
    const end = { token, params, body: { sha256 } };
    expect((await app.refused('recordEndReached', end)).error).toBe('document_not_opened');
    await openEnvelope(app, token, params.envelopeId);
    expect((await app.refused('recordEndReached', end)).error).toBe('document_not_read');
    const { document } = await app.ok('getEnvelope', { token, params });
    await app.ok('recordEndReached', { ...end, body: { sha256, pages: everyPage(document) } });
    expect((await app.ok('signEnvelope', { token, params, body })).status).toBe('sealing');
  });
});
