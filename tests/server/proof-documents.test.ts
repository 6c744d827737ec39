import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { checkUpload, displayName } from '../../packages/server/src/journey/investors/upload-handlers';
import { readPdf } from './pdf-reading';
import {
  enterPassword,
  onePagePdf,
  openProof,
  putBytes,
  sendBytes,
  upload,
  anotherApplication,
  completeApplication,
  openFile,
  publishProduct,
  readyToSign,
  signEnvelope,
  startedApplication,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

// Investors of an account and their proof documents: accepted and rejected files, and access to them.
describe('proof documents', () => {
  // Every sign-up hashes a password three times.

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ UPLOAD_MAX_MB: '1' });
  });
  afterAll(() => app.close());

  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#0F6B5E' } })
      .withExif({ IFD0: { Artist: 'Robin Ashdown' } })
      .jpeg()
      .toBuffer();

  async function newIndividual() {
    const { token } = await app.newInvestor();
    const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    return { token, investorId: investor.id };
  }

  test('one of two concurrently created investors of the same type is rejected', async () => {
    const { token } = await app.newInvestor();
    const answers = await Promise.all(
      [1, 2].map(() => app.call('createInvestor', { token, body: { investor_type: 'individual' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await app.refused('createInvestor', {
      token,
      body: { investor_type: 'individual' },
      language: 'zh-CN',
    });
    expect(refused).toMatchObject({
      error: 'one_investor_per_type',
      message: '每种类型只能创建一个投资者。',
    });
  });

  test('an IRA requires its custodian, whose account number is stored sealed and shown masked', async () => {
    const { token } = await app.newInvestor();
    const missing = await app.refused('createInvestor', {
      token,
      body: { investor_type: 'ira', custodian_name: ' ' },
    });
    expect(missing.error).toBe('required_information_missing');
    expect(Object.keys(missing.fields ?? {})).toEqual(['custodian_name', 'account_number']);
    const ira = await app.ok('createInvestor', {
      token,
      body: { investor_type: 'ira', custodian_name: 'Ashlar Trust', account_number: 'IRA-0099887' },
    });
    expect(ira.custodian_account_masked).toBe('***-***9887');
    const { rows } = await app.open.pool.query('select custodian_account from investors where id = $1', [
      ira.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('9887');
  });

  test('joint, entity and trust investors are opened by support', async () => {
    const { token } = await app.newInvestor();
    const refused = await app.refused('createInvestor', { token, body: { investor_type: 'trust' } });
    expect(refused.error).toBe('investor_type_by_support');
  });

  test('a PDF and a photo are accepted, and the metadata of the photo is removed', async () => {
    const { token, investorId } = await newIndividual();
    const pdf = await upload(app, token, investorId, { name: 'passport.pdf', bytes: await onePagePdf() });
    expect(pdf).toMatchObject({ name: 'passport.pdf', content_type: 'application/pdf' });
    const bytes = await photo();
    expect(bytes.includes('Robin Ashdown')).toBe(true);
    const image = await upload(app, token, investorId, { name: 'passport.jpg', bytes });
    const kept = (await openProof(app, token, image.file_id)).rawPayload;
    expect((await sharp(kept).metadata()).width).toBe(40);
    expect(kept.includes('Robin Ashdown')).toBe(false);
    expect((await app.ok('listInvestorDocuments', { token })).items).toHaveLength(2);
  });

  test.each([
    ['a text file renamed to .pdf', 'file_type_refused', async () => Buffer.from('not a PDF at all')],
    [
      'a text file with the first bytes of a PDF',
      'pdf_damaged',
      async () => Buffer.from('%PDF-1.7\nnothing'),
    ],
    ['a picture that breaks off', 'image_damaged', async () => (await photo()).subarray(0, 200)],
    ['a drawing', 'file_is_image', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF with a script', 'pdf_with_scripts', scriptedPdf],
    ['a PDF with a script behind a note on its page', 'pdf_with_scripts', notedPdf],
    ['a PDF that needs a password', 'pdf_password', encryptedPdf],
  ] as const)('%s is refused as %s', async (_what, error, make) => {
    const { token, investorId } = await newIndividual();
    const { file_id } = await sendBytes(app, token, investorId, { name: 'proof.pdf', bytes: await make() });
    const refused = await app.refused('confirmUpload', { token, params: { investorId, fileId: file_id } });
    expect(refused.error).toBe(error);
    expect((await app.ok('listInvestorDocuments', { token })).items).toEqual([]);
  });

  async function scriptedPdf(): Promise<Buffer> {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const action = pdf.context.obj({ S: PDFName.of('JavaScript'), JS: PDFString.of('app.alert(1)') });
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.register(action));
    return Buffer.from(await pdf.save());
  }

  async function notedPdf(): Promise<Buffer> {
    const pdf = await PDFDocument.create();
    const action = { S: PDFName.of('JavaScript'), JS: PDFString.of('app.alert(1)') };
    const note = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 100], A: action };
    pdf.addPage().node.set(PDFName.of('Annots'), pdf.context.obj([note]));
    return Buffer.from(await pdf.save());
  }

  async function encryptedPdf(): Promise<Buffer> {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    return Buffer.from(await pdf.save({ useObjectStreams: false }));
  }

  test('a HEIC picture is rejected before the upload', async () => {
    const { token, investorId } = await newIndividual();
    const body = { document_type: 'proof_of_id', name: 'IMG_0001.HEIC', size: 1000 } as const;
    const refused = await app.refused('beginUpload', { token, params: { investorId }, body });
    expect(refused).toMatchObject({
      error: 'file_is_image',
      message: 'HEIC images are not supported. Save the image as JPEG or PNG and upload that.',
    });
  });

  test('a file over the limit is rejected, regardless of the announced size', async () => {
    const { token, investorId } = await newIndividual();
    const body = { document_type: 'proof_of_id', name: 'big.pdf' } as const;
    const large = 1024 * 1024 + 1;
    const refused = await app.refused('beginUpload', {
      token,
      params: { investorId },
      body: { ...body, size: large },
    });
    expect(refused).toMatchObject({ error: 'file_too_large', status: 413 });
    expect(refused.message).toContain('1 MB');
    const begun = await app.ok('beginUpload', { token, params: { investorId }, body: { ...body, size: 10 } });
    const sent = await putBytes(app, begun.upload_url, randomBytes(large));
    expect(sent.statusCode).toBe(413);
    expect(sent.json()).toMatchObject({ code: 1412 });
  });

  test('an incomplete upload cannot be confirmed', async () => {
    const { token, investorId } = await newIndividual();
    const body = { document_type: 'proof_of_id', name: 'a.pdf', size: 5_000 } as const;
    const begun = await app.ok('beginUpload', { token, params: { investorId }, body });
    const params = { investorId, fileId: begun.file_id };
    expect((await app.refused('confirmUpload', { token, params })).error).toBe('file_not_received');
    await putBytes(app, begun.upload_url, await onePagePdf());
    expect((await app.refused('confirmUpload', { token, params })).error).toBe('file_not_received');
  });

  test('uploaded bytes stay for a retry if the server could not process them', async () => {
    const { token, investorId } = await newIndividual();
    const { file_id } = await sendBytes(app, token, investorId, { name: 'a.pdf', bytes: await onePagePdf() });
    const params = { investorId, fileId: file_id };
    const { fileStore } = app.services;
    app.services.fileStore = { ...fileStore, put: () => Promise.reject(new Error('the disk is full')) };
    expect((await app.call('confirmUpload', { token, params })).status).toBe(500);
    app.services.fileStore = fileStore;
    expect(await app.ok('confirmUpload', { token, params })).toMatchObject({ name: 'a.pdf' });
  });

  test('an upload key is valid once, until it expires', async () => {
    const { token, investorId } = await newIndividual();
    const bytes = await onePagePdf();
    const first = await sendBytes(app, token, investorId, { name: 'a.pdf', bytes });
    expect(first.sent.statusCode).toBe(204);
    expect((await putBytes(app, first.upload_url, bytes)).statusCode).toBe(410);
    const body = { document_type: 'proof_of_id', name: 'b.pdf', size: bytes.length } as const;
    const late = await app.ok('beginUpload', { token, params: { investorId }, body });
    app.clock.advance({ minutes: 31 });
    expect((await putBytes(app, late.upload_url, bytes)).statusCode).toBe(410);
  });

  test('a second file of the same name and type is rejected, also for concurrent confirmations', async () => {
    const { token, investorId } = await newIndividual();
    const file = { name: 'passport.pdf', bytes: await onePagePdf() };
    const begun = await Promise.all([
      sendBytes(app, token, investorId, file),
      sendBytes(app, token, investorId, file),
    ]);
    const answers = await Promise.all(
      begun.map(({ file_id }) =>
        app.call('confirmUpload', { token, params: { investorId, fileId: file_id } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const body = { document_type: 'proof_of_id', name: 'passport.pdf', size: 10 } as const;
    expect((await app.refused('beginUpload', { token, params: { investorId }, body })).error).toBe(
      'file_exists',
    );
  });

  test('a deleted file is removed permanently, and its name can be used again', async () => {
    const { token, investorId } = await newIndividual();
    const file = { name: 'passport.pdf', bytes: await onePagePdf() };
    const { file_id: fileId } = await upload(app, token, investorId, file);
    await enterPassword(app, token);
    const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
    await app.ok('deleteInvestorDocument', { token, params: { investorId, fileId } });
    expect((await app.app.inject({ url })).statusCode).toBe(410);
    expect((await app.refused('requestFileKey', { token, params: { fileId } })).error).toBe(
      'not_authorized_file',
    );
    await upload(app, token, investorId, file);
  });

  test('another account can neither add to, read nor delete an investor’s files', async () => {
    const { token, investorId } = await newIndividual();
    const { file_id: fileId } = await upload(app, token, investorId, {
      name: 'a.pdf',
      bytes: await onePagePdf(),
    });
    const { token: stranger } = await app.newInvestor();
    const body = { document_type: 'proof_of_id', name: 'x.pdf', size: 10 } as const;
    const params = { investorId, fileId };
    const begin = await app.refused('beginUpload', { token: stranger, params: { investorId }, body });
    expect(begin).toMatchObject({ error: 'not_authorized_action', status: 403 });
    for (const name of ['confirmUpload', 'deleteInvestorDocument'] as const) {
      expect(await app.refused(name, { token: stranger, params })).toMatchObject({
        error: 'not_authorized_file',
      });
    }
    expect((await app.refused('requestFileKey', { token: stranger, params: { fileId } })).error).toBe(
      'not_authorized_file',
    );
    expect((await app.ok('listInvestorDocuments', { token: stranger })).items).toEqual([]);
  });

  test.each(['requestFileKey', 'previewFile', 'readDocument'] as const)(
    '%s shows a proof only to a user who entered the password in the last ten minutes',
    async (name) => {
      const { token, investorId } = await newIndividual();
      const file = { name: 'passport.pdf', bytes: await onePagePdf() };
      const { file_id: fileId } = await upload(app, token, investorId, file);
      const options = { token, params: { fileId } };
      expect(await app.refused(name, options)).toMatchObject({ error: 'password_check_needed', status: 403 });
      await enterPassword(app, token);
      expect((await app.ok(name, options)).name).toBe('passport.pdf');
      app.clock.advance({ minutes: 10, seconds: 1 });
      expect((await app.refused(name, options)).error).toBe('password_check_needed');
    },
  );

  test('a file key opens one file for a minute, never as a page of this origin', async () => {
    const { token, investorId } = await newIndividual();
    const bytes = await onePagePdf();
    const { file_id: fileId } = await upload(app, token, investorId, { name: '护照 “a”.pdf', bytes });
    await enterPassword(app, token);
    const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
    const whole = await app.app.inject({ url });
    expect((await readPdf(whole.rawPayload)).pages).toEqual(['Utility bill']);
    expect(whole.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect(whole.headers['content-disposition']).toContain("filename*=UTF-8''%E6%8A%A4%E7%85%A7");
    const { file_id: other } = await upload(app, token, investorId, { name: 'other.pdf', bytes });
    expect((await app.app.inject({ url: url.replace(fileId, other) })).statusCode).toBe(410);
    app.clock.advance({ seconds: 61 });
    expect((await app.app.inject({ url })).statusCode).toBe(410);
  });

  test('the name of an upload is displayed but never used as a path', () => {
    expect(displayName('../../etc/passwd')).toBe('passwd');
    expect(displayName('C:\\scans\\pass\u0000port\u202Efdp.pdf')).toBe('passportfdp.pdf');
    expect(displayName('..')).toBe('file');
    expect(displayName('  水电费  账单.pdf ')).toBe('水电费 账单.pdf');
  });

  test('the check of a PDF returns its page count', async () => {
    expect(await checkUpload(app.services, await onePagePdf())).toMatchObject({ pages: 1 });
  });
});

// A proof document belongs to an investor: deleting it removes it from every investment that still needs it.
describe('deleted proofs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** An investor with one complete application and both proofs. */
  async function applicant() {
    const { token } = await app.newInvestor();
    const { investor, investmentId } = await completeApplication(app, token, await publishProduct(app));
    return { token, investorId: investor.id, investmentId };
  }

  async function deleteProof(token: string, name: string) {
    const { items } = await app.ok('listInvestorDocuments', { token });
    const document = items.find((one) => one.name === name);
    if (!document) throw new Error(`there is no ${name}`);
    const params = { investorId: document.investor_id, fileId: document.file_id };
    await app.ok('deleteInvestorDocument', { token, params });
    return document.file_id;
  }

  const readState = async (token: string, investmentId: string) => {
    const { state, status } = await app.ok('getApplication', { token, params: { investmentId } });
    return `${state}, ${status}`;
  };
  const getStates = (token: string, ids: readonly string[]) =>
    Promise.all(ids.map((id) => readState(token, id)));

  const COMPLETE_STATE = 'information_complete, completing_application';
  const OPEN_AGAIN = 'incomplete, completing_information';

  test.each([1, 2])(
    'a deletion and another upload affect %s other pending investments too',
    async (others) => {
      const { token, investorId, investmentId } = await applicant();
      const pending = [investmentId];
      for (let n = 0; n < others; n += 1) pending.push(await anotherApplication(app, token));
      expect(await getStates(token, pending)).toEqual(pending.map(() => COMPLETE_STATE));
      const fileId = await deleteProof(token, 'passport.pdf');
      expect(await getStates(token, pending)).toEqual(pending.map(() => OPEN_AGAIN));
      for (const id of pending) {
        const refused = await app.refused('sendForSignature', { token, params: { investmentId: id } });
        expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual([
          'information_incomplete',
          ['upload_files.proof_of_id'],
        ]);
      }
      expect((await app.refused('requestFileKey', { token, params: { fileId } })).error).toBe(
        'not_authorized_file',
      );
      await upload(app, token, investorId, { name: 'licence.pdf', bytes: await onePagePdf() });
      expect(await getStates(token, pending)).toEqual(pending.map(() => COMPLETE_STATE));
    },
  );

  test('signed agreements stay unchanged, and unsigned ones are withdrawn', async () => {
    const { token, investmentId: signed } = await applicant();
    const [sent, pending, canceled] = [
      await anotherApplication(app, token),
      await anotherApplication(app, token),
      await anotherApplication(app, token),
    ];
    const { id } = await app.ok('sendForSignature', { token, params: { investmentId: signed } });
    await signEnvelope(app, token, id);
    const { params: waiting, sha256, signerName } = await readyToSign(app, token, sent);
    await app.ok('cancelInvestment', { token, params: { investmentId: canceled } });
    const before = await app.ok('getInvestment', { token, params: { investmentId: signed } });
    const agreement = await app.ok('getEnvelope', { token, params: { envelopeId: id } });
    await deleteProof(token, 'bill.pdf');
    expect(await getStates(token, [sent, pending])).toEqual([OPEN_AGAIN, OPEN_AGAIN]);
    expect(await app.ok('getInvestment', { token, params: { investmentId: signed } })).toEqual(before);
    expect(before.status).toBe('being_reviewed');
    expect(await app.ok('getEnvelope', { token, params: { envelopeId: id } })).toEqual(agreement);
    const kept = await openFile(app, token, agreement.document?.file_id ?? '');
    expect(kept.statusCode).toBe(200);
    expect(await readState(token, canceled)).toMatch(/canceled$/);
    const late = await app.refused('signEnvelope', {
      token,
      params: waiting,
      body: { typed_name: signerName, sha256 },
    });
    expect(late.error).toBe('envelope_cancelled');
  });

  test('a second proof of the same type keeps the investments complete', async () => {
    const { token, investorId, investmentId } = await applicant();
    await upload(app, token, investorId, { name: 'licence.pdf', bytes: await onePagePdf() });
    const other = await anotherApplication(app, token);
    const { id } = await app.ok('sendForSignature', { token, params: { investmentId: other } });
    await deleteProof(token, 'passport.pdf');
    expect(await getStates(token, [investmentId, other])).toEqual([
      COMPLETE_STATE,
      'information_complete, pending_signature',
    ]);
    await signEnvelope(app, token, id);
    expect(await readState(token, other)).toBe('agreement_signed, being_reviewed');
  });

  test('other investors of the account and other accounts keep their documents', async () => {
    const { token, investmentId } = await applicant();
    const neighbour = await applicant();
    const ira = await app.ok('createInvestor', {
      token,
      body: { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' },
    });
    await upload(app, token, ira.id, { name: 'passport.pdf', bytes: await onePagePdf() });
    await app.ok('deleteInvestorDocument', {
      token,
      params: {
        investorId: ira.id,
        fileId:
          (await app.ok('listInvestorDocuments', { token })).items.find(
            ({ investor_id }) => investor_id === ira.id,
          )?.file_id ?? '',
      },
    });
    expect(await readState(token, investmentId)).toBe(COMPLETE_STATE);
    await deleteProof(token, 'passport.pdf');
    expect(await readState(neighbour.token, neighbour.investmentId)).toBe(COMPLETE_STATE);
  });

  test('an application started after the deletion lacks the file as well', async () => {
    const { token } = await applicant();
    await deleteProof(token, 'bill.pdf');
    const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
    const refused = await app.refused('sendForSignature', { token, params: { investmentId } });
    expect(Object.keys(refused.fields ?? {})).toContain('upload_files.proof_of_address');
  });
});
