import {
  type ApplicationStep,
  type ApplicationValues,
  cents,
  problemsOfStep,
  type StepContext,
} from '@quoin/rules';

const context: StepContext = {
  usPerson: true,
  investorType: 'individual',
  minimum: cents(5_000_000),
  mustRead: ['ppm', 'crs'],
  documents: ['proof_of_id', 'proof_of_address'],
  today: '2026-08-03',
  idOnFile: [],
};

const ann = {
  first_name: 'Ann',
  last_name: 'Li',
  email: 'ann.li@example.com',
  date_of_birth: '1980-05-17',
  employment_status: 'employed',
  id_type: 'ssn',
  id_number: '123-45-6789',
} as const;

const home = { country: 'US', line_1: '240 West 37th Street', city: 'New York', state: 'NY', zip: '10018' };

const complete: ApplicationValues = {
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
  amount_and_signature: { commitment: '50000.00', preferred_method: 'wire', must_read: ['crs', 'ppm'] },
};

/** The problems of a step when these values differ from a complete application. */
function problemsWith<S extends ApplicationStep>(
  step: S,
  changed: Partial<ApplicationValues[S]> = {},
  around: Partial<StepContext> = {},
) {
  const problems = problemsOfStep(step, { ...complete[step], ...changed }, { ...context, ...around });
  return Object.fromEntries(Object.entries(problems).map(([path, { name }]) => [path, name]));
}

test.each([
  'qualification',
  'investor_information',
  'status_and_experience',
  'upload_files',
  'amount_and_signature',
] as const)('a complete %s has no problem', (step) => {
  expect(problemsWith(step)).toEqual({});
});

describe('qualification', () => {
  test('asks every question of a US person', () => {
    expect(Object.keys(problemsOfStep('qualification', {}, context))).toEqual([
      'accredited_basis',
      'qualified_client',
      'qualified_purchaser',
      'us_natural_person_resident',
      'attested',
    ]);
  });

  test('does not ask others whether they live in the US', () => {
    const elsewhere = { us_natural_person_resident: undefined };
    expect(problemsWith('qualification', elsewhere, { usPerson: false })).toEqual({});
    expect(problemsWith('qualification', elsewhere)).toEqual({
      us_natural_person_resident: 'answer_required',
    });
  });

  test.each(['entity', 'trust'] as const)(
    'does not ask an %s whether it is a natural person',
    (investorType) => {
      const unasked = { us_natural_person_resident: undefined };
      expect(problemsWith('qualification', unasked, { investorType })).toEqual({});
    },
  );

  test('stops who meets no accredited test', () => {
    expect(problemsWith('qualification', { accredited_basis: 'none' })).toEqual({
      accredited_basis: 'investor_ineligible',
    });
  });

  test('wants the attestation ticked', () => {
    expect(problemsWith('qualification', { attested: false })).toEqual({ attested: 'attestation_required' });
  });
});

describe('investor information', () => {
  const withSigner = (changed: object, around?: Partial<StepContext>, nationality = 'US') =>
    problemsWith('investor_information', { nationality, signers: [{ ...ann, ...changed }] }, around);

  test('of an empty form names every field, down to the address', () => {
    expect(Object.keys(problemsOfStep('investor_information', {}, context)).sort()).toEqual([
      'has_sales_representative',
      'investor_name',
      'mailing_same',
      'nationality',
      'permanent_address.city',
      'permanent_address.country',
      'permanent_address.line_1',
      'phone_number',
      'related_to_member_firm',
      'related_to_public_company',
      'senior_political_figure',
      'signers',
    ]);
  });

  test('asks for the mailing address only when it is another', () => {
    expect(problemsWith('investor_information', { mailing_same: false })).toMatchObject({
      'mailing_address.line_1': 'required',
    });
    expect(problemsWith('investor_information', { mailing_same: false, mailing_address: home })).toEqual({});
  });

  test('refuses a post-office box as permanent address', () => {
    const permanent_address = { ...home, line_1: 'PO Box 5' };
    expect(problemsWith('investor_information', { permanent_address })).toEqual({
      'permanent_address.line_1': 'po_box',
    });
  });

  test('asks who the sales representative is when there is one', () => {
    expect(
      problemsWith('investor_information', { has_sales_representative: true, sales_email: 'x' }),
    ).toEqual({
      sales_firm: 'required',
      sales_name: 'required',
      sales_email: 'email_invalid',
    });
  });

  test('asks entities and trusts alone about retirement plans, and for the part where there is one', () => {
    const plan = { erisa_plan: true, code_4975_plan: false };
    const trust = { investorType: 'trust' } as const;
    expect(problemsWith('investor_information', {}, trust)).toEqual({
      erisa_plan: 'answer_required',
      code_4975_plan: 'answer_required',
    });
    expect(problemsWith('investor_information', { ...plan, erisa_plan: false }, trust)).toEqual({});
    expect(problemsWith('investor_information', plan, trust)).toEqual({ plan_assets_bp: 'required' });
    expect(problemsWith('investor_information', { ...plan, plan_assets_bp: 0 }, trust)).toEqual({
      plan_assets_bp: 'share_invalid',
    });
    expect(problemsWith('investor_information', { ...plan, plan_assets_bp: 2_500 }, trust)).toEqual({});
    expect(problemsWith('investor_information', plan)).toEqual({});
  });

  test('wants an interested party whole, and none at all is fine', () => {
    const party = {
      name: 'Ines Portal',
      relationship: 'Beneficial owner',
      email: 'ines.portal@example.com',
      phone_region: 'US',
      phone_number: '(415) 555 0188',
    };
    const named = (...interested_parties: object[]) =>
      problemsWith('investor_information', { interested_parties });
    expect(named()).toEqual({});
    expect(named(party)).toEqual({});
    expect(named(party, { ...party, relationship: '', phone_number: '12' })).toEqual({
      'interested_parties.1.relationship': 'required',
      'interested_parties.1.phone_number': 'phone_invalid',
    });
  });

  test('wants two signers of joint owners', () => {
    const joint = { investorType: 'joint_rights_of_survivorship' } as const;
    expect(problemsWith('investor_information', {}, joint)).toEqual({ signers: 'second_signer_required' });
    expect(problemsWith('investor_information', { signers: [ann, ann] }, joint)).toEqual({});
  });

  test('marks the second signer at the second signer', () => {
    const signers = [ann, { ...ann, date_of_birth: '2010-01-01', id_number: '000-45-6789' }];
    expect(problemsWith('investor_information', { signers })).toEqual({
      'signers.1.date_of_birth': 'under_age',
      'signers.1.id_number': 'ssn_invalid',
    });
  });

  test('knows US persons by their SSN alone', () => {
    expect(withSigner({ id_type: 'passport', id_number: 'E12345678', id_country: 'US' })).toEqual({
      'signers.0.id_type': 'ssn_required',
    });
    expect(withSigner({ id_type: undefined })).toEqual({});
  });

  test('takes a saved number for a blank one, but checks a new one', () => {
    const saved = { idOnFile: [true] };
    expect(withSigner({ id_number: undefined }, saved)).toEqual({});
    expect(withSigner({ id_number: '' }, saved)).toEqual({});
    expect(withSigner({ id_number: '123' }, saved)).toEqual({ 'signers.0.id_number': 'ssn_invalid' });
    expect(withSigner({ id_number: '' })).toEqual({ 'signers.0.id_number': 'required' });
  });

  test('asks where a passport was issued', () => {
    const passport = { id_type: 'passport', id_number: 'E12345678' };
    expect(withSigner(passport, { usPerson: false })).toEqual({ 'signers.0.id_country': 'required' });
    expect(withSigner({ ...passport, id_country: 'CN' }, { usPerson: false })).toEqual({});
  });

  test.each([
    ['tin', 'x', 'tin_invalid'],
    ['national_id', '!', 'national_id_invalid'],
    ['passport', 'E 12', 'passport_invalid'],
    ['driver_licence', '#1', 'driver_licence_invalid'],
  ])('refuses a %s of %j', (id_type, id_number, name) => {
    expect(withSigner({ id_type, id_number, id_country: 'GB' }, { usPerson: false }, 'GB')).toEqual({
      'signers.0.id_number': name,
    });
  });

  test('checks a Chinese national ID by its checksum', () => {
    const id = (id_number: string) => ({ id_type: 'national_id', id_number });
    expect(withSigner(id('11010519491231002X'), { usPerson: false }, 'CN')).toEqual({});
    expect(withSigner(id('110105194912310021'), { usPerson: false }, 'CN')).toEqual({
      'signers.0.id_number': 'national_id_invalid',
    });
  });
});

describe('status and experience', () => {
  test('of an empty form names every field but the employer', () => {
    expect(Object.keys(problemsOfStep('status_and_experience', {}, context)).sort()).toEqual([
      'composition',
      'income_last_year',
      'income_year_before',
      'investment_objective',
      'liquid_net_worth',
      'liquidity_need',
      'net_worth',
      'occupation',
      'risk_profile',
      'sophistication_acknowledged',
      'time_horizon',
      'total_investments',
      'wealth_source',
    ]);
  });

  test('says what the composition totals when that is not 100 %', () => {
    const composition = { equities: { share_bp: 9_950, years: 1 } };
    expect(
      problemsOfStep('status_and_experience', { ...complete.status_and_experience, composition }, context),
    ).toEqual({ composition: { name: 'composition_total', values: { total: 99.5 } } });
  });

  test('asks for the years of every line with a share, and only of those', () => {
    const composition = { equities: { share_bp: 10_000 }, cash: { share_bp: 0 } };
    expect(problemsWith('status_and_experience', { composition })).toEqual({
      'composition.equities.years': 'years_required',
    });
  });

  test('refuses shares and years that are not whole or out of range', () => {
    const composition = {
      equities: { share_bp: 10_100, years: 81 },
      cash: { share_bp: -100, years: 1.5 },
    };
    expect(problemsWith('status_and_experience', { composition })).toEqual({
      'composition.equities.share_bp': 'share_invalid',
      'composition.equities.years': 'years_invalid',
      'composition.cash.share_bp': 'share_invalid',
      'composition.cash.years': 'years_invalid',
    });
  });

  test('asks what another source of wealth is', () => {
    expect(
      problemsWith('status_and_experience', { wealth_source: 'other', wealth_source_other: ' ' }),
    ).toEqual({
      wealth_source_other: 'required',
    });
  });

  test('wants figures that are amounts', () => {
    expect(problemsWith('status_and_experience', { net_worth: 'a lot', liquid_net_worth: '-5' })).toEqual({
      net_worth: 'money_invalid',
      liquid_net_worth: 'money_invalid',
    });
  });
});

test('upload files wants a proof of ID and a proof of address', () => {
  expect(problemsWith('upload_files', {}, { documents: ['others'] })).toEqual({
    proof_of_id: 'proof_of_id_missing',
    proof_of_address: 'proof_of_address_missing',
  });
});

describe('amount and signature', () => {
  test('of an empty form asks for amount, method and reading', () => {
    expect(problemsOfStep('amount_and_signature', {}, context)).toEqual({
      commitment: { name: 'required' },
      preferred_method: { name: 'required' },
      must_read: { name: 'must_read_missing' },
    });
  });

  test('wants every must-read document ticked', () => {
    expect(problemsWith('amount_and_signature', { must_read: ['ppm', 'another'] })).toEqual({
      must_read: 'must_read_missing',
    });
    expect(problemsWith('amount_and_signature', { must_read: [] }, { mustRead: [] })).toEqual({});
  });

  test('holds the commitment to the product’s minimum', () => {
    expect(problemsWith('amount_and_signature', { commitment: '49000' })).toEqual({
      commitment: 'commitment_minimum',
    });
  });
});
