import { cents, problemsOfBrokerageAccount, problemsOfRedemption, redeemableAmount } from '@quoin/rules';

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
  expect(problemsOfRedemption(request, limits).amount?.name).toBe(problem);
});

test('a full redemption requires no amount but an available day', () => {
  expect(problemsOfRedemption({ type: 'full', redemption_day: '2027-06-05' }, limits)).toEqual({});
  expect(problemsOfRedemption({ type: 'full', redemption_day: '2027-06-06' }, limits)).toHaveProperty(
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
  expect(problemsOfBrokerageAccount({ ...account, us: false }, {})).toEqual({});
  expect(problemsOfBrokerageAccount({ ...account, us: true }, {})).toEqual({
    dtc_number: { name: 'required' },
  });
  expect(problemsOfBrokerageAccount({ ...account, us: false }, { ownNames: ['Lin Mei'] })).toHaveProperty(
    'legal_name',
  );
  const { account_number: _kept, ...kept } = account;
  expect(problemsOfBrokerageAccount({ ...kept, us: false }, { numberOnFile: true })).toEqual({});
});
