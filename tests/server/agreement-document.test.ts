// The agreement's PDF: its content, search and accessibility, and its seal.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { products } from '../../packages/server/src/database/tables';
import { breakLines } from '../../packages/server/src/pdf/line-breaking';
import { getRuns } from '../../packages/server/src/pdf/fonts';
import {
  agreementDocument,
  renderNotice,
  renderDocument,
  sealIdentity,
  sealPdf,
} from '../../packages/server/src/pdf';
import { readPdf } from './pdf-reading';
import { COMPLETE, completeApplication, openFile, loadPart, publishProduct, readyToSign } from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function agreementToSign(language: 'en' | 'zh-CN') {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  const sent = await app.ok('sendForSignature', { token, params: { investmentId }, language });
  await app.runJobs();
  const { document } = await app.ok('getEnvelope', { token, params: { envelopeId: sent.id } });
  const opened = await openFile(app, token, document?.file_id ?? '');
  return { token, envelopeId: sent.id, investmentId, bytes: opened.rawPayload };
}

test('the agreement has the data of the application on at least six tagged pages', async () => {
  const { bytes, envelopeId } = await agreementToSign('en');
  const document = await readPdf(bytes);
  const text = document.pages.join(' ');
  expect(document).toMatchObject({ title: 'Subscription Agreement', language: 'en', tagged: true });
  expect(document.pages.length).toBeGreaterThanOrEqual(6);
  for (const fact of [
    'Harbor Growth Access Fund',
    'Robin Ashdown',
    '$50,000',
    '12 Elm Street, Albany, NY 12207, United States',
    'April 12, 1985',
    '***-**-9999',
    '2% per year, for at most 5 years',
    '60.00%',
    'Stonemason',
    'Sample: to be replaced by the operator’s counsel.',
    envelopeId,
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('219-09');
  expect(document.pages.at(-1)).toContain('Signature of the investor');
  expect(document.pages.at(-1)).toContain(`Page ${document.pages.length} of ${document.pages.length}`);
});

/** The facts of a complete application of an individual in the United States. */
async function agreementFacts() {
  const { id } = await publishProduct(app);
  const [product] = await app.db.select().from(products).where(eq(products.id, id));
  if (!product) throw new Error('no product');
  return {
    language: 'en' as const,
    date: '2026-06-05',
    documentId: 'D1',
    investorType: 'individual' as const,
    custodianName: null,
    usPerson: true,
    commitment: cents(5_000_000),
    product,
    values: { ...COMPLETE, upload_files: {} },
    payer: undefined,
    fees: undefined,
    documents: [],
    signers: ['Robin Ashdown'],
  };
}

test.each([
  ['individual', ['Nationality', 'Occupation', 'Employer'], ['Country of formation']],
  ['trust', ['Country of formation'], ['Nationality', 'Occupation', 'Employer']],
] as const)(
  'the agreement of an investor of the type %s says %j, not %j',
  async (investorType, said, unsaid) => {
    const { sections } = agreementDocument({ ...(await agreementFacts()), investorType });
    const names = sections.flatMap(({ rows = [] }) => rows.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining([...said]));
    for (const name of unsaid) expect(names).not.toContain(name);
  },
);

test('the agreement prints every answer that applies, formatted by its kind and in the order of the form', async () => {
  const facts = await agreementFacts();
  const { sections } = agreementDocument({
    ...facts,
    values: {
      ...facts.values,
      investor_information: {
        ...facts.values.investor_information,
        signers: [
          { first_name: 'Robin', last_name: 'Ashdown', date_of_birth: '1985-04-12', id_type: 'passport' },
        ],
        mailing_same: false,
        mailing_address: {
          country: 'CA',
          line_1: '7 Kerb Lane',
          city: 'Toronto',
          state: 'ON',
          zip: 'M5H 2N2',
        },
        interested_parties: [{ name: 'Kit Ashdown', relationship: 'Daughter' }],
      },
      status_and_experience: {
        wealth_source: 'other',
        wealth_source_other: 'A lottery',
        net_worth: '1500000.00',
      },
    },
  });
  const rows = sections.flatMap((section) => section.rows ?? []).map((row) => Object.values(row).join(' = '));
  const expected = [
    'Nationality = United States',
    'Permanent address = 12 Elm Street, Albany, NY 12207, United States',
    'Mailing address is the permanent address = No',
    'Mailing address = 7 Kerb Lane, Toronto, ON M5H 2N2, Canada',
    'Signer 1: First name = Robin',
    'Signer 1: Last name = Ashdown',
    'Signer 1: Date of birth = April 12, 1985',
    'Signer 1: Identification = Passport',
    'Method of transfer = Wire',
    'Natural person resident in the United States = Yes',
    'Interested party 1: Name = Kit Ashdown',
    'Interested party 1: Relationship = Daughter',
    'Introduced by a sales representative = No',
    'Source of wealth = Other',
    'Other source of wealth = A lottery',
    'Income last year = —',
    'Net worth = $1,500,000',
  ];
  expect(rows.filter((row) => expected.includes(row))).toEqual(expected);
  expect(rows.join()).not.toContain('Sales firm');
});

test.each(['en', 'zh-CN'] as const)(
  'the longest answers still leave room to sign in %s',
  async (language) => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const params = { investmentId };
    const [signer] = COMPLETE.investor_information.signers ?? [];
    const values = {
      ...COMPLETE.investor_information,
      investor_name: 'W'.repeat(200),
      signers: [{ ...signer, first_name: 'W'.repeat(80), last_name: 'W'.repeat(80) }],
    };
    await app.ok('saveInvestorInformation', { token, params, body: { version: 5, finish: true, values } });
    const ready = await readyToSign(app, token, investmentId, language);
    await app.ok('signEnvelope', {
      token,
      params: ready.params,
      body: { typed_name: ready.signerName, sha256: ready.sha256 },
    });
    await app.runJobs();
    expect(await app.ok('getEnvelope', { token, params: ready.params })).toMatchObject({ status: 'signed' });
  },
);

test('the Chinese agreement has the controlling English text first, and one signature page', async () => {
  const document = await readPdf((await agreementToSign('zh-CN')).bytes);
  const text = document.pages.join(' ').replaceAll(' ', '');
  expect(document.language).toBe('zh-CN');
  expect(text).toContain('海港成长基金');
  expect(text).toContain('风险披露RiskDisclosures');
  expect(text).toContain('与英文文本不一致的，以英文文本为准。');
  expect(text).toContain('Englishtext(controlling)');
  expect(text).toContain('HarborGrowthAccessFund');
  expect(text.indexOf('Englishtext(controlling)')).toBeLessThan(text.indexOf('中文译本'));
  expect(document.pages.at(-1)?.replaceAll(' ', '')).toContain('投资者签名');
  expect(text).not.toContain('Signatureoftheinvestor');
});

test('the signed agreement bears name, date and certificate, and its seal fails after any change', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  const { params, sha256 } = await readyToSign(app, token, investmentId);
  await app.ok('signEnvelope', { token, params, body: { typed_name: 'Robin Ashdown', sha256 } });
  await app.runJobs();
  const { document } = await app.ok('getEnvelope', { token, params });
  const sealed = (await openFile(app, token, document?.file_id ?? '')).rawPayload;

  const { pages } = await readPdf(sealed);
  expect(pages.at(-2)).toContain('Robin Ashdown Jun 5, 2026, 10:00:00 AM ET');
  const certificate = pages.at(-1) ?? '';
  expect(certificate.replaceAll(' ', '')).toContain(sha256);
  expect(certificate).toContain('2026-06-05 14:00:00');

  expect(await verifySeal(sealed)).toMatchObject({
    valid: true,
    whole: true,
    subFilter: 'ETSI.CAdES.detached',
  });
  for (const place of [20, Math.floor(sealed.length / 3), sealed.length - 10]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect((await verifySeal(changed)).valid).toBe(false);
  }
  expect((await verifySeal(Buffer.concat([sealed, Buffer.from('more')]))).whole).toBe(false);
  for (const lost of [1, 5_000]) {
    const { valid, whole } = await verifySeal(sealed.subarray(0, sealed.length - lost));
    expect(valid && whole).toBe(false);
  }
});

test('sealing twice leaves one sealed agreement', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  const { params, sha256 } = await readyToSign(app, token, investmentId);
  await app.ok('signEnvelope', { token, params, body: { typed_name: 'Robin Ashdown', sha256 } });
  await app.services.jobs.enqueue(app.db, 'seal-envelope', params);
  await app.services.jobs.enqueue(app.db, 'prepare-envelope', params);
  await app.runJobs();
  expect((await loadPart(app, token, investmentId, 'documents')).items).toHaveLength(1);
});

test('the seal key is created once, and only its owner can read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-seal-'));
  const first = await sealIdentity({ pem: undefined, folder }, new Date('2026-06-05T14:00:00Z'));
  const second = await sealIdentity({ pem: undefined, folder }, new Date('2027-06-05T14:00:00Z'));
  expect(second.certificate.equals(first.certificate)).toBe(true);
  expect(statSync(join(folder, 'seal.pem')).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

const simple = {
  title: 'Fund notice',
  subtitle: 'For investors',
  language: 'en',
  date: '2026-06-05',
  footer: 'Quoin',
  sections: [{ heading: 'News', paragraphs: ['A paragraph of Łukasz Nguyễn and 林一菲.'] }],
} as const;

test('the same document has the same bytes, and another date gives another document', async () => {
  const document = {
    ...simple,
    sections: [...simple.sections].map((one) => ({ ...one, paragraphs: [...one.paragraphs] })),
  };
  const [one, same, other] = await Promise.all([
    renderDocument(document),
    renderDocument(document),
    renderDocument({ ...document, date: '2026-06-06' }),
  ]);
  expect(one.bytes.equals(same.bytes)).toBe(true);
  expect(one.bytes.equals(other.bytes)).toBe(false);
  expect((await readPdf(one.bytes)).pages.join(' ')).toContain('Łukasz Nguyễn and 林一菲');
});

test('a character that was part of another glyph in one document is searchable in the next', async () => {
  const document = (text: string) =>
    renderDocument({ ...simple, sections: [{ heading: 'News', paragraphs: [text] }] });
  await document('; à “quoted”');
  expect((await readPdf((await document('the operator’s counsel')).bytes)).pages.join(' ')).toContain(
    'operator’s',
  );
});

test('long text continues on further pages without loss', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`);
  const { bytes, pages } = await renderDocument({
    ...simple,
    sections: [{ heading: 'Long', paragraphs: [words.join(' ')] }],
  });
  const read = (await readPdf(bytes)).pages;
  expect(read).toHaveLength(pages);
  expect(read.join(' ').match(/word\d+/g)).toEqual(words);
});

test('the last clause before the signature page is not alone on a page', async () => {
  const clause = 'The Investor confirms that each answer of the application is true and complete. '.repeat(3);
  for (let count = 10; count <= 20; count += 1) {
    const paragraphs = Array.from({ length: count }, (_, index) => clause.repeat(1 + (index % 2)).trim());
    const signature = { heading: 'Signature', startsPage: true, paragraphs: ['Sign here.'] };
    const sections = [{ heading: 'Clauses', clauses: true, paragraphs }, signature];
    const { bytes } = await renderDocument({ ...simple, sections });
    const page = (await readPdf(bytes)).pages.at(-2);
    expect(page?.match(/\b1\.\d+\b/g)?.length).toBeGreaterThan(1);
  }
});

test('the last line of a paragraph is not alone on a page', async () => {
  const render = (words: number) =>
    renderDocument({
      ...simple,
      sections: [{ heading: 'Long', paragraphs: [Array(words).fill('quoin').join(' ')] }],
    });
  let words = 200;
  while ((await render(words)).pages === 1) words += 8; // less than half a line
  const { pages } = await readPdf((await render(words)).bytes);
  expect(pages.at(-1)?.match(/quoin/g)?.length).toBeGreaterThan(16);
});

test('an account statement shows the position', async () => {
  const { bytes } = await renderNotice({
    kind: 'account_statement',
    language: 'en',
    date: '2026-03-31',
    investorName: 'Robin Ashdown',
    productName: 'Harbor Growth Access Fund',
    reference: 'inv-1',
    period: { from: '2026-01-01', to: '2026-03-31' },
    contribution: cents(50_000_00),
    dividends: cents(0),
    withdrawn: cents(0),
    fees: cents(0),
    nav: cents(48_000_00),
    units: '500.000000',
    unitPrice: '96.0000',
    movements: [],
  });
  const text = (await readPdf(bytes)).pages.join(' ');
  expect(text).toContain('$48,000.00');
  expect(text).toContain('−$2,000.00');
});

test('a sealed document is still a PDF that opens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-seal-'));
  const at = new Date('2026-06-05T14:00:00Z');
  const notice = await renderDocument({ ...simple, sections: [{ heading: 'News' }] });
  const sealed = await sealPdf(notice.bytes, await sealIdentity({ pem: undefined, folder }, at), at);
  expect((await readPdf(sealed)).title).toBe('Fund notice');
  expect(await verifySeal(sealed)).toMatchObject({ valid: true, whole: true });
  rmSync(folder, { recursive: true });
});

test('lines break where the language allows it', () => {
  const measure = (text: string) => [...text].length;
  expect(breakLines('a well-set annual report', 10, measure)).toEqual(['a well-set', 'annual', 'report']);
  expect(breakLines('an e-mail on 2026-06-05', 6, measure)).toEqual(['an', 'e-mail', 'on', '2026-0', '6-05']);
  expect(breakLines('投资者同意，本协议有效。', 5, measure)).toEqual(['投资者同', '意，本协议', '有效。']);
  expect(breakLines('他说“好”。', 4, measure)).toEqual(['他说', '“好”。']);
  // A complete line may be slightly wider than the sum of its words; no figure is split for it.
  const kerned = (text: string) => measure(text) + (/ \$/.test(text) ? 0.1 : 0);
  expect(breakLines('commits $75,000 now', 15, kerned)).toEqual(['commits $75,000', 'now']);
  expect(breakLines('a'.repeat(25), 10, measure)).toEqual(['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]);
});

test('quotation marks use the font of the language, and apostrophes the font of their word', () => {
  expect(getRuns('“本协议”', 'body', 'zh-CN').map(({ font }) => font)).toEqual(['noto-sans-sc-regular']);
  expect(getRuns('operator’s', 'body', 'zh-CN').map(({ font }) => font)).toEqual(['inter-regular']);
});
