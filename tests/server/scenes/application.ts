import type { ApplicationValues, InvestorInformationValues } from '@quoin/rules';
import type { TestApp } from '../test-app';
import { payerFor } from './bank-account';
import { onePagePdf, readDocument, upload } from './files';
import { publishProduct } from './product';

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

/** An investor of type individual with a new application. */
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

/** An empty application of a new investor for a new product. */
export async function begunApplication(app: TestApp) {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investor, investmentId } = await startedApplication(app, token, product.id);
  return { product, token, investor, params: { investmentId } };
}

/** An application with five complete steps, ready to send for signature. */
export async function completeApplication(
  app: TestApp,
  token: string,
  product: { id: string; documentId: string },
) {
  const { investor, investmentId } = await startedApplication(app, token, product.id);
  const bytes = await onePagePdf();
  await upload(app, token, investor.id, { type: 'proof_of_id', name: 'passport.pdf', bytes });
  await upload(app, token, investor.id, { type: 'proof_of_address', name: 'bill.pdf', bytes });
  return { investor, investmentId, application: await finishSteps(app, token, investmentId, product) };
}

/** A complete application with an answer that staff must review. */
export async function applicationToReview(
  app: TestApp,
  changed: Partial<InvestorInformationValues> = POLITICAL,
) {
  const product = await publishProduct(app);
  const person = await app.newInvestor();
  const { token } = person;
  const { investmentId } = await completeApplication(app, token, product);
  const params = { investmentId };
  const values = { ...COMPLETE.investor_information, ...changed };
  await app.ok('saveInvestorInformation', { token, params, body: { version: 5, finish: true, values } });
  return { person, token, product, params };
}

const POLITICAL = {
  senior_political_figure: true,
  senior_political_figure_details: 'Sister of Vera Lund, minister of fisheries',
};

/** Another application of an investor with proof documents. */
export async function anotherApplication(app: TestApp, token: string) {
  const product = await publishProduct(app);
  const { investmentId } = await startedApplication(app, token, product.id);
  await finishSteps(app, token, investmentId, product);
  return investmentId;
}

export async function finishSteps(
  app: TestApp,
  token: string,
  investmentId: string,
  product: { documentId: string },
  information = COMPLETE.investor_information,
  qualification = COMPLETE.qualification,
) {
  const params = { investmentId };
  await readDocument(app, token, product.documentId);
  const finish = { finish: true } as const;
  await app.ok('saveQualification', {
    token,
    params,
    body: { ...finish, version: 0, values: qualification },
  });
  await app.ok('saveInvestorInformation', {
    token,
    params,
    body: { ...finish, version: 1, values: information },
  });
  await app.ok('saveStatusAndExperience', {
    token,
    params,
    body: { ...finish, version: 2, values: COMPLETE.status_and_experience },
  });
  await app.ok('saveUploadFiles', { token, params, body: { ...finish, version: 3, values: {} } });
  return app.ok('saveAmountAndSignature', {
    token,
    params,
    body: {
      ...finish,
      version: 4,
      values: {
        ...COMPLETE.amount_and_signature,
        ...(await payerFor(app, token, investmentId)),
        must_read: [product.documentId],
      },
    },
  });
}
