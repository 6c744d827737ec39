import {
  cents,
  INVESTMENT_STATUSES,
  investmentGroup,
  isFeeCharge,
  mayApplyAfter,
  validateBrokerageAccount,
  validateRedemption,
  redeemableAmount,
  redemptionWaitsFor,
  REJECTION_REASONS,
  TRANSACTION_TYPES,
  type RedemptionStatus,
} from '@quoin/rules';

test('the maximum of a partial redemption is rounded down to whole thousands', () => {
  expect(redeemableAmount(cents(50_999_99))).toBe(50_000_00);
  expect(redeemableAmount(cents(999_99))).toBe(0);
});

const limits = { available: cents(50_000_00), days: { from: '2026-06-05', to: '2027-06-05', dates: [] } };

test.each([
  ['1,000', undefined],
  ['50000.00', undefined],
  ['50000.01', 'redemption_available'],
  ['999', 'commitment_multiple'],
  ['-1000', 'money_invalid'],
  ['0', 'money_invalid'],
  ['  ', 'required'],
])('a partial redemption of "%s": %s', (amount, problem) => {
  const request = { type: 'partial', amount, redemption_day: '2026-06-05' } as const;
  expect(validateRedemption(request, limits).amount?.name).toBe(problem);
});

test('a full redemption requires no amount but an available day', () => {
  expect(validateRedemption({ type: 'full', redemption_day: '2027-06-05' }, limits)).toEqual({});
  expect(validateRedemption({ type: 'full', redemption_day: '2027-06-06' }, limits)).toHaveProperty(
    'redemption_day',
  );
});

test('a brokerage account abroad may lack the DTC number, one in the United States may not', () => {
  const account = {
    legal_name: 'Robin Ashdown',
    provider: 'Lintel Brokerage',
    account_number: 'LB-4471',
    broker_contact_email: 'desk@lintel.example',
  };
  expect(validateBrokerageAccount({ ...account, us: false }, {})).toEqual({});
  expect(validateBrokerageAccount({ ...account, us: true }, {})).toEqual({
    dtc_number: { name: 'required' },
  });
  expect(validateBrokerageAccount({ ...account, us: false }, { ownNames: ['Lin Mei'] })).toHaveProperty(
    'legal_name',
  );
  const { account_number: _kept, ...kept } = account;
  expect(validateBrokerageAccount({ ...kept, us: false }, { numberOnFile: true })).toEqual({});
});

test('the errors of an amount name the available value and the multiple', () => {
  const of = (amount: string) =>
    validateRedemption({ type: 'partial', amount, redemption_day: '2026-06-05' }, limits).amount;
  expect(of('50000.01')?.values).toEqual({ available: { money: 50_000_00 } });
  expect(of('1500')?.values).toEqual({ multiple: { money: 1_000_00 } });
});

test('the day is from the first to the last one, and a day of the fund if it has days', () => {
  const of = (redemption_day: string, dates: { day: string; notice_by: string }[] = []) =>
    validateRedemption(
      { type: 'full', redemption_day },
      { ...limits, days: { ...limits.days, dates } as typeof limits.days },
    ).redemption_day;
  const range = { from: { day: '2026-06-05' }, to: { day: '2027-06-05' } };
  expect(of('2026-06-05')).toBeUndefined();
  for (const day of ['2026-06-04', '2027-06-06', '2026-06-31', '2026-07'])
    expect(of(day)).toEqual({ name: 'redemption_day', values: range });
  const days = ['2026-06-30', '2026-09-30'].map((day) => ({ day, notice_by: day }));
  expect(of('2026-06-30', days)).toBeUndefined();
  const next = (day: string) => ({ name: 'redemption_day_of_fund', values: { next: { day } } });
  expect(of('2026-06-29', days)).toEqual(next('2026-06-30'));
  expect(of('2026-07-01', days)).toEqual(next('2026-09-30'));
  expect(of('2026-05-01', days)).toEqual(next('2026-06-30'));
  expect(of('2026-10-01', days)).toEqual({ name: 'redemption_day', values: range });
});

test('a redemption whose day has passed waits for its next step', () => {
  const of = (status: RedemptionStatus, today: string) => redemptionWaitsFor(status, '2026-06-30', today);
  expect(of('requested', '2026-07-01')).toBe('approval');
  expect(of('approved', '2026-07-01')).toBe('completion');
  expect(of('completed', '2026-07-01')).toBeUndefined();
  expect(of('approved', '2026-06-30')).toBeUndefined();
  expect(of('approved', '2026-06-29')).toBeUndefined();
});

test('after a rejection for compliance reasons the investor cannot apply again', () => {
  expect(REJECTION_REASONS.filter((reason) => !mayApplyAfter(reason))).toEqual(['compliance']);
});

test('only ended investments are in the group of past ones', () => {
  const of = (group: string) =>
    INVESTMENT_STATUSES.filter((status) => investmentGroup(status) === group).sort();
  expect(of('current')).toEqual(['current']);
  expect(of('past')).toEqual(['canceled', 'past', 'rejected']);
  expect(of('pending')).toHaveLength(INVESTMENT_STATUSES.length - 4);
});

test('only charged fees are fee charges', () => {
  expect(TRANSACTION_TYPES.filter(isFeeCharge).sort()).toEqual([
    'management_fee_charged',
    'subscription_fee_charged',
  ]);
});
