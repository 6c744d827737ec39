import {
  cents,
  earnsCredit,
  invitedDiscountStatus,
  referralStatus,
  type ReferredAccount,
} from '@quoin/rules';

const friend = (invested?: string, dollars = 60_000): ReferredAccount => ({
  activatedOn: '2026-01-31',
  first: invested ? { date: invested, commitment: cents(dollars * 100) } : undefined,
});

test.each<[string, ReferredAccount, string, string]>([
  ['not activated yet', { activatedOn: null, first: undefined }, '2026-06-01', 'registered'],
  ['activated, a day before the last', friend(), '2027-01-30', 'activated'],
  ['activated, on the last day', friend(), '2027-01-31', 'activated'],
  ['activated, a day after', friend(), '2027-02-01', 'expired'],
  ['invested on the last day', friend('2027-01-31'), '2027-01-31', 'invested'],
  ['invested in time, a day after the last', friend('2026-03-01'), '2027-02-01', 'expired'],
  ['decided by staff', { ...friend('2026-03-01'), decision: 'paid' }, '2027-02-01', 'paid'],
])('a referral, %s', (_, referred, today, status) => {
  expect(referralStatus(referred, today)).toBe(status);
});

test.each([
  [undefined, false],
  ['2027-01-30', true],
  ['2027-01-31', true],
  ['2027-02-01', false],
])(
  'a friend activated on 2026-01-31 whose first funds arrived on %s earns the credits: %s',
  (date, earned) => {
    expect(earnsCredit(friend(date))).toBe(earned);
  },
);

test.each<[string, ReferredAccount, string, string]>([
  ['nothing invested, on the last day', friend(), '2026-04-30', 'open'],
  ['nothing invested, a day after', friend(), '2026-05-01', 'expired'],
  ['above 50,000 on the last day', friend('2026-04-30', 51_000), '2026-09-01', 'earned'],
  ['above 50,000 a day after', friend('2026-05-01', 51_000), '2026-09-01', 'expired'],
  ['exactly 50,000', friend('2026-03-01', 50_000), '2026-03-01', 'expired'],
  ['not activated yet', { activatedOn: null, first: undefined }, '2026-05-01', 'open'],
])('the invited discount, %s', (_, referred, today, status) => {
  expect(invitedDiscountStatus(referred, today)).toBe(status);
});
