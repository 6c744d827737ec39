// The data of the table: one column per period, with its figures or the reason why it has none.
import {
  PERFORMANCE_FIGURES,
  type PerformanceFigure,
  type PerformanceGap,
  type PerformancePeriod,
  type UndeterminedRate,
} from '@quoin/rules';

/** Decimal dollars, a decimal fraction or a multiple; or the reason why there is no single rate. */
export type PerformanceValue = string | { undetermined: UndeterminedRate };

export type PeriodPerformance = {
  period: PerformancePeriod;
} & (
  | {
      /** YYYY-MM-DD, the first day of the period. */
      from: string;
      figures: Partial<Record<PerformanceFigure, PerformanceValue>>;
      gap?: undefined;
    }
  | { gap: PerformanceGap }
);

/** The rows for which at least one period has a figure, in the order of the statement. */
export const getFigures = (performance: readonly PeriodPerformance[]): PerformanceFigure[] =>
  PERFORMANCE_FIGURES.filter((figure) =>
    performance.some((column) => column.gap === undefined && column.figures[figure] !== undefined),
  );
