// Prepares applications through the API, up to the state that a test needs.
import { expect, type APIRequestContext } from '@playwright/test';
import type { BodyOf, CallName, ReplyOf } from '@quoin/contract';
import {
  type ApplicationValues,
  type InvestorDocumentType,
  type InvestorType,
  isJoint,
  isOrganization,
} from '@quoin/rules';
import { call } from './api';
import { PAYING_BANK } from './form-answers';
import { passportPdf, utilityBillPng, type SampleFile } from './sample-documents';
import { fullName, type Person } from './person';
import type { Language } from './messages';

export type Application = ReplyOf<'getApplication'>;
type TypedSteps = Pick<ApplicationValues, 'qualification' | 'investor_information' | 'status_and_experience'>;

/** Creates an application for an open product with a new individual investor, at the empty first step. */
export async function beginApplication(request: APIRequestContext, token: string): Promise<Application> {
  const investor = await call(request, 'createInvestor', { token, body: { investor_type: 'individual' } });
  return beginApplicationFor(request, token, investor.id);
}

/** Creates an application of an existing investor. @param productId default: the first open pre-IPO product */
export async function beginApplicationFor(
  request: APIRequestContext,
  token: string,
  investorId: string,
  productId?: string,
  usPerson = true,
): Promise<Application> {
  const query = { category: 'pre_ipo', status: 'published' };
  const { items } = await call(request, 'listProducts', { token, query });
  return call(request, 'startApplication', {
    token,
    body: {
      product_id: productId ?? items[0]?.id ?? '',
      investor_id: investorId,
      us_person: usPerson,
      eligibility_attested: true,
    },
  });
}

type SaveCall = Extract<CallName, `save${string}`>;
type ValuesOf<Name extends SaveCall> = BodyOf<Name> extends { values: infer Values } ? Values : never;

/** Returns a function that saves one step after another, each based on the version of the one before. */
function saver(request: APIRequestContext, token: string, begun: Application) {
  const params = { investmentId: begun.investment_id };
  let { version } = begun;
  return <Name extends SaveCall>(name: Name, values: ValuesOf<Name>, finish = true) => {
    const body = { version, finish, values } as BodyOf<Name>; // TypeScript does not correlate the values with the name
    version += 1;
    return call(request, name, { token, params, body });
  };
}

/** Completes the first step. @param typed saved in the second step, over the answers of a New Yorker; nothing by default */
export async function qualify(
  request: APIRequestContext,
  token: string,
  begun: Application,
  person: Person,
  typed?: { investor_name: string },
): Promise<void> {
  const save = saver(request, token, begun);
  const { qualification, investor_information: information } = typedSteps(person, begun.investor_type);
  await save('saveQualification', qualification);
  if (typed) await save('saveInvestorInformation', { ...information, ...typed }, false);
}

/** Completes the first three steps, up to the upload of files. */
export async function finishTypedSteps(
  request: APIRequestContext,
  token: string,
  begun: Application,
  person: Person,
  steps = typedSteps(person, begun.investor_type),
): Promise<Application> {
  const save = saver(request, token, begun);
  await save('saveQualification', steps.qualification);
  await save('saveInvestorInformation', steps.investor_information);
  return save('saveStatusAndExperience', steps.status_and_experience);
}

/** Moves to the last step without changing the steps before it. */
export const goToLastStep = (request: APIRequestContext, token: string, begun: Application) =>
  saver(request, token, begun)('saveAmountAndSignature', { preferred_method: 'wire' }, false);

/** Completes the application and sends the agreement for signature. */
export async function sendForSignature(
  request: APIRequestContext,
  token: string,
  begun: Application,
  person: Person,
  language?: Language,
  steps = typedSteps(person, begun.investor_type),
  commitment?: string,
): Promise<ReplyOf<'sendForSignature'>> {
  await completeApplication(request, token, begun, person, steps, commitment);
  return call(request, 'sendForSignature', {
    token,
    params: { investmentId: begun.investment_id },
    language,
  });
}

/** Completes the application (answers, uploads, documents read), ready to be sent for signature. */
export async function completeApplication(
  request: APIRequestContext,
  token: string,
  begun: Application,
  person: Person,
  steps = typedSteps(person, begun.investor_type),
  commitment = begun.product.minimum_investment,
): Promise<Application> {
  const save = saver(request, token, await finishTypedSteps(request, token, begun, person, steps));
  await upload(request, token, begun.investor_id, 'proof_of_id', passportPdf());
  await upload(request, token, begun.investor_id, 'proof_of_address', utilityBillPng());
  if (isOrganization(begun.investor_type))
    await upload(request, token, begun.investor_id, 'formation_documents', passportPdf());
  await save('saveUploadFiles', {});
  for (const document of begun.product.must_read) {
    const params = { fileId: document.file_id };
    await openDocument(request, token, params.fileId);
    const body = { end_reached: true, pages: everyPage(document) };
    await call(request, 'recordFileAccess', { token, params, body });
  }
  // The custodian pays for an IRA, from an account that is not on file.
  const payer =
    begun.investor_type === 'ira' ? undefined : (begun.payers[0] ?? (await addPayer(request, token, begun)));
  return save('saveAmountAndSignature', {
    commitment,
    preferred_method: 'wire',
    bank_account_id: payer?.id,
    must_read: begun.product.must_read.map(({ file_id }) => file_id),
  });
}

/** What the portal's reader reports after showing the whole document. */
export const everyPage = (document: { pages: number | null } | null | undefined): number[] =>
  Array.from({ length: document?.pages ?? 1 }, (_, index) => index + 1);

/** Downloads a document, as the portal does before showing it. */
export async function openDocument(request: APIRequestContext, token: string, fileId: string): Promise<void> {
  const { url } = await call(request, 'requestFileKey', { token, params: { fileId } });
  await request.get(url);
}

/** Adds a bank account in the investor's name. */
const addPayer = (
  request: APIRequestContext,
  token: string,
  { investment_id: investmentId, investor_name: account_holder }: Application,
) =>
  call(request, 'addPayingAccount', {
    token,
    params: { investmentId },
    body: { method: 'wire', country: 'US', account_holder, ...PAYING_BANK },
  });

/** Reads and signs by name; resolves when the agreement is sealed and under review. */
export async function signByApi(
  request: APIRequestContext,
  token: string,
  { id }: Pick<ReplyOf<'sendForSignature'>, 'id'>,
): Promise<void> {
  const params = { envelopeId: id };
  const envelope = () => call(request, 'getEnvelope', { token, params });
  await expect.poll(async () => (await envelope()).status, { timeout: 60_000 }).not.toBe('preparing');
  const { consent, document, signer_name } = await envelope();
  const sha256 = document?.sha256 ?? '';
  await call(request, 'giveConsent', { token, params, body: { version: consent.version } });
  await openDocument(request, token, document?.file_id ?? '');
  await call(request, 'recordEndReached', { token, params, body: { sha256, pages: everyPage(document) } });
  await call(request, 'signEnvelope', { token, params, body: { typed_name: signer_name, sha256 } });
  await expect.poll(async () => (await envelope()).status, { timeout: 60_000 }).toBe('signed');
}

async function upload(
  request: APIRequestContext,
  token: string,
  investorId: string,
  documentType: InvestorDocumentType,
  { name, mimeType, buffer }: SampleFile,
): Promise<void> {
  const { file_id: fileId, upload_url: url } = await call(request, 'beginUpload', {
    token,
    params: { investorId },
    body: { document_type: documentType, name, size: buffer.length },
  });
  await request.put(url, { data: buffer, headers: { 'content-type': mimeType } });
  await call(request, 'confirmUpload', { token, params: { investorId, fileId } });
}

/** The answers of an accredited investor in New York: a person, joint owners, an entity or a trust. */
export function typedSteps(person: Person, investorType: InvestorType = 'individual'): TypedSteps {
  const steps = getPersonSteps(person);
  const { qualification, investor_information: information } = steps;
  if (isJoint(investorType))
    return { ...steps, qualification: { ...qualification, accredited_basis: 'net_worth' } };
  if (!isOrganization(investorType)) return steps;
  const { us_natural_person_resident: _ofPersons, ...ofOrganization } = qualification;
  const trust = investorType === 'trust';
  return {
    ...steps,
    qualification: { ...ofOrganization, accredited_basis: trust ? 'trust_assets' : 'entity_assets' },
    investor_information: {
      ...information,
      ...(trust
        ? { trust_kind: 'irrevocable_trust' }
        : { entity_kind: 'limited_liability_company', has_beneficial_owners: false }),
      tax_number_type: 'ein',
      tax_number: '12-3456789',
      formation_state: 'DE',
      formation_date: '2012-03-09',
      signers: information.signers?.map((signer) => ({
        ...signer,
        ...(trust ? TRUSTEE : { capacity: 'manager', title: 'Manager' }),
      })),
      erisa_plan: false,
      code_4975_plan: false,
    },
  };
}

const TRUSTEE = { capacity: 'trustee', title: 'Trustee' } as const;

const getPersonSteps = (person: Person): TypedSteps => ({
  qualification: {
    accredited_basis: 'income',
    qualified_client: false,
    qualified_purchaser: false,
    us_natural_person_resident: true,
    attested: true,
  },
  investor_information: {
    investor_name: fullName(person),
    nationality: 'US',
    permanent_address: {
      country: 'US',
      line_1: '48 Cornerstone Lane',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
    },
    mailing_same: true,
    phone_region: 'US',
    phone_number: person.phone,
    signers: [
      {
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        date_of_birth: '1984-04-12',
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
    composition: { equities: { share_bp: 7_000, years: 12 }, cash: { share_bp: 3_000, years: 20 } },
    investment_objective: 'growth',
    risk_profile: 'moderate',
    wealth_source: 'salary',
    occupation: 'Architect',
    employer: 'Castellan Studio',
    liquidity_need: 'low',
    time_horizon: '5_to_10_years',
    income_last_year: '320000.00',
    income_year_before: '305000.00',
    net_worth: '2400000.00',
    liquid_net_worth: '900000.00',
    total_investments: '1100000.00',
  },
});
