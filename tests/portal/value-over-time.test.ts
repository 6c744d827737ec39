// Periods of the chart of an investment, with what was paid in and out and its value at the end of each.
import { valueOverTime } from '../../portal/src/journey/portfolio/value-over-time';

type Row = Parameters<typeof valueOverTime>[0][number];

const row = (
  transaction_type: Row['transaction_type'],
  date: string,
  amount: string,
  shares: string | null,
) => ({ id: date, transaction_type, amount, shares, date, note: '', reverses: null }) satisfies Row;

const PAID = row('funds_received', '2025-02-28', '100000.00', '1000.000000');
const priced = (date: string, unit_price: string) => ({ date, unit_price, nav: '0.00' });

test('a short history has one row per quarter, with the last known value at its end', () => {
  const rows = [PAID, row('dividend', '2025-08-15', '2000.00', null)];
  expect(valueOverTime(rows, [priced('2025-03-31', '100'), priced('2025-09-30', '110')])).toEqual([
    { period: '2025-Q1', contribution: '100000.00', fees: '0.00', distribution: '0.00', value: '100000.00' },
    { period: '2025-Q2', contribution: '0.00', fees: '0.00', distribution: '0.00', value: '100000.00' },
    { period: '2025-Q3', contribution: '0.00', fees: '0.00', distribution: '2000.00', value: '110000.00' },
  ]);
});

test('a history of more than three years has one row per year', () => {
  const rows = [PAID, row('funds_redeemed', '2027-05-31', '50000.00', '400.000000')];
  const prices = [priced('2025-12-31', '105'), priced('2026-12-31', '115'), priced('2028-12-31', '130')];
  expect(valueOverTime(rows, prices)).toEqual([
    { period: '2025', contribution: '100000.00', fees: '0.00', distribution: '0.00', value: '105000.00' },
    { period: '2026', contribution: '0.00', fees: '0.00', distribution: '0.00', value: '115000.00' },
    { period: '2027', contribution: '0.00', fees: '0.00', distribution: '50000.00', value: '69000.00' },
    { period: '2028', contribution: '0.00', fees: '0.00', distribution: '0.00', value: '78000.00' },
  ]);
});

test('before the first price the value is unknown, and a charged fee is no payment', () => {
  const rows = [PAID, row('management_fee_charged', '2025-05-31', '1000.00', null)];
  expect(valueOverTime(rows, [])).toEqual([
    { period: '2025-Q1', contribution: '100000.00', fees: '0.00', distribution: '0.00', value: null },
  ]);
});

test('fees paid on top are part of what was paid in', () => {
  const rows = [PAID, row('fees_paid', '2025-02-28', '1500.00', null)];
  expect(valueOverTime(rows, [])).toEqual([
    { period: '2025-Q1', contribution: '101500.00', fees: '1500.00', distribution: '0.00', value: null },
  ]);
});

test('a reversed payment is taken out of its period', () => {
  const rows = [PAID, row('funds_received', '2025-03-03', '-100000.00', '-1000.000000')];
  expect(valueOverTime(rows, [priced('2025-03-31', '100')])).toEqual([
    { period: '2025-Q1', contribution: '0.00', fees: '0.00', distribution: '0.00', value: '0.00' },
  ]);
});

test('without payments and valuations there are no rows', () => {
  expect(valueOverTime([], [])).toEqual([]);
});
