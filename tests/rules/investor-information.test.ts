// The rules of the second step of an application.
import { validateStep, toStoredContact, toStoredSigner, type Signer, type StepContext } from '@quoin/rules';
import { abroad, ann, context, home, problemsWith, trust as ofTrust } from './complete-application';

const withSigner = (changed: object, around?: Partial<StepContext>, nationality = 'US') =>
  problemsWith(
    'investor_information',
    {
      nationality,
      permanent_address: around?.usPerson === false ? abroad : home,
      signers: [{ ...ann, ...changed }],
    },
    around,
  );

test('of an empty form reports every field, including the address', () => {
  expect(Object.keys(validateStep('investor_information', {}, context)).sort()).toEqual([
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

test('requires a mailing address only if it differs', () => {
  expect(problemsWith('investor_information', { mailing_same: false })).toMatchObject({
    'mailing_address.line_1': 'required',
  });
  expect(problemsWith('investor_information', { mailing_same: false, mailing_address: home })).toEqual({});
});

test('rejects a post-office box as permanent address', () => {
  const permanent_address = { ...home, line_1: 'PO Box 5' };
  expect(problemsWith('investor_information', { permanent_address })).toEqual({
    'permanent_address.line_1': 'po_box',
  });
});

test('requires the details of a sales representative', () => {
  expect(problemsWith('investor_information', { has_sales_representative: true, sales_email: 'x' })).toEqual({
    sales_firm: 'required',
    sales_name: 'required',
    sales_email: 'email_invalid',
  });
});

test('requires the details of each connection that is affirmed', () => {
  const affirmed = {
    related_to_member_firm: true,
    related_to_public_company: true,
    senior_political_figure: true,
  };
  expect(problemsWith('investor_information', affirmed)).toEqual({
    related_to_member_firm_details: 'required',
    related_to_public_company_details: 'required',
    senior_political_figure_details: 'required',
  });
});

test('requires the questions about retirement plans of entities and trusts only, and the share of plan assets if any', () => {
  const plan = { erisa_plan: true, code_4975_plan: false };
  const answers = (changed: object) =>
    problemsWith(
      'investor_information',
      { ...ofTrust.investor_information, signers: [...ofTrust.investor_information.signers], ...changed },
      { investorType: 'trust' },
    );
  expect(answers({ erisa_plan: undefined, code_4975_plan: undefined })).toEqual({
    erisa_plan: 'answer_required',
    code_4975_plan: 'answer_required',
  });
  expect(answers({ ...plan, erisa_plan: false })).toEqual({});
  expect(answers(plan)).toEqual({ plan_assets_bp: 'required' });
  expect(answers({ ...plan, plan_assets_bp: 0 })).toEqual({ plan_assets_bp: 'share_invalid' });
  expect(answers({ ...plan, plan_assets_bp: 2_500 })).toEqual({});
  expect(answers({ ...plan, plan_assets_bp: 10_001 })).toEqual({ plan_assets_bp: 'share_invalid' });
  expect(answers({ erisa_plan: false, code_4975_plan: true, plan_assets_bp: 10_000 })).toEqual({});
  expect(answers({ erisa_plan: false, code_4975_plan: true })).toEqual({ plan_assets_bp: 'required' });
  expect(problemsWith('investor_information', plan)).toEqual({});
});

test('accepts no interested party, and requires a named one to be complete', () => {
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

const bo = { ...ann, first_name: 'Bo', id_number: '123-45-6780' };
const cy = { ...ann, first_name: 'Cy', id_number: '123-45-6781' };

test('lets two spouses of a community property state hold community property', () => {
  const about = (permanent_address: object, signers: object[] = [ann, bo]) =>
    problemsWith(
      'investor_information',
      { permanent_address, signers },
      { investorType: 'joint_community_property' },
    );
  const austin = { ...home, city: 'Austin', state: 'TX', zip: '78701' };
  expect(about(austin)).toEqual({});
  expect(about(home)).toEqual({ 'permanent_address.state': 'community_property_state' });
  expect(about(abroad)).toEqual({ 'permanent_address.country': 'community_property_state' });
  expect(about({ ...austin, state: 'ZZ' })).toEqual({ 'permanent_address.state': 'state_invalid' });
  expect(about(austin, [ann, bo, cy])).toEqual({ signers: 'signers_are_couple' });
});

test('accepts more than two joint owners unless they qualify as spouses', () => {
  const owners = (accreditedBasis: 'net_worth' | 'joint_income' | 'each_owner') =>
    problemsWith(
      'investor_information',
      { signers: [ann, bo, cy] },
      {
        investorType: 'joint_tenants_in_common',
        accreditedBasis,
        accreditedOwners: ['Ann Li', 'Bo Li', 'Cy Li'],
      },
    );
  expect(owners('net_worth')).toEqual({ signers: 'signers_are_couple' });
  expect(owners('joint_income')).toEqual({ signers: 'signers_are_couple' });
  expect(owners('each_owner')).toEqual({});
});

test.each([
  ['one more signs than is accredited', ['Ann Li', 'Bo Li'], [ann, bo, cy], true],
  ['one of the accredited owners does not sign', ['Ann Li', 'Bo Li', 'Cy Li'], [ann, bo], true],
  ['another person signs', ['Ann Li', 'Cy Li'], [ann, bo], true],
  ['the same owner is named twice', ['Ann Li', 'Ann Li'], [ann, bo], true],
  ['two signers have the name of one owner', ['Ann Li', 'Bo Li'], [ann, { ...bo, first_name: 'Ann' }], true],
  ['a name ends with a full stop', ['Ann Li Jr', 'Bo Li'], [{ ...ann, last_name: 'Li Jr.' }, bo], false],
  ['the names differ in case, order and middle names', ['LI, Ann', 'Bo Quincy Li'], [ann, bo], false],
])('joint owners who are each accredited: %s', (_, accreditedOwners, signers, isProblem) => {
  const around = {
    investorType: 'joint_tenants_in_common',
    accreditedBasis: 'each_owner',
    accreditedOwners,
  } as const;
  const problem = isProblem ? { signers: 'signers_are_owners' } : {};
  expect(problemsWith('investor_information', { signers }, around)).toEqual(problem);
  expect(problemsWith('investor_information', { signers }, { ...around, isSigned: true })).toEqual({});
});

test('a person cannot sign twice, as the same identity number shows', () => {
  const joint = { investorType: 'joint_tenants_in_common' } as const;
  const again = { ...ann, email: 'other@example.com', id_number: '123456789' };
  expect(problemsWith('investor_information', { signers: [ann, again] }, joint)).toEqual({
    'signers.1.id_number': 'signer_twice',
  });
});

test('two people may have the same number of different kinds, or saved numbers', () => {
  const about = (...signers: object[]) =>
    problemsWith(
      'investor_information',
      { signers },
      { investorType: 'joint_tenants_in_common', idOnFile: [true, true] },
    );
  expect(about(ann, { ...ann, id_type: 'passport', id_number: '123456789', id_country: 'DE' })).toEqual({});
  expect(about({ ...ann, id_number: '' }, { ...ann, id_number: '' })).toEqual({});
});

test('requires two signers for joint owners', () => {
  const joint = { investorType: 'joint_rights_of_survivorship' } as const;
  expect(problemsWith('investor_information', { signers: [] }, joint)).toEqual({
    signers: 'signer_required',
  });
  expect(problemsWith('investor_information', {}, joint)).toEqual({ signers: 'second_signer_required' });
  expect(problemsWith('investor_information', { signers: [ann, bo] }, joint)).toEqual({});
});

test('reports a problem of the second signer at the second signer', () => {
  const signers = [ann, { ...ann, date_of_birth: '2010-01-01', id_number: '000-45-6789' }];
  expect(problemsWith('investor_information', { signers })).toEqual({
    'signers.1.date_of_birth': 'under_age',
    'signers.1.id_number': 'ssn_invalid',
  });
});

test('accepts only an SSN from a US person', () => {
  expect(withSigner({ id_type: 'passport', id_number: 'E12345678', id_country: 'US' })).toEqual({
    'signers.0.id_type': 'ssn_required',
  });
  expect(withSigner({ id_type: undefined })).toEqual({});
});

test('accepts any kind of number from joint owners and representatives', () => {
  const capacity = { capacity: 'authorized_person', title: 'Attorney' };
  const passport = { ...capacity, id_type: 'passport', id_number: 'E12345678', id_country: 'DE' };
  const ssn = { ...capacity, id_type: 'ssn', id_number: '123-45-6789' };
  const about = (signer: object, around: object) => {
    const found = Object.entries(withSigner(signer, around));
    return Object.fromEntries(found.filter(([path]) => path.startsWith('signers.0')));
  };
  for (const investorType of ['entity', 'trust', 'joint_tenants_in_common'] as const) {
    const foreign = { investorType, usPerson: false };
    expect(about(passport, { investorType })).toEqual({});
    expect(about(ssn, foreign)).toEqual({});
    const wrong = { ...ssn, id_number: '000-45-6789' };
    expect(about(wrong, foreign)).toEqual({ 'signers.0.id_number': 'ssn_invalid' });
    const none = { ...capacity, id_type: undefined };
    expect(about(none, foreign)).toEqual({ 'signers.0.id_type': 'required' });
  }
  for (const investorType of ['individual', 'ira'] as const)
    expect(about(ssn, { investorType, usPerson: false })).toEqual({
      'signers.0.id_type': 'ssn_of_us_persons',
    });
});

test('keeps the saved number if the field is blank, but checks a new one', () => {
  const saved = { idOnFile: [true] };
  expect(withSigner({ id_number: undefined }, saved)).toEqual({});
  expect(withSigner({ id_number: '' }, saved)).toEqual({});
  expect(withSigner({ id_number: '123' }, saved)).toEqual({ 'signers.0.id_number': 'ssn_invalid' });
  expect(withSigner({ id_number: '' })).toEqual({ 'signers.0.id_number': 'required' });
});

test('a US person may add a passport or a licence, which is then complete', () => {
  const licence = { document_type: 'driver_licence', document_number: 'D 123-456', document_country: 'US' };
  expect(withSigner({ ...licence, document_state: 'CO' })).toEqual({});
  expect(withSigner(licence)).toEqual({ 'signers.0.document_state': 'required' });
  expect(withSigner({ ...licence, document_state: 'AE' })).toEqual({
    'signers.0.document_state': 'state_invalid',
  });
  expect(withSigner({ ...licence, document_country: 'DE' })).toEqual({});
  expect(withSigner({ document_type: 'driver_licence' })).toEqual({
    'signers.0.document_number': 'required',
    'signers.0.document_country': 'required',
  });
  const passport = { document_type: 'passport', document_number: 'E1', document_country: 'XX' };
  expect(withSigner(passport)).toEqual({
    'signers.0.document_number': 'passport_invalid',
    'signers.0.document_country': 'country_invalid',
  });
  const saved = { document_type: 'passport', document_number_masked: '*****5678', document_country: 'US' };
  expect(withSigner(saved)).toEqual({});
  expect(withSigner({ ...saved, document_number: 'E1' })).toEqual({
    'signers.0.document_number': 'passport_invalid',
  });
});

test('requires the country that issued a passport or a licence', () => {
  const passport = { id_type: 'passport', id_number: 'E12345678' };
  expect(withSigner(passport, { usPerson: false })).toEqual({ 'signers.0.id_country': 'required' });
  const licence = { ...passport, id_type: 'driver_licence', document_type: 'passport' };
  expect(withSigner(licence, { usPerson: false })).toEqual({ 'signers.0.id_country': 'required' });
  expect(withSigner({ ...passport, id_country: 'CN' }, { usPerson: false })).toEqual({});
  expect(withSigner({ ...passport, id_country: 'CN' }, { usPerson: false }, 'CN')).toEqual({});
  expect(withSigner({ ...passport, id_country: 'XX' }, { usPerson: false })).toEqual({
    'signers.0.id_country': 'country_invalid',
  });
});

test.each([
  ['tin', 'x', 'tin_invalid'],
  ['national_id', '!', 'national_id_invalid'],
  ['passport', 'E 12', 'passport_invalid'],
  ['driver_licence', '#1', 'driver_licence_invalid'],
])('rejects a %s of %j', (id_type, id_number, name) => {
  expect(withSigner({ id_type, id_number, id_country: 'GB' }, { usPerson: false }, 'GB')).toEqual({
    'signers.0.id_number': name,
  });
});

test.each([
  ['national_id', '900101/1234'],
  ['national_id', '784-1990-1234567-1'],
  ['national_id', '150101+123A'],
  ['tin', 'A123456(3)'],
  ['tin', '12/345/67890'],
  ['tin', 'ÑAÑA800101AB1'],
  ['tin', '123.456.789-09'],
  ['driver_licence', '12345/67/8901'],
  ['driver_licence', 'SMITHJA**12B'],
  ['driver_licence', 'MH14/2011/0012345'],
  ['driver_licence', 'S123-4567-8901'],
])('accepts a %s as it is printed: %s', (id_type, id_number) => {
  expect(withSigner({ id_type, id_number, id_country: 'GB' }, { usPerson: false }, 'GB')).toEqual({});
});

test.each([
  ['tin', '1-2-3'],
  ['national_id', 'A.-.-.'],
  ['driver_licence', '***1234'],
  ['national_id', '1'.repeat(31)],
])('rejects a %s of %s, which the identity check could not ask for', (id_type, id_number) => {
  expect(withSigner({ id_type, id_number, id_country: 'GB' }, { usPerson: false }, 'GB')).toEqual({
    'signers.0.id_number': `${id_type}_invalid`,
  });
});

test('checks a Chinese national ID by its checksum', () => {
  const id = (id_number: string, date_of_birth = '1949-12-31') => ({
    id_type: 'national_id',
    id_number,
    date_of_birth,
  });
  expect(withSigner(id('11010519491231002X'), { usPerson: false }, 'CN')).toEqual({});
  expect(withSigner(id('11010519491231002X', '1949-12-30'), { usPerson: false }, 'CN')).toEqual({
    'signers.0.id_number': 'national_id_birth_date',
  });
  expect(withSigner(id('A123456(3)', '1949-12-30'), { usPerson: false }, 'CN')).toEqual({});
  expect(withSigner(id('110105194912310021'), { usPerson: false }, 'CN')).toEqual({
    'signers.0.id_number': 'national_id_invalid',
  });
  expect(withSigner(id('11010519491231002X', '1949-12-30'), { usPerson: false }, 'DE')).toEqual({});
  expect(withSigner(id('C01X00T47'), { usPerson: false }, 'DE')).toEqual({});
});

const licence: Signer = {
  document_type: 'driver_licence',
  document_number: ' D 123-456 ',
  document_number_masked: '***456',
  document_country: 'US',
  document_state: 'CO',
};

test.each<[string, Signer, Signer, string?]>([
  ['with a Social Security number', { id_type: 'ssn', id_number: '123456789' }, { id_number: '123-45-6789' }],
  ['with an unfinished number', { id_type: 'ssn', id_number: ' 123 ' }, { id_number: '123' }],
  ['without a kind of number', { id_number: ' 123 ' }, { id_number: '123' }],
  [
    'with a Chinese identity card',
    { id_type: 'national_id', id_number: '110105 1949 1231 002x' },
    { id_number: '11010519491231002X' },
    'CN',
  ],
  ['born on a written date', { date_of_birth: 'May 17, 1990' }, { date_of_birth: '1990-05-17' }],
  ['born on no valid date', { date_of_birth: '1990-02-30' }, {}],
  ['with an e-mail', { email: ' Ann.Li＠example.com ' }, { email: 'Ann.Li@example.com' }],
  ['with a licence', licence, { document_number: 'D 123-456' }],
  ['with an unfinished licence', { ...licence, document_number: 'D' }, {}],
  ['with only a kind of document', { document_type: 'passport' }, {}],
])('a signer %s is stored in one form', (_, typed, stored, nationality = 'US') => {
  expect(toStoredSigner(typed, nationality)).toEqual({ ...typed, ...stored });
});

test('a second document is not stored without its kind, or beside another number than an SSN', () => {
  const { document_type: _kind, ...without } = licence;
  expect(toStoredSigner(without, 'US')).toEqual({});
  expect(toStoredSigner({ ...licence, id_type: 'tin' }, 'US')).toEqual({ id_type: 'tin' });
  const passport = { document_type: 'passport', document_state: 'CO' } as const;
  expect(toStoredSigner(passport, 'US')).toEqual({ document_type: 'passport' });
});

test.each([
  ['US', '+1 (415) 555 0123', '4155550123'],
  ['CN', '138 0013 8000', '13800138000'],
  ['US', '+44 7400 123456', '+44 7400 123456'],
  ['US', '555', '555'],
])('in region %s the phone number %s is stored as %s', (phone_region, phone_number, stored) => {
  expect(toStoredContact({ phone_region, phone_number })).toEqual({ phone_region, phone_number: stored });
});
