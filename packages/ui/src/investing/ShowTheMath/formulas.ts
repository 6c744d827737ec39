// The formula of each figure in symbols, and the meaning of the symbols.
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { MathSymbol, PerformanceFigure } from '@quoin/rules';
import type { FigureKind } from '../../foundations/format/figure-parts';

interface SymbolRow {
  letter: string;
  /** Format of its values. */
  kind: FigureKind;
  /** Decimal places, if they differ from the default of `kind`. */
  digits?: number | undefined;
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

/** Modified Dietz, linked: see `calculatePerformance` of @quoin/rules, which computes every figure. */
const rateOfReturn = () => [
  formula('R', '=', '(', '1', '+', sub('r', '1'), ')', '…', '(', '1', '+', sub('r', 'n'), ')', '−', '1'),
  formula('r', '=', fraction(row('E', '−', 'S', '−', sum('F')), row('S', '+', sum(row('w', 'F'))))),
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
    lines: () => [formula(sum(fraction('F', power(row('(', '1', '+', 'r', ')'), 't'))), '=', '0')],
    symbols: ['rate', 'cashFlow', 'years'],
  },
  tvpi: {
    lines: () => [formula('TVPI', '=', fraction(valueAndPaid(), paidIn()))],
    symbols: ['nav', 'dividends', 'withdrawn', 'balance', 'contribution', 'fees'],
  },
  dpi: {
    lines: () => [formula('DPI', '=', fraction(row('D', '+', 'W'), paidIn()))],
    symbols: ['dividends', 'withdrawn', 'balance', 'contribution', 'fees'],
  },
  moic: {
    lines: () => [formula('MOIC', '=', fraction(valueAndPaid(), row('B', '+', 'K')))],
    symbols: ['nav', 'dividends', 'withdrawn', 'balance', 'invested'],
  },
};

/** MathML as React elements, which screen readers read as mathematics. */
type Part = ReactElement | string;

const element = (name: string, ...children: ReactNode[]): ReactElement =>
  createElement(name, null, ...children);

const SIGN = /^[^\p{L}\p{N}]+$/u;
const NUMBER = /^\d+$/;

/** Letters become identifiers, digits numbers, and other characters operators. */
const part = (of: Part): ReactElement => {
  if (typeof of !== 'string') return of;
  if (SIGN.test(of)) return element('mo', of);
  if (NUMBER.test(of)) return element('mn', of);
  return createElement('mi', { 'data-word': of.length > 1 ? '' : undefined }, of);
};

const row = (...parts: readonly Part[]): ReactElement => element('mrow', ...parts.map(part));
const fraction = (above: Part, below: Part): ReactElement => element('mfrac', part(above), part(below));
const sub = (base: Part, index: Part): ReactElement => element('msub', part(base), part(index));
const power = (base: Part, exponent: Part): ReactElement => element('msup', part(base), part(exponent));
const sum = (of: Part): ReactElement =>
  row(createElement('mo', { 'data-sign': 'sum', largeop: 'false' }, '∑'), of);

/** A formula on its own line. */
const formula = (...parts: readonly Part[]): ReactElement =>
  createElement('math', { display: 'block' }, row(...parts));
