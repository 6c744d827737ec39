// A fictional holding, computed by hand: its performance per period, and the math of three of its figures.
import type { FigureMath, PeriodPerformance } from '@quoin/ui';

const SINCE_THE_START = {
  beginning_balance: '0.00',
  contribution: '100000.00',
  dividends_received: '6250.00',
  net_gain_loss: '18730.55',
  current_nav: '112480.55',
  rate_of_return: '0.188581',
  xirr: '0.076595',
  tvpi: '1.187306',
  dpi: '0.062500',
  moic: '1.187306',
};

/** 100,000 paid in, two distributions, valued at 112,480.55 on 31 March 2025; held for less than three years. */
export const HELD: readonly PeriodPerformance[] = [
  { period: 'inception_to_date', from: '2022-12-01', figures: SINCE_THE_START },
  {
    period: 'year_to_date',
    from: '2025-01-01',
    figures: {
      beginning_balance: '116102.30',
      contribution: '0.00',
      dividends_received: '2062.50',
      net_gain_loss: '-1559.25',
      current_nav: '112480.55',
      rate_of_return: '-0.013632',
    },
  },
  {
    period: 'past_1_year',
    from: '2024-04-01',
    figures: {
      beginning_balance: '109870.00',
      contribution: '0.00',
      dividends_received: '6250.00',
      net_gain_loss: '8860.55',
      current_nav: '112480.55',
      rate_of_return: '0.081824',
      xirr: '0.081790',
    },
  },
  { period: 'past_3_years', gap: 'held_for_less' },
  { period: 'all', from: '2022-11-28', figures: SINCE_THE_START },
];

/** Two holdings without a single rate: one was written off, the cash flows of the other changed sign twice. */
export const NO_ONE_RATE: readonly PeriodPerformance[] = [
  {
    period: 'inception_to_date',
    from: '2021-01-01',
    figures: { net_gain_loss: '-15000.00', rate_of_return: '-1.000000', xirr: { undetermined: 'no_root' } },
  },
  {
    period: 'all',
    from: '2021-01-01',
    figures: {
      net_gain_loss: '-20.00',
      rate_of_return: { undetermined: 'no_capital' },
      xirr: { undetermined: 'several_roots' },
    },
  },
];

/** Twenty digits, in columns with room for ten. */
export const HUGE: readonly PeriodPerformance[] = (
  ['inception_to_date', 'year_to_date', 'past_1_year'] as const
).map((period) => ({
  period,
  from: '2022-12-01',
  figures: {
    contribution: '12345678901234567890.00',
    net_gain_loss: '-12345678901234567890.12',
    current_nav: '98765432109876543210.55',
  },
}));

/** (126,500 - 100,000 - 20,000) / (100,000 + 182/365 x 20,000) = 5.9106 %, one step. */
export const RATE_OF_RETURN: FigureMath = {
  figure: 'rate_of_return',
  period: 'year_to_date',
  asOf: '2025-12-31',
  values: { step: '0.059106', start: '100000.00', end: '126500.00' },
  rows: [
    { date: '2024-12-31', what: 'valuation', flow: null, nav: '100000.00', weight: null },
    { date: '2025-07-02', what: 'funds_received', flow: '20000.00', nav: null, weight: '0.4986' },
    { date: '2025-12-31', what: 'valuation', flow: null, nav: '126500.00', weight: null },
  ],
  result: { kind: 'value', value: '0.059106' },
};

export const TVPI: FigureMath = {
  figure: 'tvpi',
  period: 'inception_to_date',
  asOf: '2025-03-31',
  values: {
    nav: '112480.55',
    dividends: '6250.00',
    withdrawn: '0.00',
    balance: '0.00',
    contribution: '100000.00',
  },
  rows: [
    { date: '2022-11-28', what: 'funds_received', flow: '100000.00', nav: null, weight: null },
    { date: '2024-12-20', what: 'distribution', flow: '-4187.50', nav: null, weight: null },
    { date: '2025-01-15', what: 'dividend', flow: '-2062.50', nav: null, weight: null },
    { date: '2025-03-31', what: 'valuation', flow: null, nav: '112480.55', weight: null },
  ],
  result: { kind: 'value', value: '1.187306' },
};

/** A published example of an equation with two roots. */
export const TWO_ROOTS: FigureMath = {
  figure: 'xirr',
  period: 'all',
  rows: [
    { date: '2021-01-01', what: 'funds_received', flow: '-1000.00', nav: null, weight: '0' },
    { date: '2022-01-01', what: 'distribution', flow: '2300.00', nav: null, weight: '1' },
    { date: '2023-01-01', what: 'funds_received', flow: '-1320.00', nav: null, weight: '2' },
  ],
  result: { kind: 'several_roots', roots: ['0.10', '0.20'] },
};

/** Written off without any distribution. */
export const NO_ROOT: FigureMath = {
  figure: 'xirr',
  period: 'inception_to_date',
  rows: [
    { date: '2021-01-01', what: 'funds_received', flow: '-10000.00', nav: null, weight: '0' },
    { date: '2022-01-01', what: 'funds_received', flow: '-5000.00', nav: null, weight: '1' },
    { date: '2023-01-01', what: 'valuation', flow: null, nav: '0.00', weight: '2' },
  ],
  result: { kind: 'no_root' },
};
