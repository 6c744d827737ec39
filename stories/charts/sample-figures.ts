// Fictional histories for the chart stories: fixed figures without clock or randomness.
import type { AllocationShare, CashFlow, NavEvent, NavValuation } from '@quoin/ui/charts';
import type { Locale } from '@quoin/ui';
import { bilingual, useStoryLocale } from '../messages';

/** A fund with four capital calls, a loss in its third year and distributions from the fourth year on. */
export const VALUATIONS: readonly NavValuation[] = [
  { date: '2022-03-31', nav: '25000.00', contribution: '25000.00' },
  { date: '2022-06-30', nav: '49210.40', contribution: '50000.00' },
  { date: '2022-09-30', nav: '50335.18', contribution: '50000.00' },
  { date: '2022-12-31', nav: '76904.02', contribution: '75000.00' },
  { date: '2023-03-31', nav: '79120.77', contribution: '75000.00' },
  { date: '2023-06-30', nav: '106480.31', contribution: '100000.00' },
  { date: '2023-09-30', nav: '104215.66', contribution: '100000.00' },
  { date: '2023-12-31', nav: '98731.05', contribution: '100000.00' },
  { date: '2024-03-31', nav: '97402.88', contribution: '100000.00' },
  { date: '2024-06-30', nav: '101968.43', contribution: '100000.00' },
  { date: '2024-09-30', nav: '106077.91', contribution: '100000.00' },
  { date: '2024-12-31', nav: '108340.27', contribution: '100000.00' },
  { date: '2025-03-31', nav: '112480.55', contribution: '100000.00' },
];

export const EVENTS: readonly NavEvent[] = [
  { date: '2022-05-16', type: 'capital_call', amount: '25000.00' },
  { date: '2022-11-14', type: 'capital_call', amount: '25000.00' },
  { date: '2023-05-15', type: 'capital_call', amount: '25000.00' },
  { date: '2024-12-20', type: 'distribution', amount: '4187.50' },
];

/** Ten years of monthly valuations: growth with seasonal swings. */
export const TEN_YEARS: readonly NavValuation[] = Array.from({ length: 120 }, (_, month) => {
  const year = 2015 + Math.floor(month / 12);
  const first = `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const swing = [0, 7, 13, 16, 14, 8, 1, -6, -11, -12, -9, -4][month % 12] ?? 0;
  const cents = 10_000_000 + month * 95_000 + swing * 42_000 * (1 + Math.floor(month / 40));
  return {
    date: first,
    nav: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    contribution: `${100_000 + Math.floor(month / 48) * 25_000}.00`,
  };
});

/** A fund whose debts temporarily exceed its assets. */
export const BELOW_ZERO: readonly NavValuation[] = [
  { date: '2023-12-31', nav: '18200.00', contribution: '20000.00' },
  { date: '2024-03-31', nav: '4150.25', contribution: '20000.00' },
  { date: '2024-06-30', nav: '-7320.80', contribution: '20000.00' },
  { date: '2024-09-30', nav: '-2115.00', contribution: '26000.00' },
  { date: '2024-12-31', nav: '9480.10', contribution: '26000.00' },
];

export const TWENTY_DIGITS: readonly NavValuation[] = [
  { date: '2024-03-31', nav: '12345678901234567890.12', contribution: '12000000000000000000.00' },
  { date: '2024-09-30', nav: '12980000000000000000.07', contribution: '12000000000000000000.00' },
  { date: '2025-03-31', nav: '13777123456789012345.67', contribution: '12000000000000000000.00' },
];

const CATEGORIES = bilingual({
  fixed_income: ['Fixed income', '固定收益'],
  real_estate: ['Real estate', '房地产'],
  private_equity: ['Private equity', '私募股权'],
  timber: ['Timberland', '林地'],
  pre_ipo: ['Pre-IPO', 'Pre-IPO'],
  hedge: ['Hedge funds', '对冲基金'],
  crypto: ['Crypto', '加密资产'],
  infrastructure: ['Infrastructure', '基础设施'],
  art: ['Art', '艺术品'],
});

type Category = keyof (typeof CATEGORIES)['en'];

type Parts = readonly (readonly [Category, share_bp: number, value: string])[];

export const getShares = (parts: Parts, locale: Locale): AllocationShare[] =>
  parts.map(([key, share_bp, value]) => ({ key, name: CATEGORIES[locale][key], share_bp, value }));

export const useShares = (parts: Parts) => getShares(parts, useStoryLocale());

export const FOUR_PARTS = [
  ['fixed_income', 4175, '141496.03'],
  ['real_estate', 2850, '96590.03'],
  ['timber', 1725, '58462.39'],
  ['pre_ipo', 1250, '42363.95'],
] as const;

export const NINE_PARTS = [
  ['fixed_income', 2600, '260000.00'],
  ['real_estate', 1900, '190000.00'],
  ['private_equity', 1500, '150000.00'],
  ['timber', 1200, '120000.00'],
  ['pre_ipo', 1000, '100000.00'],
  ['hedge', 800, '80000.00'],
  ['crypto', 450, '45000.00'],
  ['infrastructure', 350, '35000.00'],
  ['art', 200, '20000.00'],
] as const;

export const YEARLY_FLOWS: readonly CashFlow[] = [
  { period: '2020', contribution: '60000.00', distribution: '0.00' },
  { period: '2021', contribution: '85000.00', distribution: '2400.00' },
  { period: '2022', contribution: '55000.00', distribution: '11250.00' },
  { period: '2023', contribution: '25000.00', distribution: '31870.50' },
  { period: '2024', contribution: '15000.00', distribution: '58420.75' },
  { period: '2025', contribution: '0.00', distribution: '47300.00' },
  { period: '2026', contribution: '10000.00', distribution: '62000.00', expected: true },
  { period: '2027', contribution: '0.00', distribution: '74000.00', expected: true },
];

/** What was paid in and out, and what the investment was worth at the end of each year. */
export const VALUED_FLOWS: readonly CashFlow[] = [
  { period: '2022', contribution: '80000.00', distribution: '0.00', value: '78904.02' },
  { period: '2023', contribution: '40000.00', distribution: '0.00', value: '121731.05' },
  { period: '2024', contribution: '0.00', distribution: '24187.50', value: '108340.27' },
  { period: '2025', contribution: '0.00', distribution: '2062.50', value: '112480.55' },
];

export const QUARTERLY_FLOWS: readonly CashFlow[] = [2022, 2023, 2024].flatMap((year, index) =>
  [1, 2, 3, 4].map((quarter): CashFlow => ({
    period: `${year}-Q${quarter}`,
    contribution: quarter % 2 === 1 ? `${25_000 - index * 8_000}.00` : '0.00',
    distribution: `${(index * 4 + quarter) * 1_350}.00`,
    expected: year === 2024 && quarter > 2,
  })),
);
