import fc from 'fast-check';
import {
  addDays,
  cents,
  dollars,
  type EntryFacts,
  type LedgerTransaction,
  minHeldFrom,
  calculatePerformance,
  calculatePosition,
  validateEntry,
  getReversal,
  signedAmount,
  signedCents,
  signedUnits,
} from '@quoin/rules';
import { row } from './ledger-row';

const FUNDED = row('funds_received', '2026-01-15', 50_000, '500.000000');
const REDEEMED = row('funds_redeemed', '2026-04-30', 10_000, '100.000000');

const facts = (entry: LedgerTransaction, given: Partial<EntryFacts> = {}): EntryFacts => ({
  entry,
  today: '2026-06-05',
  status: 'current',
  effectiveDate: '2026-01-15',
  rows: [FUNDED, REDEEMED],
  nav: dollars(40_000),
  ...given,
});

/** A distribution after all units were redeemed. */
const ENDED = (amount: number): EntryFacts =>
  facts(row('distribution', '2026-06-05', amount), {
    status: 'past',
    rows: [FUNDED, REDEEMED, row('funds_redeemed', '2026-05-31', 45_000, '400.000000')],
  });

test.each<[string, EntryFacts, ReturnType<typeof validateEntry>]>([
  ['a dividend', facts(row('dividend', '2026-03-31', 500)), undefined],
  ['on the first day', facts(row('dividend', '2026-01-15', 500)), undefined],
  ['today, of the whole value', facts(row('distribution', '2026-06-05', 40_000)), undefined],
  ['all units', facts(row('transfer_out', '2026-06-05', 40_000, '400.000000')), undefined],
  ['the whole contribution', facts(row('funds_returned', '2026-06-05', 50_000)), undefined],
  [
    'before the investment is current',
    facts(row('dividend', '2026-03-31', 500), { status: 'fund_received', effectiveDate: null }),
    { problem: 'not_current', status: 'fund_received' },
  ],
  [
    'after the investment ended',
    facts(row('transfer_out', '2026-06-05', 1, '1.000000'), { status: 'past' }),
    { problem: 'not_current', status: 'past' },
  ],
  ['after the investment ended, of a late distribution', ENDED(50_000), undefined],
  [
    'a late distribution, a cent above what was paid in',
    { ...ENDED(0), entry: { ...row('distribution', '2026-06-05', 0), amount: cents(5_000_001) } },
    { problem: 'above_paid_in', max: dollars(50_000) },
  ],
  [
    'a late distribution with the date of a day with units, above their value',
    { ...ENDED(40_001), entry: row('distribution', '2026-04-30', 40_001) },
    { problem: 'above_value', max: dollars(40_000) },
  ],
  [
    'a late dividend, declared before the end',
    { ...ENDED(0), entry: row('dividend', '2026-06-05', 500) },
    undefined,
  ],
  [
    'a late dividend, a cent above what was paid in',
    { ...ENDED(0), entry: { ...row('dividend', '2026-06-05', 0), amount: cents(5_000_001) } },
    { problem: 'above_paid_in', max: dollars(50_000) },
  ],
  [
    'money returned late, of the whole contribution',
    { ...ENDED(0), entry: row('funds_returned', '2026-06-05', 50_000) },
    undefined,
  ],
  [
    'money returned late, above the contribution',
    { ...ENDED(0), entry: row('funds_returned', '2026-06-05', 50_001) },
    { problem: 'above_contribution', max: dollars(50_000) },
  ],
  [
    'money returned late, with units',
    { ...ENDED(0), entry: row('funds_returned', '2026-06-05', 1, '0.000001') },
    { problem: 'above_units', max: '0.000000' },
  ],
  [
    'a late distribution after today',
    { ...ENDED(1), entry: row('distribution', '2026-06-06', 1) },
    { problem: 'in_future', today: '2026-06-05' },
  ],
  [
    'before the effective date',
    facts(row('dividend', '2026-01-14', 500)),
    { problem: 'before_start', start: '2026-01-15' },
  ],
  ['after today', facts(row('dividend', '2026-06-06', 500)), { problem: 'in_future', today: '2026-06-05' }],
  [
    'of a fund without valuation',
    facts(row('dividend', '2026-03-31', 500), { nav: undefined }),
    { problem: 'not_valued' },
  ],
  [
    'of a holding without units',
    facts(row('dividend', '2026-03-31', 500), { rows: [], nav: cents(0) }),
    { problem: 'nothing_held' },
  ],
  [
    'of all units where there are none',
    facts(row('transfer_out', '2026-06-05', 0, '0.000000'), { rows: [], nav: cents(0) }),
    { problem: 'nothing_held' },
  ],
  [
    'a cent above the value',
    facts({ ...row('distribution', '2026-06-05', 0), amount: cents(4_000_001) }),
    { problem: 'above_value', max: dollars(40_000) },
  ],
  [
    'a cent above the contribution',
    facts({ ...row('funds_returned', '2026-06-05', 0), amount: cents(5_000_001) }),
    { problem: 'above_contribution', max: dollars(50_000) },
  ],
  [
    'more units than are held today',
    facts(row('transfer_out', '2026-06-05', 40_000, '400.000001')),
    { problem: 'above_units', max: '400.000000' },
  ],
  [
    'units on an earlier day that a later redemption needs',
    facts(row('transfer_out', '2026-03-31', 45_000, '450.000000')),
    { problem: 'above_units', max: '400.000000' },
  ],
  ['units received', facts(row('transferred_in', '2026-06-05', 90_000, '900.000000')), undefined],
])('%s', (_name, given, problem) => {
  expect(validateEntry(given)).toEqual(problem);
});

test.each([
  ['funds_received', -1, 1],
  ['transferred_in', -1, 1],
  ['fees_paid', -1, 1],
  ['funds_returned', 1, -1],
  ['funds_redeemed', 1, -1],
  ['transfer_out', 1, -1],
  ['dividend', 1, 1],
  ['management_fee_charged', 1, 1],
] as const)('%s is shown with the sign %i of its money and %i of its units', (type, money, units) => {
  expect(signedAmount(type, '50.00')).toBe(money === 1 ? '50.00' : '-50.00');
  expect(signedCents(type, dollars(50))).toBe(money * 50_00);
  expect(signedUnits(type, '5.000000')).toBe(units === 1 ? '5.000000' : '-5.000000');
  expect(signedUnits(type, '5')).toBe(units === 1 ? '5' : '-5');
  expect([signedAmount(type, '0.00'), signedUnits(type, '0.000000')]).toEqual(['0.00', '0.000000']);
  expect(signedCents(type, cents(0))).toBe(0);
});

test('the lowest holding from a day on counts end-of-day holdings, in any order of rows', () => {
  const swap = [
    row('transfer_out', '2026-03-31', 1, '50.000000'),
    row('transferred_in', '2026-03-31', 1, '50.000000'),
  ];
  expect(minHeldFrom([REDEEMED, ...swap, FUNDED], '2026-02-01')).toEqual({
    units: '400.000000',
    contribution: dollars(50_000),
  });
});

test('the smallest holding of a long ledger is found in one pass', () => {
  const days = Array.from({ length: 20_000 }, (_, day) => addDays('2026-01-16', day));
  const returned = days.map((date): LedgerTransaction => {
    return { type: 'funds_returned', date, amount: cents(1), shares: '0.000001' };
  });
  expect(minHeldFrom([FUNDED, ...returned], '2026-01-15')).toEqual({
    units: '499.980000',
    contribution: dollars(49_800),
  });
});

test('a row and its reversal change no figure on any day', () => {
  const type = fc.constantFrom<LedgerTransaction['type'][]>(
    'dividend',
    'distribution',
    'funds_returned',
    'transfer_out',
    'transferred_in',
  );
  const prices = ['2026-01-15', '2026-03-31', '2026-05-31'].map((date, month) => ({
    date,
    unit_price: `${100 + month * 4}.25`,
  }));
  fc.assert(
    fc.property(
      type,
      fc.integer({ min: 1, max: 4_000_000 }).map(cents),
      fc.option(fc.integer({ min: 1, max: 400_000_000 })),
      fc.integer({ min: 0, max: 140 }),
      fc.integer({ min: 0, max: 140 }),
      (kind, amount, units, day, asOfDay) => {
        const date = addDays('2026-01-15', day);
        const asOf = addDays('2026-01-15', asOfDay);
        const shares = units === null ? null : (units / 1e6).toFixed(6);
        const wrong: LedgerTransaction = { type: kind, amount, shares, date };
        const before = [FUNDED, REDEEMED];
        const after = [...before, wrong, getReversal(wrong)];
        const { as_of_date: _moved, ...position } = calculatePosition(before, prices, asOf);
        expect(calculatePosition(after, prices, asOf)).toMatchObject(position);
        const results = (transactions: LedgerTransaction[]) =>
          calculatePerformance({ transactions, valuations: prices, effectiveDate: '2026-01-15' }, asOf).map(
            (one) =>
              one.gap === undefined ? Object.values(one.figures).map(({ result }) => result) : one.gap,
          );
        expect(results(after)).toEqual(results(before));
      },
    ),
    { numRuns: Number(process.env['RANDOM_LEDGERS'] ?? 200) },
  );
});

test('units can be added to an investment that holds none, but only from its effective date', () => {
  const entry = row('transferred_in', '2026-03-31', 500, '5.000000');
  expect(validateEntry(facts(entry, { rows: [] }))).toBeUndefined();
  expect(validateEntry(facts(entry, { effectiveDate: null }))).toEqual({
    ...{ problem: 'not_current', status: 'current' },
  });
});
