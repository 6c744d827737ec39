// Performance of a holding in each period, with the calculation of every figure.
import {
  PERFORMANCE_PERIODS,
  type PerformanceFigure,
  type PerformanceGap,
  type PerformancePeriod,
} from '../investing-terms';
import type { FigureMath } from './figure-math';
import { FIGURES } from './figures';
import { getSpan, type HoldingRecord, type Span } from './spans';

export type PerformanceOfPeriod = { period: PerformancePeriod } & (
  | {
      /** YYYY-MM-DD, first day of the period. */
      from: string;
      figures: Record<PerformanceFigure, FigureMath>;
      gap?: undefined;
    }
  | { gap: PerformanceGap }
);

/**
 * All periods as of the last valuation on or before a day.
 * @param asOf YYYY-MM-DD; ignores later rows and valuations
 */
export const calculatePerformance = (holding: HoldingRecord, asOf: string): PerformanceOfPeriod[] =>
  PERFORMANCE_PERIODS.map((period) => {
    const found = getSpan(period, holding, asOf);
    return 'gap' in found
      ? { period, gap: found.gap }
      : { period, from: found.span.from, figures: figuresIn(found.span) };
  });

function figuresIn(span: Span): Record<PerformanceFigure, FigureMath> {
  const math = (figure: PerformanceFigure): FigureMath => ({
    figure,
    period: span.period,
    asOf: span.closing.date,
    ...FIGURES[figure](span),
  });
  return {
    beginning_balance: math('beginning_balance'),
    contribution: math('contribution'),
    dividends_received: math('dividends_received'),
    withdrawn: math('withdrawn'),
    fees_paid: math('fees_paid'),
    net_gain_loss: math('net_gain_loss'),
    current_nav: math('current_nav'),
    rate_of_return: math('rate_of_return'),
    xirr: math('xirr'),
    tvpi: math('tvpi'),
    dpi: math('dpi'),
    moic: math('moic'),
  };
}
