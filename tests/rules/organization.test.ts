// Tests by which organizations qualify, and the answers of an entity or a trust.
import {
  ACCREDITED_BASES,
  ACCREDITED_TESTS,
  getAccreditedBases,
  getCapacities,
  excludesFormedForPurpose,
  getFormationStates,
  INVESTOR_TYPES,
  parseEin,
  getProofTypes,
  getPurchaserBases,
  PURCHASER_TESTS,
  getRequiredProofs,
  toStoredOrganization,
  type StepContext,
} from '@quoin/rules';
import { entity, problemsWith, trust } from './complete-application';

describe('the tests of an accredited investor', () => {
  const persons = [
    'income',
    'joint_income',
    'net_worth',
    'fund_insider',
    'securities_licence',
    'knowledgeable_employee',
    'family_client',
    'none',
  ];
  const joint = ['joint_income', 'net_worth', 'each_owner', 'none'];

  test.each([
    ['individual', persons],
    ['ira', persons],
    ['joint_tenants_in_common', joint],
    ['joint_rights_of_survivorship', joint],
    ['joint_community_property', joint],
    [
      'entity',
      [
        'fund_insider',
        'entity_assets',
        'entity_investments',
        'equity_owners',
        'institution',
        'family_office',
        'family_client',
        'none',
      ],
    ],
    ['trust', ['trust_assets', 'grantors', 'institution', 'family_office', 'family_client', 'none']],
  ] as const)('of an investor of the type %s', (investorType, bases) => {
    expect(getAccreditedBases(investorType)).toEqual(bases);
    for (const basis of getAccreditedBases('individual').concat(getAccreditedBases('entity')))
      if (basis !== 'none' && !getAccreditedBases(investorType).includes(basis))
        expect(problemsWith('qualification', { accredited_basis: basis }, { investorType })).toHaveProperty(
          'accredited_basis',
          'test_of_type',
        );
  });

  test.each([
    ['income', '(6)'],
    ['net_worth', '(5)'],
    ['entity_assets', '(3)'],
    ['trust_assets', '(7)'],
    ['equity_owners', '(8)'],
    ['grantors', '(8)'],
    ['entity_investments', '(9)'],
    ['securities_licence', '(10)'],
    ['family_office', '(12)'],
    ['family_client', '(13)'],
  ] as const)('cite their paragraph: %s is 230.501(a)%s', (basis, paragraph) => {
    expect(ACCREDITED_TESTS[basis].citation).toBe(`17 CFR 230.501(a)${paragraph}`);
  });

  test('cover all paragraphs of 17 CFR 230.501(a)', () => {
    const cited = Object.values(ACCREDITED_TESTS).flatMap(({ citation }) => citation.match(/\(\d+\)/g) ?? []);
    const paragraphs = Array.from({ length: 13 }, (_, index) => `(${index + 1})`);
    expect(paragraphs.filter((one) => !cited.includes(one))).toEqual([]);
  });

  test('by assets, investments or a family office exclude an investor formed to buy the securities', () => {
    expect(ACCREDITED_BASES.filter(excludesFormedForPurpose)).toEqual([
      'entity_assets',
      'trust_assets',
      'entity_investments',
      'family_office',
    ]);
  });

  test('of a signed application remain unchanged', () => {
    const signed = { investorType: 'trust', isSigned: true } as const;
    expect(problemsWith('qualification', { accredited_basis: 'net_worth' }, signed)).toEqual({});
  });

  test('that look through to owners require all owners, each with their own test', () => {
    const about = (accredited_basis: 'equity_owners' | 'each_owner', ...accredited_owners: object[]) => {
      const investorType = accredited_basis === 'equity_owners' ? 'entity' : 'joint_tenants_in_common';
      return problemsWith('qualification', { accredited_basis, accredited_owners }, { investorType });
    };
    const ann = { name: 'Ann Li', basis: 'income' };
    const company = { name: 'Castellan Partners LP', basis: 'entity_assets' };
    expect(about('equity_owners')).toEqual({ accredited_owners: 'accredited_owner_required' });
    expect(about('equity_owners', ann, company)).toEqual({});
    expect(about('equity_owners', { name: 'Ann Li' }, { ...ann, basis: 'none' })).toEqual({
      'accredited_owners.0.basis': 'required',
      'accredited_owners.1.basis': 'test_of_type',
    });
    expect(about('equity_owners', { ...ann, basis: 'each_owner' })).toEqual({
      'accredited_owners.0.basis': 'test_of_type',
    });
    expect(about('each_owner', ann)).toEqual({ accredited_owners: 'accredited_owner_required' });
    expect(about('each_owner', ann, { ...ann, name: '' })).toEqual({
      'accredited_owners.1.name': 'required',
    });
    expect(about('each_owner', ann, company)).toEqual({
      'accredited_owners.1.basis': 'test_of_type',
    });
    const ofGrantors = (...accredited_owners: object[]) =>
      problemsWith(
        'qualification',
        { accredited_basis: 'grantors', accredited_owners },
        { investorType: 'trust' },
      );
    expect(ofGrantors()).toEqual({ accredited_owners: 'accredited_owner_required' });
    expect(ofGrantors(ann)).toEqual({});
    expect(ofGrantors(company)).toEqual({ 'accredited_owners.0.basis': 'test_of_type' });
  });
});

test('a qualified purchaser that is not a person states the test', () => {
  expect(INVESTOR_TYPES.map((type) => [type, getPurchaserBases(type)])).toEqual([
    ['individual', []],
    ['joint_tenants_in_common', []],
    ['joint_rights_of_survivorship', []],
    ['joint_community_property', []],
    ['ira', []],
    ['entity', ['family_company', 'institution', 'beneficial_owners']],
    ['trust', ['family_company', 'settlors', 'institution']],
  ]);
  expect(PURCHASER_TESTS.settlors.citation).toBe('15 U.S.C. 80a-2(a)(51)(A)(iii)');
  const purchaser = { ...trust.qualification, qualified_purchaser: true };
  const ofTrust = { investorType: 'trust' } as const;
  expect(problemsWith('qualification', purchaser, ofTrust)).toEqual({
    qualified_purchaser_basis: 'required',
  });
  expect(
    problemsWith('qualification', { ...purchaser, qualified_purchaser_basis: 'settlors' }, ofTrust),
  ).toEqual({});
  expect(
    problemsWith('qualification', { ...purchaser, qualified_purchaser_basis: 'beneficial_owners' }, ofTrust),
  ).toEqual({ qualified_purchaser_basis: 'test_of_type' });
  expect(problemsWith('qualification', { qualified_purchaser: true })).toEqual({});
});

const ofEntity = (changed: object = {}, around: Partial<StepContext> = {}) =>
  problemsWith(
    'investor_information',
    { ...entity.investor_information, signers: [...entity.investor_information.signers], ...changed },
    { investorType: 'entity', accreditedBasis: 'entity_assets', ...around },
  );
const ofTrust = (changed: object = {}, around: Partial<StepContext> = {}) =>
  problemsWith(
    'investor_information',
    { ...trust.investor_information, signers: [...trust.investor_information.signers], ...changed },
    { investorType: 'trust', accreditedBasis: 'trust_assets', ...around },
  );

test('an entity states kind, tax number, formation, beneficial owners, and the capacity of its signers', () => {
  expect(ofEntity()).toEqual({});
  const [signer] = entity.investor_information.signers;
  expect(
    ofEntity({
      entity_kind: undefined,
      tax_number_type: undefined,
      tax_number: undefined,
      formation_state: undefined,
      formation_date: undefined,
      has_beneficial_owners: undefined,
      signers: [{ ...signer, capacity: undefined, title: '' }],
    }),
  ).toEqual({
    entity_kind: 'required',
    tax_number_type: 'required',
    tax_number: 'required',
    formation_state: 'required',
    formation_date: 'required',
    has_beneficial_owners: 'answer_required',
    'signers.0.capacity': 'required',
    'signers.0.title': 'required',
  });
});

test('a trust states the same with its own kinds, and no beneficial owners', () => {
  expect(ofTrust()).toEqual({});
  const [signer] = trust.investor_information.signers;
  expect(ofTrust({ trust_kind: undefined, signers: [{ ...signer, capacity: 'manager' }] })).toEqual({
    trust_kind: 'required',
    'signers.0.capacity': 'capacity_invalid',
  });
});

test('the kind must be accepted by the selected test', () => {
  const misfit = { entity_kind: 'kind_not_of_test' };
  expect(ofEntity({ entity_kind: 'other_entity' })).toEqual(misfit);
  expect(ofEntity({}, { accreditedBasis: 'entity_investments' })).toEqual(misfit);
  expect(ofEntity({ entity_kind: 'other_entity' }, { accreditedBasis: 'entity_investments' })).toEqual({});
  expect(ofTrust({}, { accreditedBasis: 'grantors' })).toEqual({ trust_kind: 'kind_not_of_test' });
  expect(ofTrust({ trust_kind: 'revocable_trust' }, { accreditedBasis: 'grantors' })).toEqual({});
  expect(ofTrust({}, { accreditedBasis: 'grantors', isSigned: true })).toEqual({});
  expect(ofEntity({ entity_kind: 'other_entity' }, { isSigned: true })).toEqual({});
});

test.each([
  ['123456789', '12-3456789'],
  ['EIN: 12 3456789', '12-3456789'],
  ['98-7654321', '98-7654321'],
  ['07-3456789', undefined],
  ['89-3456789', undefined],
  ['12-345678', undefined],
  ['1A-3456789', undefined],
])('the EIN %s is read as %s', (typed, ein) => {
  expect(parseEin(typed)).toBe(ein);
});

test('a US organization uses its EIN, and only a revocable trust the SSN of its grantor', () => {
  const ssn = { tax_number_type: 'ssn', tax_number: '123-45-6789' } as const;
  expect(ofEntity(ssn)).toEqual({ tax_number_type: 'tax_number_type' });
  expect(ofTrust(ssn)).toEqual({ tax_number_type: 'tax_number_type' });
  expect(ofTrust({ ...ssn, trust_kind: 'revocable_trust' })).toEqual({});
  expect(ofEntity({ tax_number_type: 'foreign' })).toEqual({ tax_number_type: 'tax_number_type' });
  expect(ofEntity({ tax_number: '07-1234567' })).toEqual({ tax_number: 'ein_invalid' });
  expect(ofEntity({ tax_number: '' }, { taxNumberOnFile: true })).toEqual({});
  expect(ofEntity({ tax_number: '07-1234567' }, { taxNumberOnFile: true })).toEqual({
    tax_number: 'ein_invalid',
  });
});

test.each([
  [{ tax_number_type: 'ein', tax_number: '123456789' }, { tax_number: '12-3456789' }],
  [{ tax_number_type: 'ein', tax_number: ' 12 ' }, { tax_number: '12' }],
  [{ tax_number_type: 'foreign', tax_number: ' HK 1234 ' }, { tax_number: 'HK 1234' }],
  [{ tax_number: ' 12 ' }, {}],
  [{ tax_number_type: 'ein' }, {}],
  [{ formation_date: 'March 9, 2012' }, { formation_date: '2012-03-09' }],
  [{ formation_date: '2012-02-30' }, {}],
] as const)('the answers %j are stored with %j', (typed, stored) => {
  expect(toStoredOrganization(typed)).toEqual({ ...typed, ...stored });
});

test('a foreign organization uses an EIN or a number of its country, and a state only if the country has states', () => {
  const abroad = {
    nationality: 'HK',
    formation_state: undefined,
    permanent_address: { country: 'HK', line_1: '1 Peak Road', city: 'Hong Kong' },
    tax_number_type: 'foreign',
    tax_number: 'HK 1234-5678',
  };
  expect(ofEntity(abroad, { usPerson: false })).toEqual({});
  expect(ofEntity({ ...abroad, tax_number: '?' }, { usPerson: false })).toEqual({
    tax_number: 'tin_invalid',
  });
  expect(getFormationStates('CA').map(({ code }) => code)).toContain('ON');
  expect(getFormationStates('US').map(({ code }) => code)).not.toContain('AE');
  expect(ofEntity({ formation_state: 'AE' })).toEqual({ formation_state: 'state_invalid' });
});

test('the date of formation is valid and not in the future', () => {
  expect(ofEntity({ formation_date: '2026-08-03' })).toEqual({});
  expect(ofEntity({ formation_date: '2026-08-04' })).toEqual({ formation_date: 'formation_in_future' });
  expect(ofEntity({ formation_date: '2012-02-30' })).toEqual({ formation_date: 'date_invalid' });
});

test('beneficial owners have at least 25 %, at most 100 % together, and do not live in a sanctioned country', () => {
  const owner = (share_bp: number, country = 'US') => ({ name: 'Ann Li', share_bp, country });
  const about = (...beneficial_owners: object[]) =>
    ofEntity({ has_beneficial_owners: true, beneficial_owners });
  expect(about()).toEqual({ beneficial_owners: 'beneficial_owner_required' });
  expect(ofEntity({ has_beneficial_owners: true })).toEqual(about());
  expect(about({ name: 'Ann Li', country: 'US' })).toEqual({ 'beneficial_owners.0.share_bp': 'required' });
  expect(about(owner(10_001))).toMatchObject({ 'beneficial_owners.0.share_bp': 'owner_share' });
  expect(about(owner(2_500), owner(7_500))).toEqual({});
  expect(about(owner(2_499))).toEqual({ 'beneficial_owners.0.share_bp': 'owner_share' });
  expect(about(owner(6_000), owner(4_001))).toEqual({ beneficial_owners: 'ownership_total' });
  expect(about(owner(10_000, 'KP'))).toEqual({ 'beneficial_owners.0.country': 'country_sanctioned' });
});

test('persons sign for themselves, trustees for trusts, managers and others for entities', () => {
  expect(getCapacities('individual')).toEqual([]);
  expect(getCapacities('trust')).toEqual(['trustee', 'authorized_person']);
  expect(getCapacities('entity')).not.toContain('trustee');
});

test('only entities and trusts upload formation documents, which are required', () => {
  expect(getProofTypes('ira')).not.toContain('formation_documents');
  expect(getRequiredProofs('individual')).toEqual(['proof_of_id', 'proof_of_address']);
  expect(getRequiredProofs('trust')).toEqual(['proof_of_id', 'proof_of_address', 'formation_documents']);
  expect(problemsWith('upload_files')).toEqual({});
  expect(problemsWith('upload_files', {}, { investorType: 'entity' })).toEqual({
    formation_documents: 'formation_documents_missing',
  });
});
