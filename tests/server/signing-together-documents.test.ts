import type { InvestorType, Language, Signer } from '@quoin/rules';
import { signedDocument } from '../../packages/server/src/pdf';
import { readDrawing, readPdf } from './pdf-reading';
import {
  COMPLETE,
  completeApplication,
  DRAWN_FROM_TO,
  DRAWN_STROKES,
  jointAgreement,
  openFile,
  publishProduct,
  readTogether,
  readyToSign,
  signTogether,
  TOGETHER,
  everyPage,
  openEnvelope,
  accessCode,
  addedBankAccount,
  operate,
  signEnvelope,
  WIRE_ACCOUNT,
} from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';
import type { BodyOf } from '@quoin/contract';

// Documents with several signers: a signature field and a part of the certificate for each, and one seal.
describe('signing together documents', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const [robin, jordan] = TOGETHER;
  const CHROME_ON_MAC =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

  async function readDocument(token: string, params: { envelopeId: string }) {
    const { document, status } = await app.ok('getEnvelope', { token, params });
    return { status, bytes: (await openFile(app, token, document?.file_id ?? '')).rawPayload };
  }

  test.each<[Language, string[]]>([
    ['en', ['Signer 1 of 2', 'Signer 2 of 2', 'Robin Ashdown: Identity checked', 'Jordan Vance: Signed']],
    ['zh-CN', ['签署人1/2', '签署人2/2', 'RobinAshdown:身份验证通过', 'JordanVance:签署']],
  ])(
    'the document has both names, and its certificate lists what each signer did (%s)',
    async (language, said) => {
      const agreement = await jointAgreement(app, { language });
      const { token, params } = agreement;
      const first = await readTogether(app, agreement, 1);
      app.clock.advance({ minutes: 1 });
      await app.ok('signEnvelope', {
        token,
        params,
        body: { signer: 1, typed_name: robin.name, sha256: first },
        address: '203.0.113.5',
        userAgent: CHROME_ON_MAC,
      });
      app.clock.advance({ minutes: 5 });
      const sha256 = await readTogether(app, agreement, 2);
      await app.ok('signEnvelope', {
        token,
        params,
        body: { signer: 2, drawn_strokes: DRAWN_STROKES, sha256 },
      });
      await app.runJobs();
      const { status, bytes } = await readDocument(token, params);
      expect(status).toBe('signed');
      expect(await verifySeal(bytes)).toMatchObject({ valid: true, whole: true });

      const { pages } = await readPdf(bytes);
      const certificateFrom = pages.findIndex((page) =>
        /Certificate of signing|Certificate of Signing/.test(page),
      );
      const signed = pages[certificateFrom - 1] ?? '';
      for (const name of [robin.name, jordan.name]) expect(signed).toContain(name);
      const { left, right, bottom } = DRAWN_FROM_TO;
      const { lines } = await readDrawing(bytes, certificateFrom - 1);
      expect(lines).toContainEqual([left, expect.any(Number), right, bottom]);

      const certificate = pages.slice(certificateFrom).join(' ');
      const close = certificate.replaceAll(' ', '');
      for (const words of said) expect(close).toContain(words.replaceAll(' ', ''));
      expect(close).toContain(sha256);
      expect(certificate).toContain('robin@example.com');
      expect(certificate).toContain('jordan@example.com');
      expect(close).toContain('203.0.113.5·Chrome,macOS');
      expect(close).toContain('127.0.0.1');
      const instants = certificate.match(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g) ?? [];
      expect(instants).toHaveLength(10); // sent, four acts of each, sealed
      expect(instants).toEqual([...instants].sort());
    },
  );

  test.each<[InvestorType, string, string]>([
    [
      'joint_tenants_in_common',
      'as tenants in common. Their interests are equal and undivided unless',
      '份额均等',
    ],
    ['joint_rights_of_survivorship', 'that interest passes to those who survive', '其权益归在世的共有人所有'],
  ])('the agreement of %s states the form of ownership', async (type, english, chinese) => {
    const { token, params } = await jointAgreement(app, { type, language: 'zh-CN' });
    await app.ok('checkSigner', {
      token,
      params,
      body: { signer: 1, number_type: 'ssn', number: robin.last4 },
    });
    const { items } = await app.ok('getEnvelopeTexts', { token, params });
    const [controlling, translated] = items.map(({ sections }) => sections);
    expect(controlling?.[0]?.paragraphs.at(-1)).toContain(english);
    expect(translated?.[0]?.paragraphs.at(-1)).toContain(chinese);
    expect(controlling?.at(-1)?.paragraphs.join(' ')).toContain('once the last of them has signed');
  });

  test('an agreement of one signer mentions no others', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    const { params } = await readyToSign(app, token, investmentId);
    const { bytes } = await readDocument(token, params);
    const text = (await readPdf(bytes)).pages.join(' ');
    expect(text).not.toMatch(/undivided|one after the other/);
    expect(text).toContain('Signature of the investor');
  });

  test.each(['en', 'zh-CN'] as const)(
    'ten signers with the longest names have a place each (%s)',
    async (language) => {
      const [one] = COMPLETE.investor_information.signers ?? [];
      const signers: Signer[] = Array.from({ length: 10 }, (_, index) => ({
        ...one,
        first_name: 'W'.repeat(80),
        last_name: `${'W'.repeat(70)}${'ABCDEFGHIJ'[index]}`,
        id_number: `219-${String(index + 10)}-9999`,
      }));
      const { token, params } = await jointAgreement(app, { signers, language });
      for (let signer = 1; signer <= signers.length; signer += 1) {
        const number = { signer, number_type: 'ssn' as const, number: '9999' };
        const { document, consent } = await app.ok('checkSigner', { token, params, body: number });
        const sha256 = document?.sha256 ?? '';
        await app.ok('giveConsent', { token, params, body: { signer, version: consent.version } });
        await openEnvelope(app, token, params.envelopeId);
        await app.ok('recordEndReached', {
          token,
          params,
          body: { signer, sha256, pages: everyPage(document) },
        });
        await app.ok('signEnvelope', {
          token,
          params,
          body: { signer, drawn_strokes: DRAWN_STROKES, sha256 },
        });
      }
      await app.runJobs();
      const { status, bytes } = await readDocument(token, params);
      expect(status).toBe('signed');
      const { pages } = await readPdf(bytes);
      const certificateFrom = pages.findIndex((page) => /Certificate of (s|S)igning/.test(page));
      const counts: number[] = [];
      for (const back of [3, 2, 1]) {
        const { lines } = await readDrawing(bytes, certificateFrom - back);
        counts.push(
          lines.filter(([from, , to]) => from === DRAWN_FROM_TO.left && to === DRAWN_FROM_TO.right).length,
        );
      }
      expect(counts).toEqual([2, 6, 2]);
    },
  );

  test('the same signing record gives the same document', async () => {
    const agreement = await jointAgreement(app);
    const { token, params } = agreement;
    const seal = jest.spyOn(app.services.eSignature, 'seal');
    await signTogether(app, agreement, 1);
    await signTogether(app, agreement, 2);
    await app.runJobs();
    const [sealed] = seal.mock.calls;
    seal.mockRestore();
    if (!sealed) throw new Error('nothing was sealed');
    const [one, other] = [await signedDocument(...sealed), await signedDocument(...sealed)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect((await readDocument(token, params)).bytes.includes(one.bytes.subarray(0, 10_000))).toBe(true);
  });
});

// Agreements with several signers that are declined, expire or continue between two signatures, and documents that only the
// owner signs.
describe('signing together ends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const [robin, jordan] = TOGETHER;
  const getNumber = (signer: 1 | 2, number: string): BodyOf<'checkSigner'> => ({
    signer,
    number_type: 'ssn',
    number,
  });
  const readStatus = async (token: string, investmentId: string) =>
    (await app.ok('getApplication', { token, params: { investmentId } })).status;

  test('signatures survive a crash of the server and a resent link, even after expiry', async () => {
    const agreement = await jointAgreement(app);
    const { params, person } = agreement;
    await signTogether(app, agreement, 1);
    const another = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir });
    try {
      another.clock.advance({ seconds: (app.clock.now().getTime() - another.clock.now().getTime()) / 1000 });
      const { token: elsewhere } = await another.signIn(person);
      expect(await another.ok('getEnvelope', { token: elsewhere, params })).toMatchObject({
        signers: [{ signed_at: expect.any(String) }, { signed_at: null }],
        signer_name: jordan.name,
      });
    } finally {
      await another.app.close();
      await another.open.close();
    }

    app.clock.advance({ days: 7 });
    const { token } = await app.signIn(person);
    expect(
      await app.refused('checkSigner', { token, params, body: getNumber(2, jordan.last4) }),
    ).toMatchObject({
      error: 'signature_link_expired',
    });
    await app.ok('resendEnvelope', { token, params });
    expect(await signTogether(app, { token, params }, 2)).toMatchObject({ status: 'sealing' });
  });

  test('one signer declines for all: the application returns to its owner, and all must sign again', async () => {
    const agreement = await jointAgreement(app);
    const { token, params, investmentId } = agreement;
    await signTogether(app, agreement, 1);
    expect(await app.ok('declineEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
    expect(await readStatus(token, investmentId)).toBe('completing_application');
    expect(
      (await app.refused('checkSigner', { token, params, body: getNumber(2, jordan.last4) })).error,
    ).toBe('envelope_cancelled');
    const { rows } = await app.open.pool.query(
      `select detail from audit_trail where act = 'envelope.withdrawn' and object = $1`,
      [`envelope:${params.envelopeId}`],
    );
    expect(rows).toMatchObject([{ detail: { signer: 2 } }]);

    const { id } = await app.ok('sendForSignature', { token, params: { investmentId } });
    await app.runJobs();
    expect(await app.ok('getEnvelope', { token, params: { envelopeId: id } })).toMatchObject({
      signers: [{ signed_at: null }, { signed_at: null }],
      signer_name: robin.name,
    });
    await signTogether(app, { token, params: { envelopeId: id } }, 1);
    await signTogether(app, { token, params: { envelopeId: id } }, 2);
    const declined = { token, params: { envelopeId: id } };
    expect((await app.refused('declineEnvelope', declined)).error).toBe('agreement_already_signed');
  });

  test('an agreement to sign again is signed by all, and requested again when one signer declines', async () => {
    const agreement = await jointAgreement(app);
    const { token, investmentId } = agreement;
    await signTogether(app, agreement, 1);
    await signTogether(app, agreement, 2);
    await app.runJobs();
    const ask = () =>
      operate(app, 'investments', 'ask-re-signature', investmentId, '--note', 'Sign once more');
    const next = async () => {
      app.clock.advance({ seconds: 1 }); // The newest envelope is the current one.
      expect((await ask()).error).toBe('');
      await app.runJobs();
      const { envelope_id } = await app.ok('getApplication', { token, params: { investmentId } });
      return { token, params: { envelopeId: envelope_id ?? '' } };
    };
    const declined = await next();
    await signTogether(app, declined, 1);
    await app.ok('declineEnvelope', declined);
    expect(await readStatus(token, investmentId)).toBe('re_signature_needed');

    const renewed = await next();
    const open = await next();
    expect(await app.ok('getEnvelope', renewed)).toMatchObject({ status: 'cancelled' });
    await signTogether(app, open, 1);
    await signTogether(app, open, 2);
    await app.runJobs();
    expect(await readStatus(token, investmentId)).toBe('being_reviewed');
  });

  test('a change of the signers voids the signatures, and a canceled application accepts none', async () => {
    const agreement = await jointAgreement(app);
    const { token, params, investmentId, information } = agreement;
    await signTogether(app, agreement, 1);
    const [first, second] = information.signers;
    const values = { ...information, signers: [{ ...first }, { ...second, last_name: 'Vance-Hill' }] };
    const saved = { version: 6, finish: true, values };
    await app.ok('saveInvestorInformation', { token, params: { investmentId }, body: saved });
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
    const { id } = await app.ok('sendForSignature', { token, params: { investmentId } });
    await app.runJobs();
    const renewed = { token, params: { envelopeId: id } };
    expect(await app.ok('getEnvelope', renewed)).toMatchObject({
      signers: [
        { name: robin.name, signed_at: null },
        { name: 'Jordan Vance-Hill', signed_at: null },
      ],
    });
    await signTogether(app, renewed, 1);
    await app.ok('cancelInvestment', { token, params: { investmentId } });
    const late = await app.refused('checkSigner', { ...renewed, body: getNumber(2, jordan.last4) });
    expect(late.error).toBe('envelope_cancelled');
  });

  test('another account cannot act on it, even with a correct number', async () => {
    const { params } = await jointAgreement(app);
    const { token } = await app.newInvestor();
    const body = getNumber(1, robin.last4);
    expect((await app.refused('checkSigner', { token, params, body })).error).toBe('not_authorized_action');
    expect((await app.refused('declineEnvelope', { token, params })).error).toBe('not_authorized_action');
  });

  test('an instruction about the money of joint owners is signed only by the account holder', async () => {
    const agreement = await jointAgreement(app);
    const { token, investmentId } = agreement;
    await signTogether(app, agreement, 1);
    await signTogether(app, agreement, 2);
    await app.runJobs();
    const { id: account_id } = await addedBankAccount(app, token, WIRE_ACCOUNT);
    const access_code = await accessCode(app, token, 'distribution_instruction');
    const { to_sign } = await app.ok('chooseDistribution', {
      token,
      params: { investmentId },
      body: { delivery: 'cash', account_id, access_code },
    });
    await app.runJobs();
    app.clock.advance({ minutes: 10 });
    const params = { envelopeId: to_sign?.envelope_id ?? '' };
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
      signers: [{ name: robin.name }],
      signer_check: null,
      identity_check: 'distribution_instruction',
    });
    // A number in the application does not work here.
    await app.ok('checkSigner', { token, params, body: getNumber(1, robin.last4) });
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
      identity_check: 'distribution_instruction',
      document: null,
    });
    await signEnvelope(app, token, params.envelopeId);
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'signed' });
  });
});
