import {
  isEligible,
  opportunityZoneDates,
  opportunityZoneTermsOn,
  RULEBOOK_EDITIONS,
  THRESHOLDS,
  thresholdsOn,
} from '@quoin/rules';

const dollars = (date: string, edition?: 'specification' | 'dated') => {
  const inForce = thresholdsOn(date, edition);
  return Object.fromEntries(THRESHOLDS.map((name) => [name, inForce[name].amount / 100]));
};

test('the default edition has the numbers of the specification on every day', () => {
  const specified = {
    accredited_income: 200_000,
    accredited_joint_income: 300_000,
    accredited_net_worth: 1_000_000,
    accredited_assets: 5_000_000,
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
  'on %s the dated edition requires a qualified client to have %d of net worth or %d under management',
  (date, worth, managed) => {
    expect(dollars(date, 'dated')).toMatchObject({
      qualified_client_net_worth: worth,
      qualified_client_assets_managed: managed,
    });
  },
);

test('every threshold cites its law', () => {
  for (const edition of RULEBOOK_EDITIONS) {
    for (const date of ['2021-08-16', '2026-12-31'])
      for (const threshold of Object.values(thresholdsOn(date, edition)))
        expect(threshold.citation).toMatch(/^(17 CFR|15 U\.S\.C\.) /);
  }
});

test('throws for a day before the rulebook starts', () => {
  expect(() => thresholdsOn('2016-08-14')).toThrow(RangeError);
});

describe('a gain invested in an opportunity zone', () => {
  test('has 180 days, including the day of the sale', () => {
    expect(opportunityZoneDates('2024-01-01', '2024-06-28').reinvest_by).toBe('2024-06-28');
  });

  test.each(RULEBOOK_EDITIONS)('is taxed on the last day of 2026 when invested before (%s)', (edition) => {
    expect(opportunityZoneDates('2026-12-31', '2026-12-31', edition)).toMatchObject({
      gain_taxed_on: '2026-12-31',
      gain_of_fund_free_from: '2036-12-31',
      reductions: [],
    });
    expect(opportunityZoneDates('2026-12-15', '2026-12-31', edition).gain_taxed_on).toBe('2026-12-31');
  });

  test('is reduced by a tenth if five years pass by that day, and not a day later', () => {
    const reductions = (investedOn: string) => opportunityZoneDates(investedOn, investedOn).reductions;
    expect(reductions('2021-12-31')).toEqual([{ on: '2026-12-31', reduction_bp: 1_000 }]);
    expect(reductions('2022-01-01')).toEqual([]);
  });

  test('had another 5 % after seven years in the original law, which the specification omits', () => {
    const reductions = (edition: 'specification' | 'dated', investedOn: string) =>
      opportunityZoneDates(investedOn, investedOn, edition).reductions.map(
        ({ reduction_bp }) => reduction_bp,
      );
    expect(reductions('dated', '2019-12-31')).toEqual([1_000, 1_500]);
    expect(reductions('dated', '2020-01-01')).toEqual([1_000]);
    expect(reductions('specification', '2019-12-31')).toEqual([1_000]);
  });

  test('invested from 2027 on is taxed five years later by the dated edition', () => {
    expect(opportunityZoneDates('2027-01-01', '2027-01-01', 'dated')).toEqual({
      reinvest_by: '2027-06-29',
      gain_taxed_on: '2032-01-01',
      reductions: [{ on: '2032-01-01', reduction_bp: 1_000 }],
      gain_of_fund_free_from: '2037-01-01',
    });
  });

  test('invested from 2027 on is no longer deferred in the specification, whose deferral ends in 2026', () => {
    expect(opportunityZoneDates('2026-12-15', '2027-01-01')).toMatchObject({
      gain_taxed_on: '2026-12-15',
      reductions: [],
    });
  });

  test('has no terms before the law, and cites the law since', () => {
    expect(() => opportunityZoneTermsOn('2017-12-21')).toThrow(RangeError);
    expect(opportunityZoneTermsOn('2027-01-01', 'dated').citation).toContain('119-21');
  });
});

describe('eligibility for a product', () => {
  test('an accredited investor', () => {
    expect(isEligible({ accredited_basis: 'joint_income' })).toBe(true);
  });

  test('rejects an investor who meets no test or has not answered', () => {
    expect(isEligible({ accredited_basis: 'none', qualified_client: true, qualified_purchaser: true })).toBe(
      false,
    );
    expect(isEligible({})).toBe(false);
  });

  test('accepts only qualified clients and purchasers for a fund that requires them', () => {
    const accredited = { accredited_basis: 'net_worth' } as const;
    expect(isEligible(accredited, { qualified_client: true })).toBe(false);
    expect(isEligible({ ...accredited, qualified_client: true }, { qualified_client: true })).toBe(true);
    expect(isEligible({ ...accredited, qualified_client: true }, { qualified_purchaser: true })).toBe(false);
    expect(isEligible({ ...accredited, qualified_purchaser: true }, { qualified_purchaser: true })).toBe(
      true,
    );
  });
});
