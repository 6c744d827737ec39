// The calculation of a figure: source rows, the values of the formula's symbols, and the result. The screen shows the
// formula of each figure. All amounts are strings in wire format.
import type { PaymentType, PerformanceFigure, PerformancePeriod, UndeterminedRate } from '../investing-terms';

/** The symbols of the formulas. Symbols that represent rows have no single value. */
export type MathSymbol =
  | 'balance'
  | 'contribution'
  | 'dividend'
  | 'dividends'
  | 'end'
  | 'fee'
  | 'fees'
  | 'flow'
  | 'cashFlow'
  | 'gain'
  | 'invested'
  | 'nav'
  | 'paidIn'
  | 'price'
  | 'rate'
  | 'redemption'
  | 'returned'
  | 'start'
  | 'step'
  | 'units'
  | 'weight'
  | 'withdrawn'
  | 'years';

export interface FigureMath {
  figure: PerformanceFigure;
  /** Left out where the figure has no period. */
  period?: PerformancePeriod;
  /** YYYY-MM-DD, the day the figure is true of. */
  asOf?: string;
  /** The values of the formula's symbols: decimal dollars, units, or decimal fractions. Unknown ones are missing. */
  values?: Partial<Record<MathSymbol, string>>;
  /** Of a total: the value of each investment, which add up to the result. */
  parts?: readonly { name: string; value: string }[];
  /** In the order of time. */
  rows: readonly MathRow[];
  result: MathResult;
}

/** One payment, one valuation, or both on one day. */
export interface MathRow {
  /** YYYY-MM-DD */
  date: string;
  what: PaymentType | 'valuation';
  /** Decimal dollars with the sign they have in the formula; null for a valuation. */
  flow: string | null;
  /** Decimal dollars; null where nothing was valued. */
  nav: string | null;
  /** A part of the step from 0 to 1, for XIRR the years since the first payment; null where the formula has none. */
  weight: string | null;
}

/** A value, or the reason why there is no one value; `several_roots` comes with all of them, as decimal fractions. */
export type MathResult =
  | { kind: 'value'; value: string }
  | { kind: Exclude<UndeterminedRate, 'several_roots'> }
  | { kind: 'several_roots'; roots: readonly string[] };
