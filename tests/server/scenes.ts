// What the tests of the later journey stand on: a product on the shelf, a complete application, one ready to sign.
import type { ApplicationValues, Bilingual, IdentityPurpose, Language, ProductStatus } from '@quoin/rules';
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { productDocuments, products } from '../../packages/server/src/database/tables';
import { storePaper } from '../../packages/server/src/journey/documents';
import { runCommand } from '../../packages/server/src/ops/commands';
import { renderPaper } from '../../packages/server/src/paper';
import { issueAccessCode } from '../../packages/server/src/security/access-codes';
import type { TestApp } from './test-app';

const both = (en: string, zh: string): Bilingual => ({ en, 'zh-CN': zh });

interface ProductNeeds {
  id?: string;
  status?: ProductStatus;
  eligibility?: ('ira' | 'us' | 'international')[];
  allowedCountries?: string[];
  achPermitted?: boolean;
}

let shelved = 0;

/** A product with one paper that must be read; the minimum is 50,000 dollars. */
export async function publishProduct(app: TestApp, needs: ProductNeeds = {}) {
  shelved += 1;
  const id = needs.id ?? `product-${shelved}`;
  await app.db.insert(products).values({
    id,
    name: both('Harbor Growth Access Fund', '海港成长基金'),
    category: 'pre_ipo',
    status: needs.status ?? 'published',
    position: shelved,
    art: 'pre_ipo-1',
    marketCorrelation: 'low',
    eligibility: needs.eligibility ?? ['us', 'ira'],
    allowedCountries: needs.allowedCountries ?? ['US', 'PR', 'CA'],
    lockUpCount: 3,
    lockUpUnit: 'years',
    minimumInvestment: 50_000_00,
    managerName: 'Harbor Stone Partners LLC',
    managementFee: '0.02',
    managementFeeBasis: 'per_year',
    managementFeeYearCap: 5,
    performanceFee: '0.2',
    hurdleRate: '0.08',
    subscriptionFee: '0.01',
    achPermitted: needs.achPermitted ?? true,
    nextCloseDate: '2026-07-31',
    texts: {
      summary: both('Late-stage shares.', '后期公司股份。'),
      sector: both('Technology', '科技'),
      sectorTags: [],
      overview: [],
      managerAbout: both('An access manager.', '通道管理人。'),
      capitalCallSchedule: both('The whole commitment at closing.', '交割时一次缴付全部承诺额。'),
      exitPolicy: both('On a listing or a sale of the company.', '公司上市或出售时退出。'),
      termRows: [
        { name: both('Vehicle', '载体'), value: both('Delaware series LLC', '特拉华州系列有限责任公司') },
      ],
    },
    updatedAt: app.clock.now(),
  });
  const memorandum = await renderPaper({
    title: 'Private Placement Memorandum',
    subtitle: 'Harbor Growth Access Fund',
    language: 'en',
    date: '2026-05-01',
    footer: 'Sample',
    sections: [{ heading: 'Offer', paragraphs: ['Interests in a fund.'] }],
  });
  const paperId = await storePaper(app.services, app.db, { accountId: null, name: 'PPM.pdf', ...memorandum });
  await app.db.insert(productDocuments).values({
    fileId: paperId,
    productId: id,
    group: 'read_only',
    name: both('Private Placement Memorandum', '私募备忘录 PPM'),
    mustRead: true,
    position: 1,
  });
  return { id, paperId };
}

export async function onePagePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Utility bill');
  return Buffer.from(await pdf.save());
}

/** Begin, bytes, confirm: the whole way of a file that is taken. */
export async function upload(
  app: TestApp,
  token: string,
  investorId: string,
  file: { type?: 'proof_of_id' | 'proof_of_address'; name: string; bytes: Buffer },
) {
  const { file_id } = await sendBytes(app, token, investorId, file);
  return app.ok('confirmUpload', { token, params: { investorId, fileId: file_id } });
}

/** Begin and bytes only. */
export async function sendBytes(
  app: TestApp,
  token: string,
  investorId: string,
  {
    type = 'proof_of_id',
    name,
    bytes,
  }: { type?: 'proof_of_id' | 'proof_of_address'; name: string; bytes: Buffer },
) {
  const begun = await app.ok('beginUpload', {
    token,
    params: { investorId },
    body: { document_type: type, name, size: bytes.length },
  });
  const sent = await putBytes(app, begun.upload_url, bytes);
  return { ...begun, sent };
}

export const putBytes = (app: TestApp, url: string, bytes: Buffer) =>
  app.app.inject({
    method: 'PUT',
    url,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

export const COMPLETE: Omit<ApplicationValues, 'upload_files'> = {
  qualification: {
    accredited_basis: 'income',
    qualified_client: true,
    qualified_purchaser: false,
    us_natural_person_resident: true,
    attested: true,
  },
  investor_information: {
    investor_name: 'Robin Ashdown',
    nationality: 'US',
    permanent_address: { country: 'US', line_1: '12 Elm Street', city: 'Albany', state: 'NY', zip: '12207' },
    mailing_same: true,
    phone_region: 'US',
    phone_number: '2025550143',
    signers: [
      {
        first_name: 'Robin',
        last_name: 'Ashdown',
        email: 'robin@example.com',
        date_of_birth: '1985-04-12',
        employment_status: 'employed',
        id_type: 'ssn',
        id_number: '219-09-9999',
      },
    ],
    has_sales_representative: false,
    related_to_member_firm: false,
    related_to_public_company: false,
    senior_political_figure: false,
  },
  status_and_experience: {
    sophistication_acknowledged: true,
    composition: { equities: { share_bp: 6_000, years: 10 }, cash: { share_bp: 4_000, years: 20 } },
    investment_objective: 'growth',
    risk_profile: 'moderate',
    wealth_source: 'salary',
    occupation: 'Stonemason',
    employer: 'Ashlar Works',
    liquidity_need: 'low',
    time_horizon: '5_to_10_years',
    income_last_year: '250000.00',
    income_year_before: '240000.00',
    net_worth: '1500000.00',
    liquid_net_worth: '800000.00',
    total_investments: '600000.00',
  },
  amount_and_signature: { commitment: '50000.00', preferred_method: 'wire' },
};

/** An investor of type individual with an application just begun. */
export async function startedApplication(app: TestApp, token: string, productId: string) {
  const found = await app.ok('listInvestors', { token });
  const investor =
    found.items[0] ?? (await app.ok('createInvestor', { token, body: { investor_type: 'individual' } }));
  const application = await app.ok('startApplication', {
    token,
    body: { product_id: productId, investor_id: investor.id, us_person: true, eligibility_attested: true },
  });
  return { investor, investmentId: application.investment_id };
}

/** A new investor's application for a new product, with nothing filled in. */
export async function begunApplication(app: TestApp) {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investor, investmentId } = await startedApplication(app, token, product.id);
  return { product, token, investor, params: { investmentId } };
}

/** All five steps finished; the agreement can be sent for signature. */
export async function completeApplication(
  app: TestApp,
  token: string,
  product: { id: string; paperId: string },
) {
  const { investor, investmentId } = await startedApplication(app, token, product.id);
  const params = { investmentId };
  const bytes = await onePagePdf();
  await upload(app, token, investor.id, { type: 'proof_of_id', name: 'passport.pdf', bytes });
  await upload(app, token, investor.id, { type: 'proof_of_address', name: 'bill.pdf', bytes });
  await app.ok('recordFileAccess', {
    token,
    params: { fileId: product.paperId },
    body: { end_reached: true },
  });
  const finish = { finish: true } as const;
  await app.ok('saveQualification', {
    token,
    params,
    body: { ...finish, version: 0, values: COMPLETE.qualification },
  });
  await app.ok('saveInvestorInformation', {
    token,
    params,
    body: { ...finish, version: 1, values: COMPLETE.investor_information },
  });
  await app.ok('saveStatusAndExperience', {
    token,
    params,
    body: { ...finish, version: 2, values: COMPLETE.status_and_experience },
  });
  await app.ok('saveUploadFiles', { token, params, body: { ...finish, version: 3, values: {} } });
  const application = await app.ok('saveAmountAndSignature', {
    token,
    params,
    body: {
      ...finish,
      version: 4,
      values: { ...COMPLETE.amount_and_signature, must_read: [product.paperId] },
    },
  });
  return { investor, investmentId, application };
}

/** Sent, agreed to and read to the end: only the name is missing. */
export async function readyToSign(
  app: TestApp,
  token: string,
  investmentId: string,
  language: Language = 'en',
) {
  const sent = await app.ok('sendForSignature', { token, params: { investmentId }, language });
  return readEnvelope(app, token, sent.id);
}

/** An envelope of any kind, agreed to and read to the end; whoever signs has proven who they are. */
export async function readEnvelope(app: TestApp, token: string, envelopeId: string) {
  await app.runJobs();
  const params = { envelopeId };
  const { identity_check: purpose } = await app.ok('getEnvelope', { token, params });
  if (purpose) {
    const body = { access_code: await accessCode(app, token, purpose) };
    await app.ok('proveSigner', { token, params, body });
  }
  const envelope = await app.ok('getEnvelope', { token, params });
  const sha256 = envelope.document?.sha256 ?? '';
  await app.ok('giveConsent', { token, params, body: { version: envelope.consent.version } });
  await app.ok('recordEndReached', { token, params, body: { sha256 } });
  return { params, sha256, signerName: envelope.signer_name };
}

/** Signed and sealed: what the envelope asks for is in force. */
export async function signEnvelope(app: TestApp, token: string, envelopeId: string): Promise<void> {
  const { params, sha256, signerName } = await readEnvelope(app, token, envelopeId);
  await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
  await app.runJobs();
}

/** A bank account asked for and signed for. */
export async function addedBankAccount(
  app: TestApp,
  token: string,
  account: Omit<BodyOf<'addBankAccount'>, 'access_code'>,
) {
  const access_code = await accessCode(app, token, 'bank_account');
  const asked = await app.ok('addBankAccount', { token, body: { ...account, access_code } });
  await signEnvelope(app, token, asked.envelope_id);
  return asked;
}

/** Signed and sealed: the investment is being reviewed. */
export async function signedInvestment(
  app: TestApp,
  token: string,
  product: { id: string; paperId: string },
) {
  const { investmentId } = await completeApplication(app, token, product);
  const { id: envelopeId } = await app.ok('sendForSignature', { token, params: { investmentId } });
  await signEnvelope(app, token, envelopeId);
  return { investmentId, envelopeId };
}

/** Approved, funded and activated by the operator: 500 units at 100 dollars, of a fund locked up for three years. */
export async function currentInvestment(
  app: TestApp,
  token: string,
  product: { id: string; paperId: string },
) {
  const signed = await signedInvestment(app, token, product);
  for (const verb of ['approve', 'fund-received', 'activate']) {
    const { error } = await operate(app, 'investments', verb, signed.investmentId);
    if (error) throw new Error(error);
  }
  return signed;
}

/** One part of an investment's page. */
export async function partOf<T extends Part['type']>(
  app: TestApp,
  token: string,
  investmentId: string,
  type: T,
): Promise<Extract<Part, { type: T }>> {
  const part = await app.ok('getInvestmentPart', { token, params: { investmentId, type }, query: {} });
  if (!isPart(part, type)) throw new Error(`asked for ${type}, got ${part.type}`);
  return part;
}

type Part = ReplyOf<'getInvestmentPart'>;
const isPart = <T extends Part['type']>(part: Part, type: T): part is Extract<Part, { type: T }> =>
  part.type === type;

/** What the operator types, and what the command line answers. */
export const operate = (app: TestApp, ...words: string[]) =>
  runCommand(words, async () => ({ services: app.services, actor: 'operator:test' }));

/** As the identity check gives it to the holder of this token. */
export async function accessCode(app: TestApp, token: string, purpose: IdentityPurpose): Promise<string> {
  const { id: accountId } = await app.ok('getUserInfo', { token });
  return (await issueAccessCode(app.db, app, { accountId, purpose })).code;
}

/** The bytes of a file, the way a browser gets them. */
export async function openFile(
  app: TestApp,
  token: string,
  fileId: string,
  headers: Record<string, string> = {},
) {
  const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
  return app.app.inject({ url, headers });
}
