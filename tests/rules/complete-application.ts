// A complete application of an individual.
import {
  type ApplicationStep,
  type ApplicationValues,
  cents,
  validateStep,
  type StepContext,
} from '@quoin/rules';

export const context: StepContext = {
  usPerson: true,
  investorType: 'individual',
  allowedCountries: ['US', 'CA', 'CN', 'HK'],
  minimum: cents(5_000_000),
  achPermitted: true,
  payers: [{ id: 'bank-1', methods: ['wire', 'ach'] }],
  mustRead: ['ppm', 'crs'],
  documents: [
    { type: 'proof_of_id', uploadedOn: '2020-01-31' },
    { type: 'proof_of_address', uploadedOn: '2026-08-03' },
  ],
  homeCountry: 'US',
  accreditedBasis: 'income',
  accreditedOwners: [],
  isSigned: false,
  today: '2026-08-03',
  idOnFile: [],
  taxNumberOnFile: false,
};

export const ann = {
  first_name: 'Ann',
  last_name: 'Li',
  email: 'ann.li@example.com',
  date_of_birth: '1980-05-17',
  employment_status: 'employed',
  id_type: 'ssn',
  id_number: '123-45-6789',
} as const;

export const home = {
  country: 'US',
  line_1: '240 West 37th Street',
  city: 'New York',
  state: 'NY',
  zip: '10018',
};

export const abroad = { country: 'HK', line_1: '1 Peak Road', city: 'Hong Kong' };

export const complete: ApplicationValues = {
  qualification: {
    accredited_basis: 'income',
    qualified_client: false,
    qualified_purchaser: false,
    us_natural_person_resident: true,
    attested: true,
  },
  investor_information: {
    investor_name: 'Ann Li',
    nationality: 'US',
    permanent_address: home,
    mailing_same: true,
    phone_region: 'US',
    phone_number: '(415) 555 0123',
    signers: [ann],
    has_sales_representative: false,
    related_to_member_firm: false,
    related_to_public_company: false,
    senior_political_figure: false,
  },
  status_and_experience: {
    sophistication_acknowledged: true,
    composition: { equities: { share_bp: 6_000, years: 12 }, cash: { share_bp: 4_000, years: 0 } },
    investment_objective: 'growth',
    risk_profile: 'moderate',
    wealth_source: 'salary',
    occupation: 'Engineer',
    liquidity_need: 'low',
    time_horizon: 'over_10_years',
    income_last_year: '240000.00',
    income_year_before: '230,000',
    net_worth: '1500000',
    liquid_net_worth: '800000',
    total_investments: '0',
  },
  upload_files: {},
  amount_and_signature: {
    commitment: '50000.00',
    preferred_method: 'wire',
    bank_account_id: 'bank-1',
    must_read: ['crs', 'ppm'],
  },
};

/** Answers of an entity that replace or add to those of an individual. */
export const entity = {
  qualification: { accredited_basis: 'entity_assets', us_natural_person_resident: undefined },
  investor_information: {
    investor_name: 'Castellan Holdings LLC',
    entity_kind: 'limited_liability_company',
    tax_number_type: 'ein',
    tax_number: '12-3456789',
    formation_state: 'DE',
    formation_date: '2012-03-09',
    signers: [{ ...ann, capacity: 'manager', title: 'Manager' }],
    has_beneficial_owners: false,
    erisa_plan: false,
    code_4975_plan: false,
  },
} as const satisfies Partial<ApplicationValues>;

const { entity_kind: _kind, has_beneficial_owners: _owners, ...ofTrust } = entity.investor_information;

export const trust = {
  qualification: { ...entity.qualification, accredited_basis: 'trust_assets' },
  investor_information: {
    ...ofTrust,
    investor_name: 'Castellan Family Trust',
    trust_kind: 'irrevocable_trust',
    signers: [{ ...ann, capacity: 'trustee', title: 'Trustee' }],
  },
} as const satisfies Partial<ApplicationValues>;

/** Problems of a step with these changes to a complete application. */
export function problemsWith<S extends ApplicationStep>(
  step: S,
  changed: Partial<ApplicationValues[S]> = {},
  around: Partial<StepContext> = {},
) {
  const problems = validateStep(step, { ...complete[step], ...changed }, { ...context, ...around });
  return Object.fromEntries(Object.entries(problems).map(([path, { name }]) => [path, name]));
}
