// Periods of a holding without payments or prices, with prices before its effective date, and valued within a month.
import { type HoldingRecord, calculatePerformance } from '@quoin/rules';
import { row } from './ledger-row';

const held: HoldingRecord = {
  effectiveDate: '2023-03-31',
  transactions: [
    row('funds_received', '2023-03-20', 100_000),
    row('transferred_in', '2023-03-31', 0, '1000'),
    row('dividend', '2023-08-01', 2_000),
  ],
  valuations: [
    { date: '2023-03-31', unit_price: '100' },
    { date: '2023-12-31', unit_price: '106' },
  ],
};

const getGaps = (record: HoldingRecord, asOf: string) =>
  calculatePerformance(record, asOf).map(({ gap }) => gap);

test.each<[string, Partial<HoldingRecord>]>([
  ['without a payment', { transactions: [] }],
  ['without a price', { valuations: [] }],
  ['whose last price is older than its first payment', { transactions: [row('dividend', '2024-01-15', 1)] }],
])('a holding %s is not valued in any period', (_, changes) => {
  expect(getGaps({ ...held, ...changes }, '2024-02-01')).toEqual(Array(5).fill('not_valued'));
});

test('a price before the effective date does not count, that of the day does', () => {
  const earlier = { date: '2023-03-25', unit_price: '50' };
  // The dividend is missing for 152 of the 275 days from 31 March on.
  const expected = (8_000 / (100_000 - (2_000 * 152) / 275)).toFixed(6);
  for (const valuations of [held.valuations, [earlier, ...held.valuations]]) {
    const all = calculatePerformance({ ...held, valuations }, '2024-01-01').find(
      ({ period }) => period === 'all',
    );
    expect(all).toMatchObject({ figures: { rate_of_return: { result: { value: expected } } } });
  }
});

test('one year before a day within a month is the same day', () => {
  const valuations = ['2023-05-15', '2023-05-31', '2024-05-15'].map((date, index) => ({
    date,
    unit_price: String(100 + 10 * index),
  }));
  const year = calculatePerformance({ ...held, valuations }, '2024-05-31').find(
    ({ period }) => period === 'past_1_year',
  );
  expect(year).toMatchObject({
    from: '2023-05-16',
    figures: { beginning_balance: { result: { value: '100000.00' } } },
  });
});
