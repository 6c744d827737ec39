// The estimate of calls and distributions: invariants for any assumptions, and one fund calculated by hand.
import {
  addDays,
  cents,
  toCalendarYears,
  pacing,
  validatePacing,
  DEFAULT_PACING,
  type PacingAssumptions,
  type PacingStart,
  type PacingYear,
} from '@quoin/rules';
import fc from 'fast-check';

const amount = fc.integer({ min: 0, max: 10_000_000_00 }).map(cents);
const starts: fc.Arbitrary<PacingStart> = fc.record({
  unfunded: amount,
  called: amount,
  nav: amount,
  age: fc.integer({ min: 0, max: 30 }),
});
const share = (max: number) => fc.integer({ min: 0, max });
const assumptions: fc.Arbitrary<PacingAssumptions> = fc.record({
  first_call: share(10_000),
  second_call: share(10_000),
  later_calls: share(10_000),
  life: fc.integer({ min: 3, max: 20 }),
  growth: share(3_000),
  payout: share(2_000),
  timing: fc.constantFrom('early', 'middle', 'late'),
});

const sumYears = (years: readonly PacingYear[], pick: 'contribution' | 'distribution') =>
  years.reduce((sum, year) => sum + year[pick], 0);

test('nothing is negative, calls never exceed the rest, and nothing remains at the end', () => {
  fc.assert(
    fc.property(starts, assumptions, (start, assumed) => {
      const years = pacing(start, assumed);
      expect(years.every((year) => Math.min(year.contribution, year.distribution, year.nav) >= 0)).toBe(true);
      expect(sumYears(years, 'contribution')).toBeLessThanOrEqual(start.unfunded);
      expect(years[0]?.contribution).toBeGreaterThanOrEqual(Math.min(start.called, start.unfunded));
      expect(years.at(-1)?.nav).toBe(0);
      expect(years).toHaveLength(Math.max(assumed.life - start.age, 1));
    }),
  );
});

test('without growth exactly the value and the calls are paid out', () => {
  fc.assert(
    fc.property(starts, assumptions, (start, assumed) => {
      const years = pacing(start, { ...assumed, growth: 0 });
      expect(sumYears(years, 'distribution')).toBe(start.nav + sumYears(years, 'contribution'));
    }),
  );
});

test('more growth never pays out less, and a later timing never pays out more in the first year', () => {
  fc.assert(
    fc.property(starts, assumptions, share(3_000), (start, assumed, other) => {
      const [low = 0, high = 0] = [assumed.growth, other].sort((one, two) => one - two);
      const of = (growth: number) => sumYears(pacing(start, { ...assumed, growth }), 'distribution');
      // Half a cent is rounded up in every year.
      expect(of(high)).toBeGreaterThanOrEqual(of(low) - 20);
      const half = (timing: PacingAssumptions['timing']) =>
        sumYears(pacing(start, { ...assumed, growth: 0, timing }).slice(0, 1), 'distribution');
      expect(half('late')).toBeLessThanOrEqual(half('early'));
    }),
  );
});

test('a commitment of $100 with the calls of the model’s authors', () => {
  const fund = { unfunded: cents(100_00), called: cents(0), nav: cents(0), age: 0 };
  const years = pacing(fund, {
    ...DEFAULT_PACING,
    first_call: 2_500,
    second_call: 3_333,
    life: 12,
    growth: 1_300,
  });
  // 25, then 33.33 % of 75, then half of the rest each year.
  expect(years.slice(0, 4).map(({ contribution }) => contribution)).toEqual([25_00, 25_00, 25_00, 12_50]);
  // (2/12)^2.5 x 28.25 in the second year, (3/12)^2.5 x 59.81 in the third.
  expect(years.slice(0, 3).map(({ distribution }) => distribution)).toEqual([0, 32, 1_87]);
  expect(years.slice(0, 2).map(({ nav }) => nav)).toEqual([25_00, 52_93]);
});

test('a call with a known due date is left out of the calendar years, and only the rest is spread', () => {
  const fund = { unfunded: cents(75_000_00), called: cents(30_000_00), nav: cents(0), age: 0 };
  const [first, second] = pacing(fund, DEFAULT_PACING);
  expect(first?.contribution).toBe(30_000_00);
  const flows = toCalendarYears(
    [first, second].flatMap((year) => year ?? []),
    '2026-11-26',
    fund.called,
  );
  // A third of the other 45,000, spread over the second year.
  expect(flows.map(({ contribution }) => contribution).reduce((sum, one) => sum + one, 0)).toBe(14_998_50);
  expect(flows[0]?.contribution).toBe(0);
});

test('calendar years sum to the cent, and split a year that starts within one', () => {
  fc.assert(
    fc.property(starts, assumptions, fc.integer({ min: 0, max: 4_000 }), (start, assumed, on) => {
      const years = pacing(start, assumed);
      const flows = toCalendarYears(years, addDays('2024-01-01', on));
      for (const pick of ['contribution', 'distribution'] as const)
        expect(flows.reduce((sum, flow) => sum + flow[pick], 0)).toBe(sumYears(years, pick));
    }),
  );
  const [year] = [{ contribution: cents(365_00), distribution: cents(0), nav: cents(0) }];
  expect(toCalendarYears([year], '2026-12-01')).toEqual([
    { year: 2026, contribution: 30_00, distribution: 0 },
    { year: 2027, contribution: 335_00, distribution: 0 },
  ]);
});

test('a fund in its second year calls the share of that year, and pays out at least the minimum', () => {
  const fund = { unfunded: cents(75_00), called: cents(0), nav: cents(100_00), age: 1 };
  const [second, third] = pacing(fund, { ...DEFAULT_PACING, life: 12, growth: 0, payout: 1_000 });
  expect(second).toEqual({ contribution: 25_00, distribution: 10_00, nav: 115_00 });
  expect(third?.contribution).toBe(25_00);
});

test.each([
  [{ growth: 3_001 }, { growth: { name: 'out_of_bounds', values: { min: 0, max: 30 } } }],
  [{ life: 2 }, { life: { name: 'out_of_bounds', values: { min: 3, max: 20 } } }],
  [{ payout: null }, { payout: { name: 'required' } }],
  [{ life: undefined }, { life: { name: 'required' } }],
  [{ life: 3, growth: 3_000, payout: 0 }, {}],
])('the assumptions %j have the problems %j', (changed, problems) => {
  expect(validatePacing({ ...DEFAULT_PACING, ...changed })).toEqual(problems);
});
