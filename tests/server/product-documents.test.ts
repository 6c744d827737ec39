// Documents of a product: imported in versions, required for publishing, read again when they change, and kept in the
// version that was read.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { agreementDocuments, auditTrail, files } from '../../packages/server/src/database/tables';
import { readPdf } from './pdf-reading';
import {
  completeApplication,
  COMPLETE,
  currentInvestment,
  documentManifest,
  jointAgreement,
  operate,
  operated,
  loadPart,
  payerFor,
  publishProduct,
  readDocument,
  signedInvestment,
  signEnvelope,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const importing = async (path: string, ...more: string[]) =>
  operate(app, 'products', 'import-documents', path, '--json', ...more);

/** @returns the ids of the files, in the order of the lines */
async function added(...lines: Parameters<typeof documentManifest>): Promise<string[]> {
  const { rows } = await operated<{ rows: { file: string }[] }>(
    app,
    'products',
    'import-documents',
    await documentManifest(...lines),
  );
  return rows.map(({ file }) => file);
}

const listed = (id: string, ...more: string[]) =>
  operated<Record<string, unknown>[]>(app, 'products', 'documents', id, ...more);

const materials = async (token: string, productId: string, language: 'en' | 'zh-CN' = 'en') =>
  (await app.ok('getProductMaterials', { token, params: { productId }, language })).documents;

const openBytes = async (token: string, fileId: string) => {
  const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
  return (await app.app.inject({ url })).rawPayload;
};

describe('publishing', () => {
  test('is rejected with the names of the missing documents and languages', async () => {
    const { id } = await publishProduct(app, { status: 'upcoming' });
    const publish = () => operate(app, 'products', 'publish', id);
    expect((await publish()).error).toContain(
      'because these documents are missing: form_crs, best_interest_disclosure',
    );
    const both = (type: string) => ['en', 'zh-CN'].map((language) => ({ product_id: id, type, language }));
    await added(...both('form_crs'));
    expect((await publish()).error).toContain('documents are missing: best_interest_disclosure.');
    await added({ product_id: id, type: 'best_interest_disclosure', fallback_reason: 'English only' });
    await app.open.pool.query(
      `update product_documents set fallback_reason = null where product_id = $1 and document_key = 'ppm'`,
      [id],
    );
    expect((await publish()).error).toContain('documents are missing: ppm in zh-CN.');
    await added({ product_id: id, type: 'ppm', version: '2', fallback_reason: 'English only' });
    expect((await publish()).exitCode).toBe(0);
  });

  test('prevents withdrawal of the last version of a required document', async () => {
    const { id, documentId } = await publishProduct(app);
    const withdraw = (file: string) =>
      operate(app, 'products', 'withdraw-document', file, '--reason', 'Outdated');
    expect((await withdraw(documentId)).error).toContain('is published and needs ppm');
    const [supplement = ''] = await added({ product_id: id, type: 'supplement', fallback_reason: 'English' });
    expect((await withdraw(supplement)).exitCode).toBe(0);
    expect((await withdraw(supplement)).error).toContain('already withdrawn');
    expect(await listed(id)).toHaveLength(1);
    expect(await listed(id, '--all')).toHaveLength(2);
  });
});

describe('an import of documents', () => {
  test('stores type, language, version and date, and is shown in the reader’s language if available', async () => {
    const { id } = await publishProduct(app);
    await added(
      { product_id: id, type: 'form_crs', version: '2026-03', effective_date: '2026-03-31' },
      {
        product_id: id,
        type: 'form_crs',
        version: '2026-03',
        effective_date: '2026-03-31',
        language: 'zh-CN',
      },
      { product_id: id, type: 'annual_report', document: 'report-2025' },
    );
    expect(await listed(id)).toMatchObject([
      { document: 'ppm', must_read: true, pages: 1 },
      { document: 'form_crs', language: 'en', version: '2026-03', effective: '2026-03-31', must_read: true },
      { document: 'form_crs', language: 'zh-CN', version: '2026-03', withdrawn: null },
      { document: 'report-2025', type: 'annual_report', must_read: false },
    ]);
    const { token } = await app.newInvestor();
    expect(await materials(token, id)).toMatchObject([
      { name: 'Private Placement Memorandum' },
      { name: 'The form_crs', group: 'legal', must_read: true },
      { name: 'The annual_report', group: 'performance', must_read: false },
    ]);
    const [, crs] = await materials(token, id, 'zh-CN');
    expect(crs?.name).toBe('文件 form_crs');
    const { pages } = await readPdf(await openBytes(token, crs?.file_id ?? ''));
    expect(pages.join()).toContain('form_crs zh-CN 2026-03');
    const acts = await app.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.object, `product:${id}`))
      .orderBy(asc(auditTrail.seq));
    expect(acts.map(({ act, detail }) => [act, detail['document'], detail['language']])).toEqual([
      ['product_document.add', 'form_crs', 'en'],
      ['product_document.add', 'form_crs', 'zh-CN'],
      ['product_document.add', 'report-2025', 'en'],
    ]);
  });

  test('stores no file if one line is wrong, and reports each wrong cell', async () => {
    const { id } = await publishProduct(app);
    const path = await documentManifest(
      { product_id: id, type: 'form_crs', fallback_reason: 'English only' },
      { product_id: id, type: 'prospectus', language: 'fr', version: '', effective_date: '2031-01-01' },
      { product_id: 'no-such-fund', type: 'supplement' },
      { product_id: id, type: 'supplement', file: 'missing.pdf' },
      { product_id: id, type: 'other', file: 'documents.json' },
      { product_id: id, type: 'form_crs' },
      { product_id: id, type: 'annual_report', document: 'ppm' },
    );
    const refused = await importing(path);
    expect(refused.exitCode).toBe(1);
    expect(refused.error).toContain('Nothing was imported');
    const { rows }: { rows: { line: number; column: string; problem: string }[] } = JSON.parse(refused.out);
    expect(rows.map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
      expect.stringMatching(/^2 type must be one of ppm/),
      expect.stringMatching(/^2 language must be one of/),
      '2 version is missing',
      expect.stringMatching(/^2 effective_date is in the future; today is/),
      '3  product no-such-fund does not exist',
      '4 file can’t be read: it does not exist',
      expect.stringMatching(/^5 file can’t be stored: ./),
      `6  ${id} form_crs en is already on line 1`,
      '7  ppm has the type ppm',
    ]);
    expect(await listed(id)).toHaveLength(1);
  });

  test('requires must-reads in both languages or with a fallback, and the same version in all languages', async () => {
    const { id } = await publishProduct(app);
    const alone = await importing(await documentManifest({ product_id: id, type: 'supplement' }));
    expect(alone.out).toContain('supplement in zh-CN');
    const both = (version: string) =>
      ['en', 'zh-CN'].map((language) => ({ product_id: id, type: 'supplement', language, version }));
    await added(...both('1'));
    const half = await importing(await documentManifest(...both('2').slice(0, 1)));
    expect(half.out).toContain('supplement in zh-CN is 1; import both');
    await added(...both('2'));
    expect(
      (await listed(id, '--all')).map(({ document, language, version }) => [document, language, version]),
    ).toEqual([
      ['ppm', 'en', '1'],
      ['supplement', 'en', '1'],
      ['supplement', 'en', '2'],
      ['supplement', 'zh-CN', '1'],
      ['supplement', 'zh-CN', '2'],
    ]);
  });

  test('can be repeated without changes, corrects a name, and never replaces the content of a version', async () => {
    const { id } = await publishProduct(app);
    const line = { product_id: id, type: 'form_crs', fallback_reason: 'English only' };
    await added(line);
    expect(JSON.parse((await importing(await documentManifest(line))).out)).toMatchObject({
      rows: [{ done: 'unchanged' }],
    });
    const renamed = await documentManifest({ ...line, name_en: 'Client relationship summary' });
    expect(JSON.parse((await importing(renamed)).out)).toMatchObject({
      rows: [{ done: 'updated' }],
      changes: [{ field: 'name_en', from: 'The form_crs', to: 'Client relationship summary' }],
    });
    const rewritten = await importing(await documentManifest({ ...line, text: 'Other words' }));
    expect(rewritten.out).toContain('version 1 already exists with other content');
    await added({ ...line, version: '2' });
    expect((await importing(await documentManifest(line))).out).toContain('version 1 was withdrawn');
    const early = await documentManifest({ ...line, version: '3', effective_date: '2026-01-01' });
    expect((await importing(early)).out).toContain('takes effect before version 2');
  });

  test('in a dry run reports the result and stores no row and no file', async () => {
    const { id } = await publishProduct(app);
    const before = (await app.db.select({ id: files.id }).from(files)).length;
    const path = await documentManifest({
      product_id: id,
      type: 'ppm',
      version: '2',
      fallback_reason: 'English',
    });
    expect(JSON.parse((await importing(path, '--dry-run')).out)).toMatchObject({
      dry_run: true,
      rows: [{ done: 'updated' }],
      changes: [
        { field: 'version', from: '1', to: '2' },
        { field: 'effective_date', from: '2026-05-01', to: '2026-06-01' },
        { field: 'name_en' },
        { field: 'name_zh' },
        { field: 'fallback_reason' },
      ],
    });
    expect(await app.db.select({ id: files.id }).from(files)).toHaveLength(before);
  });

  test('rejects an infected file', async () => {
    const { id } = await publishProduct(app);
    const { scanner } = app.services;
    app.services.scanner = { ...scanner, isInfected: async () => true };
    const refused = await importing(await documentManifest({ product_id: id, type: 'other' }));
    app.services.scanner = scanner;
    expect(refused.out).toContain('the virus scanner reports malware');
  });
});

describe('a new version of a must-read document', () => {
  /** An application that is sent for signature. */
  async function applicant() {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const params = { investmentId };
    const { id: envelopeId } = await app.ok('sendForSignature', { token, params });
    await app.runJobs();
    return { product, token, params, envelopeId };
  }
  const second = (product: { id: string }) =>
    added({ product_id: product.id, type: 'ppm', version: '2', fallback_reason: 'English only' });

  test('must be read again before signing, and withdraws the sent agreement', async () => {
    const { product, token, params, envelopeId } = await applicant();
    const [fileId = ''] = await second(product);
    expect(await app.ok('getEnvelope', { token, params: { envelopeId } })).toMatchObject({
      status: 'cancelled',
    });
    for (const [language, message] of [
      ['en', 'A document has a new version. Read it to its end and tick it'],
      ['zh-CN', '所列文件有新版本，请阅读至末页并勾选'],
    ] as const)
      expect(await app.ok('getApplication', { token, params, language })).toMatchObject({
        status: 'completing_information',
        product: { must_read: [{ file_id: fileId, end_reached: false }] },
        stepper_errors: { amount_and_signature: { must_read: message } },
      });
    expect((await app.refused('sendForSignature', { token, params })).error).toBe('information_incomplete');

    await readDocument(app, token, fileId);
    const { version, steps } = await app.ok('getApplication', { token, params });
    const values = {
      ...COMPLETE.amount_and_signature,
      ...(await payerFor(app, token, params.investmentId)),
      must_read: [...(steps.amount_and_signature.must_read ?? []), fileId],
    };
    await app.ok('saveAmountAndSignature', { token, params, body: { version, finish: true, values } });
    const sent = await app.ok('sendForSignature', { token, params });
    await signEnvelope(app, token, sent.id);
    const read = await app.db
      .select()
      .from(agreementDocuments)
      .where(eq(agreementDocuments.envelopeId, sent.id));
    expect(read.map((one) => one.fileId)).toEqual([fileId]);
  });

  test('changes nothing after a signature: investor and staff open the version that was read', async () => {
    const product = await publishProduct(app);
    const person = await app.newInvestor();
    const { investmentId, envelopeId } = await currentInvestment(app, person.token, product);
    const { token } = person;
    await second(product);
    const [read] = await app.db
      .select()
      .from(agreementDocuments)
      .where(eq(agreementDocuments.envelopeId, envelopeId));
    expect(read?.fileId).toBe(product.documentId);
    const application = await app.ok('getApplication', { token, params: { investmentId } });
    expect(application).toMatchObject({
      product: { must_read: [{ file_id: product.documentId, end_reached: true }] },
      stepper_errors: { amount_and_signature: {} },
    });
    const { pages } = await readPdf(await openBytes(token, product.documentId));
    expect(pages.join()).toContain('Interests in a fund');

    const part = await loadPart(app, token, investmentId, 'documents');
    expect(part.read_before_signing).toEqual([
      {
        file_id: product.documentId,
        name: 'Private Placement Memorandum',
        group: 'read_only',
        version: '1',
        effective_date: '2026-05-01',
      },
    ]);

    const folder = mkdtempSync(join(tmpdir(), 'quoin-opened-'));
    const to = join(folder, 'ppm.pdf');
    const opened = await operated<{ sha256: string }>(
      app,
      'products',
      'open-document',
      product.documentId,
      '--to',
      to,
    );
    expect(opened.sha256).toBe(read?.sha256);
    expect(readFileSync(to).subarray(0, 5).toString()).toBe('%PDF-');
    expect(statSync(to).mode & 0o077).toBe(0);
    expect((await operate(app, 'products', 'open-document', product.documentId, '--to', to)).error).toContain(
      'already exists',
    );
    rmSync(folder, { recursive: true });

    const { token: stranger } = await app.newInvestor();
    expect(
      (await app.refused('requestFileKey', { token: stranger, params: { fileId: product.documentId } }))
        .error,
    ).toBe('not_authorized_file');
  });

  test('is mailed to the investor and co-owner of a sent agreement, and listed for staff', async () => {
    const { product, token, person, investmentId, params } = await jointAgreement(app);
    await second(product);
    expect((await app.ok('getEnvelope', { token, params })).status).toBe('cancelled');
    await app.runJobs();
    const toHolder = (await app.outbox(person.email)).find(
      ({ subject }) => subject === 'Documents changed: please read and sign again',
    );
    expect(toHolder?.text).toContain('The ppm (version 2, effective June 1, 2026)');
    const [toCoOwner] = await app.outbox('jordan@example.com');
    expect(toCoOwner?.subject).toBe('An agreement that you sign has to be made again');
    expect(toCoOwner?.text).toContain('The ppm (version 2, effective June 1, 2026)');
    const note = 'The ppm (version 2, effective June 1, 2026)';
    const rows = await operated<{ id: string }[]>(app, 'investments', 'list');
    expect(rows.find(({ id }) => id === investmentId)).toMatchObject({
      status: 'completing_information',
      note,
    });
    expect(await operated(app, 'investments', 'show', investmentId)).toMatchObject({
      notes: [{ event: 'documents_changed', note }],
    });
  });

  describe('when an agreement has to be signed again', () => {
    async function toSignAgain(meanwhile: (product: { id: string }) => Promise<unknown>) {
      const product = await publishProduct(app);
      const person = await app.newInvestor();
      const { investmentId } = await signedInvestment(app, person.token, product);
      const fileIds = await meanwhile(product);
      await operated(app, 'investments', 'ask-re-signature', investmentId, '--note', 'Sign again');
      await app.runJobs();
      const { envelope_id: envelopeId } = await app.ok('getInvestment', {
        token: person.token,
        params: { investmentId },
      });
      return { ...person, product, params: { investmentId }, envelopeId, fileIds };
    }
    const readFor = async (envelopeId: string) =>
      (
        await app.db.select().from(agreementDocuments).where(eq(agreementDocuments.envelopeId, envelopeId))
      ).map(({ fileId }) => fileId);

    test('the same versions count as read, and the agreement is sent immediately', async () => {
      const { product, envelopeId } = await toSignAgain(async () => undefined);
      expect(await readFor(envelopeId ?? '')).toEqual([product.documentId]);
    });

    test('a new version must be read and ticked first, and is listed in the agreement', async () => {
      const { token, email, params, envelopeId, fileIds } = await toSignAgain(second);
      const [fileId = ''] = fileIds as string[];
      expect(envelopeId).toBeNull();
      const [mail] = await app.outbox(email);
      expect(mail?.text).toContain('read the new versions');
      expect(mail?.text).toContain('The ppm (version 2, effective June 1, 2026)');
      expect((await app.ok('getApplication', { token, params })).product.must_read).toMatchObject([
        { file_id: fileId, end_reached: false },
      ]);
      const body = { must_read: [fileId] };
      expect((await app.refused('sendForSignature', { token, params })).error).toBe('information_incomplete');
      expect((await app.refused('confirmReading', { token, params, body })).error).toBe(
        'required_information_missing',
      );
      const { token: stranger } = await app.newInvestor();
      expect((await app.refused('confirmReading', { token: stranger, params, body })).error).toBe(
        'not_authorized_action',
      );
      await readDocument(app, token, fileId);
      expect((await app.refused('confirmReading', { token, params, body: { must_read: [] } })).error).toBe(
        'required_information_missing',
      );
      await app.ok('confirmReading', { token, params, body });
      const { id } = await app.ok('sendForSignature', { token, params });
      await app.runJobs();
      expect(await readFor(id)).toEqual([fileId]);
      const envelope = { token, params: { envelopeId: id } };
      expect(JSON.stringify(await app.ok('getEnvelopeTexts', envelope))).toContain(
        'The ppm (version 2, effective June 1, 2026)',
      );
      await signEnvelope(app, token, id);
      expect((await app.refused('confirmReading', { token, params, body })).error).toBe('transition_refused');
    });

    test('a version added before the signature withdraws the agreement', async () => {
      const { token, email, params, product, envelopeId } = await toSignAgain(async () => undefined);
      await second(product);
      const withdrawn = { token, params: { envelopeId: envelopeId ?? '' } };
      expect((await app.ok('getEnvelope', withdrawn)).status).toBe('cancelled');
      await app.runJobs();
      expect((await app.outbox(email))[0]?.subject).toBe('Documents changed: please read and sign again');
      expect(await app.ok('getInvestment', { token, params })).toMatchObject({
        status: 're_signature_needed',
        envelope_id: null,
      });
    });
  });

  test('ticked in one language is not requested in the other', async () => {
    const product = await publishProduct(app);
    await added(
      ...['en', 'zh-CN'].map((language) => ({ product_id: product.id, type: 'ppm', version: '2', language })),
    );
    const { token } = await app.newInvestor();
    const { investment_id: investmentId } = await app.ok('startApplication', {
      token,
      body: {
        product_id: product.id,
        investor_id: (await app.ok('createInvestor', { token, body: { investor_type: 'individual' } })).id,
        us_person: true,
        eligibility_attested: true,
      },
    });
    const params = { investmentId };
    const offered = async (language: 'en' | 'zh-CN') =>
      (await app.ok('getApplication', { token, params, language })).product.must_read;
    const [chinese] = await offered('zh-CN');
    const [english] = await offered('en');
    expect(chinese?.file_id).not.toBe(english?.file_id);
    const fileId = chinese?.file_id ?? '';
    await readDocument(app, token, fileId);
    const values = { must_read: [fileId] };
    await app.ok('saveAmountAndSignature', { token, params, body: { version: 0, finish: false, values } });
    expect(await offered('en')).toEqual([{ ...chinese, name: 'The ppm', end_reached: true }]);
    const { stepper_errors } = await app.ok('getApplication', { token, params });
    expect(stepper_errors.amount_and_signature).not.toHaveProperty('must_read');
  });
});
