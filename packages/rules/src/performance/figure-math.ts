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
  /** Undefined if the figure has no period. */
  period?: PerformancePeriod;
  /** YYYY-MM-DD, date of the figure. */
  asOf?: string;
  /** The values of the formula's symbols: decimal dollars, units, or decimal fractions. Unknown ones are missing. */
  values?: Partial<Record<MathSymbol, string>>;
  /** For a total: the value of each investment. Amounts add up to the result; rates do not. */
  parts?: readonly { name: string; value: string }[];
  /** In chronological order. */
  rows: readonly MathRow[];
  result: MathResult;
}

/** A payment, a valuation, or both on one day. */
export interface MathRow {
  /** YYYY-MM-DD */
  date: string;
  what: PaymentType | 'valuation';
  /** Decimal dollars with their sign in the formula; null for a valuation. */
  flow: string | null;
  /** Decimal dollars; null without a valuation. */
  nav: string | null;
  /** Weight in the step from 0 to 1; for XIRR the years since the first payment; null if the formula has no weights. */
  weight: string | null;
}

/** A value, or the reason why there is no single value; `several_roots` has all of them, as decimal fractions. */
export type MathResult =
  | { kind: 'value'; value: string }
  | { kind: Exclude<UndeterminedRate, 'several_roots'> }
  | { kind: 'several_roots'; roots: readonly string[] };
