// Rate of return of one period whose value is known only at its start and end.
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from './exact-decimal';

/** Money in (positive) or out (negative) of an investment. */
export interface Flow {
  /** In the same unit as the values. */
  amount: number;
  /** Fraction of the period for which the money was invested: 1 from the start, 0 at the end. */
  weight: Decimal.Value;
}

/**
 * Modified Dietz: `(end - begin - sum of flows) / (begin + sum of weight x flow)`, a decimal fraction.
 * Undefined if the average capital is not positive, because the return then has no base.
 * Source: P. Dietz, Pension Funds: Measuring Investment Performance (1966), with day weights; GIPS Standards Handbook.
 */
export function modifiedDietz(begin: number, end: number, flows: readonly Flow[]): Decimal | undefined {
  const gain = flows.reduce((sum, flow) => sum.minus(flow.amount), new ExactDecimal(end).minus(begin));
  const capital = flows.reduce(
    (sum, flow) => sum.plus(new ExactDecimal(flow.weight).times(flow.amount)),
    new ExactDecimal(begin),
  );
  return capital.gt(0) ? gain.div(capital) : undefined;
}
