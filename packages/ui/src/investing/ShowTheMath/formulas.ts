// The formula of each figure in symbols, and the meaning of the symbols.
import type { ReactElement } from 'react';
import type { MathSymbol, PerformanceFigure } from '@quoin/rules';
import type { FigureKind } from '../../foundations/format/figure-parts';
import { formula, over, power, row, sub, sum } from './mathml';

interface SymbolRow {
  letter: string;
  /** Format of its values. */
  kind: FigureKind;
  /** Decimal places, if they differ from the default of `kind`. */
  digits?: number;
}

export const SYMBOLS = {
  balance: { letter: 'B', kind: 'money' },
  contribution: { letter: 'C', kind: 'money' },
  dividend: { letter: 'd', kind: 'money' },
  dividends: { letter: 'D', kind: 'money' },
  fee: { letter: 'a', kind: 'money' },
  fees: { letter: 'A', kind: 'money' },
  end: { letter: 'E', kind: 'money' },
  flow: { letter: 'F', kind: 'money' },
  cashFlow: { letter: 'F', kind: 'money' },
  gain: { letter: 'G', kind: 'money' },
  invested: { letter: 'K', kind: 'money' },
  nav: { letter: 'N', kind: 'money' },
  paidIn: { letter: 'p', kind: 'money' },
  price: { letter: 'P', kind: 'price' },
  rate: { letter: 'r', kind: 'percent' },
  redemption: { letter: 'x', kind: 'money' },
  returned: { letter: 'q', kind: 'money' },
  start: { letter: 'S', kind: 'money' },
  step: { letter: 'r', kind: 'percent' },
  units: { letter: 'U', kind: 'units' },
  weight: { letter: 'w', kind: 'units' },
  withdrawn: { letter: 'W', kind: 'money' },
  years: { letter: 't', kind: 'units', digits: 2 },
} as const satisfies Record<MathSymbol, SymbolRow>;

interface Formula {
  /** Lines, one `<math>` each. */
  lines: () => readonly ReactElement[];
  symbols: readonly MathSymbol[];
}

const valueAndPaid = () => row('N', '+', 'D', '+', 'W');
const paidIn = () => row('B', '+', 'C', '+', 'A');

/** Modified Dietz, linked: see `performanceOf` of @quoin/rules, which computes every figure. */
const rateOfReturn = () => [
  formula('R', '=', '(', '1', '+', sub('r', '1'), ')', '…', '(', '1', '+', sub('r', 'n'), ')', '−', '1'),
  formula('r', '=', over(row('E', '−', 'S', '−', sum('F')), row('S', '+', sum(row('w', 'F'))))),
];

export const FORMULAS: Readonly<Record<PerformanceFigure, Formula>> = {
  beginning_balance: { lines: () => [formula('B', '=', 'U', '×', 'P')], symbols: ['units', 'price'] },
  contribution: {
    lines: () => [formula('C', '=', sum('p'), '−', sum('q'))],
    symbols: ['paidIn', 'returned'],
  },
  dividends_received: { lines: () => [formula('D', '=', sum('d'))], symbols: ['dividend'] },
  withdrawn: { lines: () => [formula('W', '=', sum('x'))], symbols: ['redemption'] },
  fees_paid: { lines: () => [formula('A', '=', sum('a'))], symbols: ['fee'] },
  net_gain_loss: {
    lines: () => [formula('G', '=', 'N', '+', 'D', '+', 'W', '−', 'B', '−', 'C', '−', 'A')],
    symbols: ['nav', 'dividends', 'withdrawn', 'balance', 'contribution', 'fees'],
  },
  current_nav: { lines: () => [formula('N', '=', 'U', '×', 'P')], symbols: ['units', 'price'] },
  rate_of_return: { lines: rateOfReturn, symbols: ['step', 'start', 'end', 'flow', 'weight'] },
  xirr: {
    lines: () => [formula(sum(over('F', power(row('(', '1', '+', 'r', ')'), 't'))), '=', '0')],
    symbols: ['rate', 'cashFlow', 'years'],
  },
  tvpi: {
    lines: () => [formula('TVPI', '=', over(valueAndPaid(), paidIn()))],
    symbols: ['nav', 'dividends', 'withdrawn', 'balance', 'contribution', 'fees'],
  },
  dpi: {
    lines: () => [formula('DPI', '=', over(row('D', '+', 'W'), paidIn()))],
    symbols: ['dividends', 'withdrawn', 'balance', 'contribution', 'fees'],
  },
  moic: {
    lines: () => [formula('MOIC', '=', over(valueAndPaid(), row('B', '+', 'K')))],
    symbols: ['nav', 'dividends', 'withdrawn', 'balance', 'invested'],
  },
};
