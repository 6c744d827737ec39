// Answers that contradict each other, or need a decision of staff, before the agreement is made.
import { reviewReasons, thresholdsOn, type ApplicationValues, type ReviewContext } from '@quoin/rules';
import { ann, complete } from './complete-application';

const { qualification, investor_information: information, status_and_experience: figures } = complete;
const context: ReviewContext = {
  usPerson: true,
  investorType: 'individual',
  thresholds: thresholdsOn('2026-08-03'),
};

const reasons = (changed: Partial<ApplicationValues>, around: Partial<ReviewContext> = {}) =>
  reviewReasons({ ...complete, ...changed }, { ...context, ...around }).map(
    ({ answer, details }) => `${answer} ${details}`,
  );
const stated = (
  accredited_basis: typeof qualification.accredited_basis,
  changed: Partial<typeof figures>,
) => ({
  qualification: { ...qualification, accredited_basis },
  status_and_experience: { ...figures, ...changed },
});

test('a plain application needs no review', () => {
  expect(reasons({})).toEqual([]);
});

test.each([
  ['income', { income_year_before: '200000.00' }, 'income: income_year_before 200000.00'],
  ['income', { income_year_before: '200000.01' }, undefined],
  ['net_worth', { net_worth: '1000000' }, 'net_worth: net_worth 1000000'],
  ['net_worth', { net_worth: '1000001' }, undefined],
  [
    'joint_income',
    { income_last_year: '290000' },
    'joint_income: income_last_year 290000, income_year_before 230,000',
  ],
  ['securities_licence', { net_worth: '0', income_last_year: '0' }, undefined],
] as const)('the test %s with the figures %j', (basis, changed, details) => {
  expect(reasons(stated(basis, changed))).toEqual(details ? [`accredited_basis ${details}`] : []);
});

test('a nationality under sanctions and each affirmed connection are reviewed, with the details', () => {
  expect(reasons({ investor_information: { ...information, nationality: 'IR' } })).toEqual([
    'nationality IR',
  ]);
  const related = { related_to_member_firm: true, related_to_member_firm_details: 'Broker at Castellan' };
  expect(
    reasons({ investor_information: { ...information, ...related, senior_political_figure: true } }),
  ).toEqual(['related_to_member_firm Broker at Castellan', 'senior_political_figure ']);
});

test('figures that are not stated yet are not reviewed', () => {
  const { qualification: income, status_and_experience: blank } = stated('income', {
    income_last_year: '',
    income_year_before: '',
    total_investments: '',
  });
  expect(
    reasons({ qualification: { ...income, qualified_purchaser: true }, status_and_experience: blank }),
  ).toEqual([]);
});

test('an entity by its investments, and a person as qualified purchaser, state enough investments', () => {
  const entity = stated('entity_investments', { total_investments: '5000000' });
  expect(reasons(entity, { investorType: 'entity' })).toEqual([
    'accredited_basis entity_investments: total_investments 5000000',
  ]);
  const purchaser = {
    qualification: { ...qualification, qualified_purchaser: true },
    status_and_experience: { ...figures, total_investments: '4999999.99' },
  };
  expect(reasons(purchaser)).toEqual(['qualified_purchaser total_investments 4999999.99']);
  expect(reasons(purchaser, { investorType: 'entity' })).toEqual([]);
  const enough = { ...figures, total_investments: '5000000' };
  expect(reasons({ ...purchaser, status_and_experience: enough })).toEqual([]);
});

test('a co-owner or trustee with a Social Security number is reviewed if the investor is no US person', () => {
  const signers = [ann, { ...ann, first_name: 'Bo', id_type: 'passport' as const }];
  const joint = { investor_information: { ...information, signers } };
  const abroad = { usPerson: false, investorType: 'joint_tenants_in_common' } as const;
  expect(reasons(joint, abroad)).toEqual(['signers Ann Li']);
  const both = { investor_information: { ...information, signers: [ann, { ...ann, first_name: 'Bo' }] } };
  expect(reasons(both, abroad)).toEqual(['signers Ann Li, Bo Li']);
  expect(reasons(joint, { ...abroad, usPerson: true })).toEqual([]);
  const trustee = { ...ann, capacity: 'trustee' as const };
  const trust = { investor_information: { ...information, signers: [trustee] } };
  expect(reasons(trust, { ...abroad, investorType: 'trust' })).toEqual(['signers Ann Li']);
  expect(reasons(trust, { ...abroad, investorType: 'entity' })).toEqual([]);
  const attorney = { ...ann, capacity: 'authorized_person' as const };
  const byAttorney = { investor_information: { ...information, signers: [attorney] } };
  expect(reasons(byAttorney, { ...abroad, investorType: 'trust' })).toEqual([]);
});
