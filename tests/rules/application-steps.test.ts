import { isApplicable, isRequired, validateStep, canPayByAch } from '@quoin/rules';
import { complete, context, entity, problemsWith, trust } from './complete-application';

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
  test('requires every answer of a US person', () => {
    expect(Object.keys(validateStep('qualification', {}, context))).toEqual([
      'accredited_basis',
      'qualified_client',
      'qualified_purchaser',
      'us_natural_person_resident',
      'attested',
    ]);
  });

  test('does not require US residence of other investors', () => {
    const elsewhere = { us_natural_person_resident: undefined };
    expect(problemsWith('qualification', elsewhere, { usPerson: false })).toEqual({});
    expect(problemsWith('qualification', elsewhere)).toEqual({
      us_natural_person_resident: 'answer_required',
    });
  });

  test('the answer about US residence fits the permanent address, unless it is signed', () => {
    const differs = { us_natural_person_resident: 'residence_differs' };
    const about = (answer: boolean, homeCountry: string | undefined, isSigned = false) =>
      problemsWith('qualification', { us_natural_person_resident: answer }, { homeCountry, isSigned });
    expect(about(true, 'HK')).toEqual(differs);
    expect(about(false, 'US')).toEqual(differs);
    expect(about(false, 'PR')).toEqual(differs);
    expect(about(false, 'HK')).toEqual({});
    expect(about(true, 'GU')).toEqual({});
    expect(about(true, undefined)).toEqual({});
    expect(about(true, 'HK', true)).toEqual({});
  });

  test.each([
    ['entity', entity],
    ['trust', trust],
  ] as const)('does not ask an %s whether it is a natural person', (investorType, { qualification }) => {
    expect(problemsWith('qualification', qualification, { investorType })).toEqual({});
  });

  test('rejects an investor who is not accredited by any test', () => {
    expect(problemsWith('qualification', { accredited_basis: 'none' })).toEqual({
      accredited_basis: 'investor_ineligible',
    });
  });

  test('requires the attestation', () => {
    expect(problemsWith('qualification', { attested: false })).toEqual({ attested: 'attestation_required' });
  });
});

test.each([
  ['occupation', true, false],
  ['employer', false, false],
  ['net_worth', true, true],
] as const)('%s is required: %s, and applies to an entity: %s', (id, required, ofEntity) => {
  const { status_and_experience: values } = complete;
  expect(isRequired('status_and_experience', id)).toBe(required);
  expect(isApplicable('status_and_experience', id, context, values)).toBe(true);
  const about = { ...context, investorType: 'entity' } as const;
  expect(isApplicable('status_and_experience', id, about, values)).toBe(ofEntity);
});

describe('status and experience', () => {
  test('of an empty form reports every field except the employer', () => {
    expect(Object.keys(validateStep('status_and_experience', {}, context)).sort()).toEqual([
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

  test.each(['entity', 'trust'] as const)(
    'does not ask an investor of type %s for an occupation',
    (investorType) => {
      expect(problemsWith('status_and_experience', { occupation: '' })).toEqual({ occupation: 'required' });
      expect(problemsWith('status_and_experience', { occupation: '' }, { investorType })).toEqual({});
    },
  );

  test('reports the total of a composition that is not 100 %', () => {
    const composition = { equities: { share_bp: 9_950, years: 1 } };
    expect(
      validateStep('status_and_experience', { ...complete.status_and_experience, composition }, context),
    ).toEqual({ composition: { name: 'composition_total', values: { total: 99.5 } } });
  });

  test('requires the years of lines with a share only', () => {
    const composition = { equities: { share_bp: 10_000 }, cash: { share_bp: 0 } };
    expect(problemsWith('status_and_experience', { composition })).toEqual({
      'composition.equities.years': 'years_required',
    });
  });

  test('rejects shares and years that are fractional or out of range', () => {
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
    const limits = { equities: { share_bp: 10_000, years: 80 }, cash: { share_bp: 0, years: 0 } };
    expect(problemsWith('status_and_experience', { composition: limits })).toEqual({});
    const beyond = { equities: { share_bp: 9_999.5, years: 1 }, cash: { share_bp: 0.5, years: -1 } };
    expect(problemsWith('status_and_experience', { composition: beyond })).toEqual({
      'composition.equities.share_bp': 'share_invalid',
      'composition.cash.share_bp': 'share_invalid',
      'composition.cash.years': 'years_invalid',
    });
  });

  test('requires a description of another source of wealth', () => {
    expect(
      problemsWith('status_and_experience', { wealth_source: 'other', wealth_source_other: ' ' }),
    ).toEqual({
      wealth_source_other: 'required',
    });
  });

  test('requires the acknowledgement', () => {
    expect(problemsWith('status_and_experience', { sophistication_acknowledged: false })).toEqual({
      sophistication_acknowledged: 'acknowledgement_required',
    });
  });

  test('requires valid amounts', () => {
    expect(problemsWith('status_and_experience', { net_worth: 'a lot', liquid_net_worth: '-5' })).toEqual({
      net_worth: 'money_invalid',
      liquid_net_worth: 'money_invalid',
    });
  });
});

test('upload files requires a proof of ID and a proof of address', () => {
  const documents = [{ type: 'others', uploadedOn: '2026-08-03' }] as const;
  expect(problemsWith('upload_files', {}, { documents })).toEqual({
    proof_of_id: 'proof_of_id_missing',
    proof_of_address: 'proof_of_address_missing',
  });
});

describe('a proof of address that was uploaded', () => {
  const uploaded = (...days: string[]) => ({
    documents: [
      { type: 'proof_of_id', uploadedOn: '2020-01-31' } as const,
      ...days.map((uploadedOn) => ({ type: 'proof_of_address', uploadedOn }) as const),
    ],
  });
  const outdated = { proof_of_address: 'proof_of_address_outdated' };

  test.each([
    ['2026-05-02', outdated],
    ['2026-05-03', {}],
    ['2026-05-04', {}],
  ])('on %s, seen on 2026-08-03: %p', (day, problems) => {
    expect(problemsWith('upload_files', {}, uploaded(day))).toEqual(problems);
  });

  test('long ago can be replaced by a newer one', () => {
    expect(problemsWith('upload_files', {}, uploaded('2020-01-31', '2026-08-01'))).toEqual({});
  });

  test('long ago does not invalidate a signed application', () => {
    expect(problemsWith('upload_files', {}, { ...uploaded('2020-01-31'), isSigned: true })).toEqual({});
  });

  test('long ago may be the national ID of a resident of China', () => {
    const there = { ...uploaded('2020-01-31'), homeCountry: 'CN' };
    expect(problemsWith('upload_files', {}, there)).toEqual({});
  });
});

describe('amount and signature', () => {
  test('of an empty form requires amount, method and documents', () => {
    expect(validateStep('amount_and_signature', {}, context)).toEqual({
      commitment: { name: 'required' },
      preferred_method: { name: 'required' },
      bank_account_id: { name: 'payer_required' },
      must_read: { name: 'must_read_missing' },
    });
  });

  test('accepts ACH only if it is permitted, and wires always', () => {
    const closed = { achPermitted: false };
    expect(problemsWith('amount_and_signature', { preferred_method: 'ach' })).toEqual({});
    expect(problemsWith('amount_and_signature', { preferred_method: 'ach' }, closed)).toEqual({
      preferred_method: 'ach_not_permitted',
    });
    expect(problemsWith('amount_and_signature', { preferred_method: 'wire' }, closed)).toEqual({});
  });

  test.each([
    ['a product that permits it', true, 'individual', true],
    ['a product that does not', false, 'individual', false],
    ['an IRA, whose money its custodian wires', true, 'ira', false],
  ] as const)('ACH is decided by product and investor: %s', (_of, achPermitted, investorType, expected) => {
    expect(canPayByAch({ product: { achPermitted }, investor: { investorType } })).toBe(expected);
  });

  test('is paid from an account on record that supports the method', () => {
    const about = (changed: object, around: object = {}) =>
      problemsWith('amount_and_signature', changed, around).bank_account_id;
    expect(about({ bank_account_id: undefined })).toBe('payer_required');
    expect(about({ bank_account_id: 'bank-2' })).toBe('payer_unfit');
    const wired = { payers: [{ id: 'bank-1', methods: ['wire'] }] };
    expect(about({ preferred_method: 'ach' }, wired)).toBe('payer_not_for_method');
    expect(about({ preferred_method: undefined }, wired)).toBeUndefined();
    expect(about({ preferred_method: 'ach' }, { ...wired, achPermitted: false })).toBeUndefined();
    // A signed application remains complete if the account is removed. The custodian pays for an IRA.
    expect(about({}, { payers: [], isSigned: true })).toBeUndefined();
    expect(about({}, { investorType: 'ira' })).toBe('custodian_pays');
    expect(about({ bank_account_id: undefined }, { investorType: 'ira' })).toBeUndefined();
  });

  test('requires every must-read document', () => {
    expect(problemsWith('amount_and_signature', { must_read: ['ppm'] })).toEqual({
      must_read: 'must_read_missing',
    });
    expect(problemsWith('amount_and_signature', { must_read: [] }, { mustRead: [] })).toEqual({});
  });

  test('reports that a ticked document has a new version', () => {
    const read = ['ppm', 'crs-1'];
    const mustRead = ['ppm', 'crs-2'];
    expect(problemsWith('amount_and_signature', { must_read: read }, { mustRead })).toEqual({
      must_read: 'must_read_changed',
    });
    expect(problemsWith('amount_and_signature', { must_read: [...read, 'crs-2'] }, { mustRead })).toEqual({});
  });

  test('checks the commitment against the product’s minimum', () => {
    expect(problemsWith('amount_and_signature', { commitment: '49000' })).toEqual({
      commitment: 'commitment_minimum',
    });
  });
});

test('a problem has the limit or the country that its message shows', () => {
  const composition = { equities: { share_bp: 10_000, years: 81 } };
  expect(
    validateStep('status_and_experience', { ...complete.status_and_experience, composition }, context),
  ).toEqual({ 'composition.equities.years': { name: 'years_invalid', values: { max: 80 } } });
  expect(validateStep('upload_files', {}, { ...context, today: '2027-01-01' })).toEqual({
    proof_of_address: { name: 'proof_of_address_outdated', values: { months: 3 } },
  });
  expect(
    validateStep('investor_information', complete.investor_information, {
      ...context,
      allowedCountries: ['HK'],
    }),
  ).toEqual({
    'permanent_address.country': {
      name: 'residence_not_offered',
      values: { country: { country: 'US' } },
    },
  });
});
