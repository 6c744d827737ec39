// XIRR on published examples, on flows without a single rate, and on ten thousand random flows against a slow algorithm.
import fc from 'fast-check';
import { addDays, cents, type DatedFlow, xirr } from '@quoin/rules';

const dollars = (flows: readonly (readonly [string, number])[]): DatedFlow[] =>
  flows.map(([date, amount]) => ({ date, amount: cents(amount * 100) }));

const getRate = (flows: readonly (readonly [string, number])[]) => {
  const found = xirr(dollars(flows));
  if (found.kind !== 'rate') throw new Error(`no one rate: ${JSON.stringify(found)}`);
  return found.rate;
};

describe('flows with one rate', () => {
  // The example on Microsoft's page about XIRR, which shows 0.373362535.
  test('reproduces the published example', () => {
    const rate = getRate([
      ['2008-01-01', -10_000],
      ['2008-03-01', 2_750],
      ['2008-10-30', 4_250],
      ['2009-02-15', 3_250],
      ['2009-04-01', 2_750],
    ]);
    expect(rate).toBeCloseTo(0.373362535, 8);
  });

  test('in any order, with either direction first', () => {
    const flows = [
      ['2024-01-01', 10_000],
      ['2024-07-01', -4_000],
      ['2025-01-01', -7_000],
    ] as const;
    expect(getRate([...flows].reverse())).toBe(getRate(flows));
    expect(getRate(flows.map(([date, amount]) => [date, -amount]))).toBe(getRate(flows));
  });

  test('8 % over 365 days is 8 %, and a leap year is a day longer', () => {
    expect(
      getRate([
        ['2023-01-01', -100],
        ['2024-01-01', 108],
      ]),
    ).toBeCloseTo(0.08, 12);
    expect(
      getRate([
        ['2024-01-01', -100],
        ['2025-01-01', 108],
      ]),
    ).toBeCloseTo(1.08 ** (365 / 366) - 1, 12);
    expect(
      getRate([
        ['2024-02-29', -100],
        ['2025-02-28', 108],
      ]),
    ).toBeCloseTo(0.08, 12);
  });

  test('flows of one day count as one', () => {
    const flows = [
      ['2023-01-01', -60],
      ['2023-01-01', -40],
      ['2024-01-01', 200],
      ['2024-01-01', -92],
    ] as const;
    expect(getRate(flows)).toBeCloseTo(0.08, 12);
  });

  test('near-total loss and a hundredfold gain', () => {
    expect(
      getRate([
        ['2023-01-01', -1_000_000],
        ['2024-01-01', 0.01],
      ]),
    ).toBeCloseTo(-0.99999999, 12);
    expect(
      getRate([
        ['2023-01-01', -1],
        ['2024-01-01', 100],
      ]),
    ).toBeCloseTo(99, 9);
  });
});

describe('flows without one rate', () => {
  test.each([
    ['none', []],
    ['of no money', [['2024-01-01', 0]]],
    ['that only go in', [['2024-01-01', -100] as const, ['2025-01-01', -100] as const]],
    ['that cancel each other on their day', [['2024-01-01', -100] as const, ['2024-01-01', 100] as const]],
  ] as const)('flows %s all have the same sign', (_, flows) => {
    expect(xirr(dollars(flows))).toEqual({ kind: 'no_rate', reason: 'all_same_sign' });
  });

  test('flows that balance at no rate have no root', () => {
    const flows = dollars([
      ['2021-01-01', -1_000],
      ['2022-01-01', 2_000],
      ['2023-01-01', -1_200],
    ]);
    expect(xirr(flows)).toEqual({ kind: 'no_rate', reason: 'no_root' });
  });

  test('-1,000, +2,300, -1,320 a year apart are zero at 10 % and at 20 %: both are returned', () => {
    const found = xirr(
      dollars([
        ['2021-01-01', -1_000],
        ['2022-01-01', 2_300],
        ['2023-01-01', -1_320],
      ]),
    );
    expect(found.kind).toBe('several_rates');
    expect('rates' in found && found.rates).toEqual([expect.closeTo(0.1, 12), expect.closeTo(0.2, 12)]);
  });

  test('(x - 1.1)(x - 1.2)(x - 1.3) has three', () => {
    const found = xirr(
      dollars([
        ['2021-01-01', -1_000],
        ['2022-01-01', 3_600],
        ['2023-01-01', -4_310],
        ['2023-12-31', 0],
        ['2024-01-01', 1_716],
      ]),
    );
    expect('rates' in found && found.rates).toEqual([0.1, 0.2, 0.3].map((rate) => expect.closeTo(rate, 9)));
  });

  test('(x - 1.1)² (x - 1.2) is zero at 10 %, without crossing, and at 20 %: both in ascending order', () => {
    const found = xirr(
      dollars([
        ['2021-01-01', -1_000],
        ['2022-01-01', 3_400],
        ['2023-01-01', -3_850],
        ['2024-01-01', 1_452],
      ]),
    );
    expect('rates' in found && found.rates).toEqual([0.1, 0.2].map((rate) => expect.closeTo(rate, 6)));
  });

  test('a rate at which the value touches zero without crossing it is the only rate', () => {
    const rate = getRate([
      ['2021-01-01', -1_000],
      ['2022-01-01', 2_200],
      ['2023-01-01', -1_210],
    ]);
    expect(rate).toBeCloseTo(0.1, 6);
  });

  test.each([
    ['gain', 1_000],
    ['loss', 10],
  ])('a tenfold %s overnight has no yearly rate', (_, amount) => {
    const flows = dollars([
      ['2024-01-01', -100],
      ['2024-01-02', amount],
    ]);
    expect(xirr(flows)).toEqual({ kind: 'no_rate', reason: 'out_of_range' });
  });
});

test('a hundred payments of alternating sign, 80 years apart, have a rate: no weight overflows', () => {
  const flows = Array.from({ length: 100 }, (_, index) => ({
    date: `${1_000 + 80 * index}-01-01`,
    amount: cents((index % 2 === 0 ? -1 : 1) * (100_000 + ((index * 7_919) % 5_000))),
  }));
  expect(xirr(flows).kind).toBe('rate');
});

describe('ten thousand random flows', () => {
  const flow = fc.record({
    day: fc.nat(3_650),
    amount: fc.integer({ min: -100_000_000, max: 100_000_000 }).map(cents),
  });
  const stream = fc
    .array(flow, { minLength: 2, maxLength: 6 })
    .map((flows): DatedFlow[] =>
      flows.map(({ day, amount }) => ({ date: addDays('2015-06-30', day), amount })),
    );

  test('every rate is exact to 1e-8, and a dense scan of the net present value finds no other', () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(stream, (flows) => {
        const found = xirr(flows);
        kinds.set(found.kind, (kinds.get(found.kind) ?? 0) + 1);
        const second = aged(flows);
        const scanned = scannedRates(second);
        if (found.kind === 'no_rate') return scanned.length === 0;
        const rates = found.kind === 'rate' ? [found.rate] : found.rates;
        return (
          rates.every((rate) => isRoot(second, rate)) &&
          scanned.every((rate) => rates.some((one) => Math.abs(one - rate) < 1e-8 * (1 + rate)))
        );
      }),
      { numRuns: Number(process.env['RANDOM_FLOWS'] ?? 10_000), seed: 20_260_605, endOnFailure: true },
    );
    expect([...kinds.keys()].sort()).toEqual(['no_rate', 'rate', 'several_rates']);
  });
});

interface AgedFlow {
  amount: number;
  years: number;
}

const aged = (flows: readonly DatedFlow[]): AgedFlow[] => {
  const days = flows.map(({ date }) => Date.parse(date) / 86_400_000);
  const first = Math.min(...days);
  return flows.map(({ amount }, index) => ({ amount, years: ((days[index] ?? first) - first) / 365 }));
};

/** Net present value at a yearly growth of 1 + rate, by definition. */
function netPresentValue(flows: readonly AgedFlow[], growth: number): number {
  let sum = 0;
  for (const { amount, years } of flows) sum += amount / growth ** years;
  return sum;
}

/** Whether the value is zero within 1e-8 of the rate: it changes sign there, or is only a rounding error. */
function isRoot(flows: readonly AgedFlow[], rate: number): boolean {
  const growth = 1 + rate;
  const near = Math.min(1e-8 * Math.max(1, growth), growth / 2);
  const [below, above] = [growth - near, growth + near].map((other) => netPresentValue(flows, other));
  const sizes = flows.map(({ years, amount }) => ({ years, amount: Math.abs(amount) }));
  return (
    Math.sign(below ?? 0) !== Math.sign(above ?? 0) ||
    Math.abs(netPresentValue(flows, growth)) <= 1e-12 * netPresentValue(sizes, growth)
  );
}

/** From -99.99 % to a millionfold, in equal logarithmic steps. */
const GRID = Array.from({ length: 161 }, (_, index) => Math.exp(-9.21 + (23.02 * index) / 160));

/** Rates where the value changes sign on the grid, found by bisection. */
function scannedRates(flows: readonly AgedFlow[]): number[] {
  const values = GRID.map((growth) => netPresentValue(flows, growth));
  return values.slice(1).flatMap((value, index) => {
    const sign = Math.sign(values[index] ?? 0);
    if (sign * value >= 0) return [];
    let [low, high] = [GRID[index] ?? 1, GRID[index + 1] ?? 1];
    for (let halved = 0; halved < 50; halved += 1) {
      const middle = (low + high) / 2;
      if (Math.sign(netPresentValue(flows, middle)) === sign) low = middle;
      else high = middle;
    }
    return [low - 1];
  });
}
