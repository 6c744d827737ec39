// IRR of one holding and of several, whose funds are valued on different days.
import {
  cents,
  calculateIrr,
  calculatePerformance,
  type LedgerTransaction,
  type PricedLedger,
} from '@quoin/rules';

const paidIn = (date: string, amount: number, shares: number): LedgerTransaction => ({
  type: 'funds_received',
  date,
  amount: cents(amount * 100),
  shares: shares.toFixed(6),
});
const dividend = (date: string, amount: number): LedgerTransaction => ({
  type: 'dividend',
  date,
  amount: cents(amount * 100),
});

const eightPercent: PricedLedger = {
  transactions: [paidIn('2023-01-01', 10_000, 100)],
  valuations: [{ date: '2024-01-01', unit_price: '108' }],
};

test('a holding that grew by 8 % in 365 days has an IRR of 8 % per year', () => {
  expect(calculateIrr([eightPercent], '2024-06-30')).toBe('0.080000');
});

test('the IRR of a holding is that of its performance since inception', () => {
  const holding = {
    transactions: [
      paidIn('2022-03-01', 50_000, 500),
      paidIn('2022-11-15', 25_000, 240),
      dividend('2023-06-30', 2_100),
      dividend('2024-08-15', 1_800),
    ],
    valuations: [
      { date: '2022-12-31', unit_price: '104.10' },
      { date: '2024-06-30', unit_price: '111.32' },
    ],
  };
  const [sinceInception] = calculatePerformance({ ...holding, effectiveDate: '2022-03-01' }, '2024-12-31');
  if (!sinceInception || sinceInception.gap) throw new Error('no figures');
  const { result } = sinceInception.figures.xirr;
  expect({ kind: 'value', value: calculateIrr([holding], '2024-12-31') }).toEqual(result);
});

test('two holdings are one stream of payments, not an average of two rates', () => {
  const doubled: PricedLedger = {
    transactions: [paidIn('2023-01-01', 100, 1)],
    valuations: [{ date: '2024-01-01', unit_price: '200' }],
  };
  // 10,100 paid in became 11,000.
  expect(calculateIrr([eightPercent, doubled], '2024-01-01')).toBe((11_000 / 10_100 - 1).toFixed(6));
});

test('each holding counts until its own last valuation, without later payments', () => {
  const moved: PricedLedger = {
    ...eightPercent,
    transactions: [...eightPercent.transactions, dividend('2024-03-01', 5_000)],
  };
  expect(calculateIrr([moved], '2024-06-30')).toBe('0.080000');
  const unvalued: PricedLedger = { transactions: [paidIn('2024-02-01', 99_000, 10)], valuations: [] };
  expect(calculateIrr([eightPercent, unvalued], '2024-06-30')).toBe('0.080000');
});

test('without a valuation, or on the first day, there is no IRR', () => {
  expect(calculateIrr([], '2024-06-30')).toBeUndefined();
  expect(calculateIrr([eightPercent], '2023-06-30')).toBeUndefined();
  const firstDay = { ...eightPercent, valuations: [{ date: '2023-01-01', unit_price: '100' }] };
  expect(calculateIrr([firstDay], '2023-01-01')).toBeUndefined();
});
