// Projected fees of a product: examples calculated by hand, and invariants for any fees, amount, period and return.
import fc from 'fast-check';
import {
  cents,
  compareDecimals,
  dollars,
  MANAGEMENT_FEE_CHARGES,
  calculateManagementFee,
  validateFeeAssumptions,
  projectFees,
  addDecimals,
  type FeeTerms,
} from '@quoin/rules';

const NO_FEES: FeeTerms = {
  managementFee: '0',
  managementFeeBasis: 'per_year',
  managementFeeCharge: 'on_top_at_funding',
  managementFeeYearCap: null,
  performanceFee: '0',
  hurdleRate: null,
  subscriptionFee: '0',
};

describe('calculated by hand', () => {
  test('100,000 dollars for three years at 10 %: 1.5 % a year for at most two years, 20 % above a hurdle of 5 %, 1 % at the start', () => {
    const terms: FeeTerms = {
      managementFee: '0.015',
      managementFeeBasis: 'per_year',
      managementFeeCharge: 'on_top_at_funding',
      managementFeeYearCap: 2,
      performanceFee: '0.2',
      hurdleRate: '0.05',
      subscriptionFee: '0.01',
    };
    const projection = projectFees(terms, { amount: dollars(100_000), years: 3, grossReturn: '0.1' });
    expect(projection).toMatchObject({
      subscription: '1000.00',
      management: '3000.00',
      endValue: '133100.00',
      hurdleValue: '115762.50',
      performance: '3467.50',
      fees: '7467.50',
      received: '129632.50',
      dueAtFunding: '102500.00',
      paidIn: '104000.00',
      netGain: '25632.50',
      netMultiple: '1.246466',
    });
    expect(projection.years).toEqual([
      {
        year: 1,
        value: '110000.00',
        subscription: '1000.00',
        management: '1500.00',
        performance: '0.00',
        fees: '2500.00',
      },
      {
        year: 2,
        value: '121000.00',
        subscription: '0.00',
        management: '1500.00',
        performance: '0.00',
        fees: '1500.00',
      },
      {
        year: 3,
        value: '133100.00',
        subscription: '0.00',
        management: '0.00',
        performance: '3467.50',
        fees: '3467.50',
      },
    ]);
    // 102,500 at the start and 1,500 a year later grow to 129,632.50 at this rate.
    const rate = Number(projection.netReturn);
    expect(102_500 * (1 + rate) ** 3 + 1_500 * (1 + rate) ** 2).toBeCloseTo(129_632.5, 0);
  });

  test('a yearly fee that is invoiced is paid on top, but not with the first payment', () => {
    const terms: FeeTerms = { ...NO_FEES, managementFee: '0.015', managementFeeCharge: 'invoiced_yearly' };
    const projection = projectFees(terms, { amount: dollars(100_000), years: 2, grossReturn: '0.1' });
    expect(projection).toMatchObject({ dueAtFunding: '100000.00', paidIn: '103000.00' });
  });

  test('a fee that the fund takes from its value reduces the value and is not paid in', () => {
    const terms: FeeTerms = { ...NO_FEES, managementFee: '0.02', managementFeeCharge: 'from_nav' };
    const projection = projectFees(terms, { amount: dollars(100_000), years: 2, grossReturn: '0.1' });
    // (100,000 - 2,000) x 1.1, then (107,800 - 2,000) x 1.1.
    expect(projection).toMatchObject({
      dueAtFunding: '100000.00',
      paidIn: '100000.00',
      management: '4000.00',
      endValue: '116380.00',
      fees: '4000.00',
    });
  });

  test('a fee that uses up the value leaves nothing, and never less', () => {
    const terms: FeeTerms = { ...NO_FEES, managementFee: '0.05', managementFeeCharge: 'from_nav' };
    const assumed = { amount: cents(406_351_400_000), years: 27, grossReturn: '0.0088' };
    expect(projectFees(terms, assumed)).toMatchObject({
      endValue: '0.00',
      received: '0.00',
      netReturn: '-1.000000',
    });
  });

  test('a one-time management fee is charged in the first year only', () => {
    const terms: FeeTerms = { ...NO_FEES, managementFee: '0.035', managementFeeBasis: 'one_time' };
    const { years, management } = projectFees(terms, {
      amount: dollars(50_000),
      years: 4,
      grossReturn: '0.06',
    });
    expect(management).toBe('1750.00');
    expect(years.map((year) => year.management)).toEqual(['1750.00', '0.00', '0.00', '0.00']);
  });

  test('below the hurdle there is no performance fee, and a loss is not reduced', () => {
    const terms: FeeTerms = { ...NO_FEES, performanceFee: '0.2', hurdleRate: '0.08' };
    const below = projectFees(terms, { amount: dollars(50_000), years: 5, grossReturn: '0.079' });
    expect(below.performance).toBe('0.00');
    const lost = projectFees(terms, { amount: dollars(50_000), years: 2, grossReturn: '-1' });
    expect(lost).toMatchObject({ received: '0.00', netGain: '-50000.00', netReturn: '-1.000000' });
  });

  test.each([
    [0, '0.05'],
    [1.5, '0.05'],
    [3, '-1.01'],
  ])('%s years at %s cannot be projected', (years, grossReturn) => {
    expect(() => projectFees(NO_FEES, { amount: dollars(1_000), years, grossReturn })).toThrow(RangeError);
  });
});

const rate = (max: number) => fc.integer({ min: 0, max }).map((points) => String(points / 10_000));
const anyTerms: fc.Arbitrary<FeeTerms> = fc.record({
  managementFee: rate(400),
  managementFeeBasis: fc.constantFrom('per_year', 'one_time'),
  managementFeeCharge: fc.constantFrom(...MANAGEMENT_FEE_CHARGES),
  managementFeeYearCap: fc.option(fc.integer({ min: 1, max: 12 })),
  performanceFee: rate(5_000),
  hurdleRate: fc.option(rate(1_500)),
  subscriptionFee: rate(500),
});
const anyAssumptions = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }).map((thousands) => cents(thousands * 1_000_00)),
  years: fc.integer({ min: 1, max: 30 }),
  grossReturn: fc.integer({ min: -1_000, max: 10_000 }).map((points) => String(points / 10_000)),
});

describe('for any fees and assumptions', () => {
  const always = (holds: (terms: FeeTerms, assumed: Parameters<typeof projectFees>[1]) => void) =>
    fc.assert(fc.property(anyTerms, anyAssumptions, holds), { numRuns: 500 });

  test('the years sum to the total, to the cent', () =>
    always((terms, assumed) => {
      const projection = projectFees(terms, assumed);
      for (const fee of ['subscription', 'management', 'performance', 'fees'] as const)
        expect(addDecimals(projection.years.map((year) => year[fee]))).toBe(projection[fee]);
      const { received, paidIn, netGain, endValue, performance } = projection;
      expect(addDecimals([paidIn, netGain])).toBe(received);
      expect(addDecimals([received, performance])).toBe(endValue);
    }));

  test('the net return never exceeds the gross return, and equals it without fees', () =>
    always((terms, assumed) => {
      const gross = Number(assumed.grossReturn);
      expect(Number(projectFees(terms, assumed).netReturn)).toBeLessThanOrEqual(gross + 0.000_01);
      expect(Number(projectFees(NO_FEES, assumed).netReturn)).toBeCloseTo(gross, 4);
    }));

  test('a higher return never yields less, and a higher fee never more', () =>
    always((terms, assumed) => {
      const now = projectFees(terms, assumed);
      const better = projectFees(terms, {
        ...assumed,
        grossReturn: String(Number(assumed.grossReturn) + 0.01),
      });
      const dearer = projectFees({ ...terms, managementFee: '0.05', managementFeeYearCap: null }, assumed);
      expect(compareDecimals(better.netGain, now.netGain)).toBeGreaterThanOrEqual(0);
      if (terms.managementFeeBasis === 'per_year')
        expect(compareDecimals(dearer.netGain, now.netGain)).toBeLessThanOrEqual(0);
    }));
});

describe('typed assumptions', () => {
  const minimum = dollars(50_000);
  const right = { amount: '50000.00', years: 5, return_bp: 800 };
  const getNames = (typed: Partial<typeof right> | Record<string, null>) =>
    Object.entries(validateFeeAssumptions({ ...right, ...typed }, minimum)).map(
      ([field, { name }]) => `${field} ${name}`,
    );

  test.each([
    ['all of it right', {}, []],
    ['below the minimum', { amount: '49000.00' }, ['amount commitment_minimum']],
    ['no multiple of a thousand', { amount: '50500.00' }, ['amount commitment_multiple']],
    ['no years', { years: null }, ['years required']],
    ['no year at all', { years: 0 }, ['years holding_years_invalid']],
    ['a generation and more', { years: 31 }, ['years holding_years_invalid']],
    ['no return', { return_bp: null }, ['return_bp required']],
    ['more than doubling each year', { return_bp: 10_001 }, ['return_bp yearly_return_invalid']],
  ])('%s', (_, typed, expected) => {
    expect(getNames(typed)).toEqual(expected);
  });
});

test('typed assumptions are valid up to their limits, which the errors name', () => {
  const of = (years: number, return_bp: number) =>
    validateFeeAssumptions({ amount: '100000.00', years, return_bp }, dollars(1_000));
  expect([of(1, 0), of(30, 10_000)]).toEqual([{}, {}]);
  const years = { name: 'holding_years_invalid', values: { max: 30 } };
  expect([of(0, 0), of(31, 0), of(1.5, 0)]).toEqual([{ years }, { years }, { years }]);
  const return_bp = { name: 'yearly_return_invalid', values: { max: 100 } };
  expect([of(1, -1), of(1, 10_001)]).toEqual([{ return_bp }, { return_bp }]);
});

describe('the management fee of a year', () => {
  const terms = { ...NO_FEES, managementFee: '0.015' };
  const of = (year: number, changes: Partial<FeeTerms>) =>
    calculateManagementFee({ ...terms, ...changes }, dollars(100_000), year);

  test('is charged on top until the last year with a fee', () => {
    expect([1, 2, 3].map((year) => of(year, { managementFeeYearCap: 2 }))).toEqual([1_500_00, 1_500_00, 0]);
    expect(of(30, {})).toBe(1_500_00);
  });

  test('is charged once if it is a one-time fee', () => {
    expect([1, 2].map((year) => of(year, { managementFeeBasis: 'one_time' }))).toEqual([1_500_00, 0]);
  });

  test('is not charged on top if the fund takes it from its value', () => {
    expect(of(1, { managementFeeCharge: 'from_nav' })).toBe(0);
  });
});
