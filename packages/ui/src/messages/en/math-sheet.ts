import type { PerformanceFigure } from '@quoin/rules';
import { list } from '../english-list';

/** What `ShowTheMath` shows when it is opened. */
export const MathSheet = {
  result: 'Result',
  asOf: (date: string) => `As of ${date}`,
  formula: 'Formula',
  symbols: 'Where',
  words: {
    beginning_balance: 'The units held when the period began, times the price of one unit on that day.',
    contribution: 'Everything paid in during the period, less what was returned.',
    dividends_received: 'All dividends and distributions received in cash during the period, added up.',
    net_gain_loss:
      'The net asset value, with what was received and what was redeemed, less the beginning balance and what was paid in.',
    current_nav: 'The units held, times the price of one unit at the last valuation.',
    rate_of_return:
      'The time between two valuations is one step. Each step’s return is its gain over the capital that worked in it, where money counts for the part of the step it was there (Modified Dietz). The steps are multiplied into one return, so that the size and the timing of payments hardly move it.',
    xirr: 'The one yearly rate at which all payments, and the net asset value at the end, are worth zero together on the first day.',
    tvpi: 'Total value to paid-in: what the investment is worth and has paid out, over what was paid in. What was held when the period began counts as paid in.',
    dpi: 'Distributions to paid-in: what the investment has paid out, over what was paid in. What was held when the period began counts as paid in.',
    moic: 'Multiple on invested capital: what the investment is worth and has paid out, over the capital invested in it, before fees. What was held when the period began counts as invested.',
  } satisfies Record<PerformanceFigure, string>,
  symbolNames: {
    balance: 'Beginning balance',
    contribution: 'Contribution: paid in, less returned',
    dividend: 'One dividend or distribution',
    dividends: 'Dividends received',
    end: 'Value at the end of a step',
    flow: 'One payment: in is positive, out is negative',
    cashFlow: 'One payment, seen from you: in is negative, out and the final NAV are positive',
    gain: 'Net gain/loss',
    invested: 'Invested capital',
    nav: 'Current NAV',
    paidIn: 'One payment in',
    price: 'Price of one unit',
    rate: 'Rate of one year',
    returned: 'One payment returned',
    start: 'Value at the start of a step',
    step: 'Return of one step',
    units: 'Units',
    weight: 'Part of the step that the payment was there',
    withdrawn: 'Redeemed or transferred out',
    years: 'Years since the first payment, 365 days each',
  },
  rows: 'What it came from',
  date: 'Date',
  what: 'What',
  flow: 'Flow',
  nav: 'NAV',
  weight: 'Weight',
  years: 'Years',
  valuation: 'Valuation',
  noRows: 'No payment and no valuation falls into this period.',
  noRoot: 'No rate of return',
  noRootWhy:
    'No rate makes these payments worth zero together: all of them go the same way, or they never balance. So no rate is shown.',
  severalRoots: 'Several rates of return',
  severalRootsWhy: (rates: readonly string[]) =>
    `${list(rates)} each solve the equation, because the payments change direction more than once. None is more right than another, so none is shown as the result.`,
  outOfRange: 'No rate of return',
  outOfRangeWhy:
    'The payments are only days apart. A rate of a whole year would be so large that it says nothing.',
  noCapital: 'No rate of return',
  noCapitalWhy: 'On average no capital was at work in this period. There is nothing a return could be of.',
};
