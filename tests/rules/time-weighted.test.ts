// Time-weighted return where units leave and return, or where no capital is invested.
import { type LedgerTransaction, calculatePerformance, calculatePosition } from '@quoin/rules';
import { row } from './ledger-row';

const getPrices = (prices: Record<string, string>) =>
  Object.entries(prices).map(([date, unit_price]) => ({ date, unit_price }));

const getReturn = (transactions: LedgerTransaction[], prices: Record<string, string>, asOf = '2026-01-01') =>
  calculatePosition(transactions, getPrices(prices), asOf).rate_of_return;

const funded = row('funds_received', '2024-01-01', 50_000, '500');

test('units that leave and return on one day are not an exit', () => {
  const swap = [
    row('transfer_out', '2024-07-01', 52_500, '500'),
    row('transferred_in', '2024-07-01', 52_500, '500'),
  ];
  expect(getReturn([funded, ...swap], { '2024-12-31': '110' })).toBe('0.100000');
});

test('a full redemption after the last valuation does not count until the next one', () => {
  const redeemed = row('funds_redeemed', '2025-02-15', 60_000, '500');
  const prices = { '2024-06-30': '105', '2024-12-31': '110' };
  expect(getReturn([funded, redeemed], prices)).toBe('0.100000');
  expect(getReturn([funded, redeemed], { ...prices, '2025-03-31': '1' })).toBe('0.200000');
});

test('a dividend after everything was redeemed does not start a step before the next payment', () => {
  const rows = [
    funded,
    row('funds_redeemed', '2024-12-31', 55_000, '500'),
    row('dividend', '2025-02-01', 100),
    row('funds_received', '2025-03-31', 60_000, '500'),
  ];
  const prices = { '2024-12-31': '110', '2025-03-31': '120', '2025-06-30': '132' };
  expect(getReturn(rows, prices)).toBe('0.210000');
});

test('an exit before a period has no effect on its return', () => {
  const transactions = [
    row('funds_received', '2020-01-01', 50_000, '500'),
    row('funds_redeemed', '2020-12-15', 55_000, '500'),
    row('funds_received', '2021-06-30', 60_000, '500'),
  ];
  const prices = { '2020-12-31': '110', '2021-06-30': '120', '2023-12-31': '130', '2024-12-31': '143' };
  const record = { transactions, valuations: getPrices(prices), effectiveDate: '2020-01-01' };
  const year = calculatePerformance(record, '2025-01-01').find(({ period }) => period === 'past_1_year');
  expect(year).toMatchObject({ figures: { rate_of_return: { result: { value: '0.100000' } } } });
});

test('there is no return if one of its steps has a value and no capital', () => {
  const paidOut = [row('dividend', '2025-01-02', 75_000), row('funds_redeemed', '2025-12-31', 5_000, '500')];
  const prices = { '2024-12-31': '110', '2025-12-31': '10' };
  expect(getReturn([funded, ...paidOut], prices)).toBeUndefined();
  const unpaid = row('transferred_in', '2024-01-01', 0, '500');
  expect(getReturn([unpaid], { '2024-06-30': '100', '2024-12-31': '110' })).toBeUndefined();
});

describe('on the day of the first payment', () => {
  const day = funded.date;
  const price = { [day]: '90' };

  test('a full redemption below cost has the return of the money paid in', () => {
    const redeemed = row('funds_redeemed', day, 45_000, '500');
    expect(getReturn([funded, redeemed], price)).toBe('-0.100000');
    expect(getReturn([funded, redeemed], { '2024-12-31': '90' })).toBe('-0.100000');
  });

  test('a partial redemption and a dividend do not reduce the money that earned', () => {
    const paidOut = [row('funds_redeemed', day, 49_000, '490'), row('dividend', day, 500)];
    expect(getReturn([funded, ...paidOut], { [day]: '100' })).toBe('0.010000');
  });

  test('a reversed payment earned nothing', () => {
    const reversed = [row('funds_received', day, -50_000, '-500'), funded];
    expect(getReturn([funded, ...reversed], price)).toBe('-0.100000');
  });
});
