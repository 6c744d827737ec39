import { isEligible, RULEBOOK_EDITIONS, THRESHOLDS, thresholdsOn } from '@quoin/rules';

const dollars = (date: string, edition?: 'specification' | 'dated') => {
  const inForce = thresholdsOn(date, edition);
  return Object.fromEntries(THRESHOLDS.map((name) => [name, inForce[name].amount / 100]));
};

test('the default edition holds the numbers of the specification on every day', () => {
  const specified = {
    accredited_income: 200_000,
    accredited_joint_income: 300_000,
    accredited_net_worth: 1_000_000,
    qualified_client_net_worth: 2_100_000,
    qualified_client_assets_managed: 1_000_000,
    qualified_purchaser_investments: 5_000_000,
    qualified_purchaser_institution: 25_000_000,
  };
  expect(dollars('2016-08-15')).toEqual(specified);
  expect(dollars('2027-01-01')).toEqual(specified);
});

test.each([
  ['2016-08-15', 2_100_000, 1_000_000],
  ['2021-08-15', 2_100_000, 1_000_000],
  ['2021-08-16', 2_200_000, 1_100_000],
  ['2026-06-28', 2_200_000, 1_100_000],
  ['2026-06-29', 2_700_000, 1_400_000],
])(
  'on %s the dated edition asks a qualified client for %d of net worth or %d managed',
  (date, worth, managed) => {
    expect(dollars(date, 'dated')).toMatchObject({
      qualified_client_net_worth: worth,
      qualified_client_assets_managed: managed,
    });
  },
);

test('every threshold cites the law it comes from', () => {
  for (const edition of RULEBOOK_EDITIONS) {
    for (const threshold of Object.values(thresholdsOn('2026-12-31', edition))) {
      expect(threshold.citation).toMatch(/^(17 CFR|15 U\.S\.C\.) /);
    }
  }
});

test('a day before the rulebook begins is refused', () => {
  expect(() => thresholdsOn('2016-08-14')).toThrow(RangeError);
});

describe('who may invest', () => {
  test('an accredited investor', () => {
    expect(isEligible({ accredited_basis: 'joint_income' })).toBe(true);
  });

  test('not one who meets no test, nor one who has not answered', () => {
    expect(isEligible({ accredited_basis: 'none', qualified_client: true, qualified_purchaser: true })).toBe(
      false,
    );
    expect(isEligible({})).toBe(false);
  });

  test('in a fund for qualified clients and purchasers, only those', () => {
    const accredited = { accredited_basis: 'net_worth' } as const;
    expect(isEligible(accredited, { qualified_client: true })).toBe(false);
    expect(isEligible({ ...accredited, qualified_client: true }, { qualified_client: true })).toBe(true);
    expect(isEligible({ ...accredited, qualified_client: true }, { qualified_purchaser: true })).toBe(false);
  });
});
