// Past and expected cash flows per period with their net amount, in exact decimals.
import { compareDecimals, subtractDecimals, addDecimals } from '@quoin/rules';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { withFigures } from '../known-figures';

/** One year or quarter, from the investor's point of view. Money in decimal dollars. */
export interface CashFlow {
  /** `'2025'` or `'2025-Q1'`. */
  period: string;
  /** Amount paid in, drawn downwards. Negative if money was returned. */
  contribution: string;
  /** The part of the contribution that pays fees on top; the summary has it. */
  fees?: string | null | undefined;
  /** Amount received (dividends, distributions, redemptions), drawn upwards. */
  distribution: string;
  /** What the investment is worth at the end of the period; null or undefined if unknown. Drawn as a line. */
  value?: string | null | undefined;
  /** Marks future flows, drawn hatched. */
  expected?: boolean | undefined;
}

export interface NetCashFlow extends CashFlow {
  /** Received minus paid in. */
  net: string;
}

/** A period with its past flows, its expected flows, or both if it is the current period. */
export interface PeriodFlows extends Omit<NetCashFlow, 'expected'> {
  key: string;
  happened?: NetCashFlow | undefined;
  expected?: NetCashFlow | undefined;
}

const PERIOD = /^(\d{4})(?:-Q([1-4]))?$/;

/** Keeps the order of `flows`. */
export const netCashFlows = (flows: readonly CashFlow[]): NetCashFlow[] =>
  withFigures('CashFlowChart', flows, ({ contribution, distribution, value, fees }) => [
    contribution,
    distribution,
    value,
    fees,
  ]).map((flow) => ({ ...flow, net: subtractDecimals(flow.distribution, flow.contribution) }));

/** Merges a period that occurs twice in a row, once as expected. */
export function flowsByPeriod(flows: readonly NetCashFlow[]): PeriodFlows[] {
  const periods: PeriodFlows[] = [];
  for (const flow of flows) {
    const part = flow.expected ? 'expected' : 'happened';
    const before = periods.at(-1);
    if (before?.period !== flow.period || before[part])
      periods.push({ ...flow, key: `${periods.length} ${flow.period}`, expected: undefined, [part]: flow });
    else {
      periods[periods.length - 1] = {
        ...before,
        [part]: flow,
        value: flow.value ?? before.value,
        contribution: addDecimals([before.contribution, flow.contribution]),
        distribution: addDecimals([before.distribution, flow.distribution]),
        net: addDecimals([before.net, flow.net]),
      };
    }
  }
  return periods;
}

/** Whether the line of the chart is the value; without values it is the net cash flow. */
export const hasValues = (flows: readonly Pick<CashFlow, 'value'>[]): boolean =>
  flows.some(({ value }) => value);

interface PeriodWords {
  quarter: (quarter: string, year: string) => string;
  year: (year: string) => string;
}

/** `'2025-Q1'` -> Q1 2025 or 2025年第1季度. */
export function periodName(period: string, announcement: PeriodWords): string {
  const [, year, quarter] = PERIOD.exec(period) ?? [];
  if (year && quarter) return announcement.quarter(quarter, year);
  if (year) return announcement.year(year);
  warnInDevelopment(
    'CashFlowChart',
    () => `"${period}" is no period. Give a year, "2025", or a quarter, "2025-Q1".`,
  );
  return period;
}

/** Sums and extremes of the periods; undefined if there are none. */
export function sumFlows(flows: readonly NetCashFlow[]) {
  const [first] = flows;
  const last = flows.at(-1);
  if (!first || !last) return undefined;
  const most = (getFigure: (flow: NetCashFlow) => string) =>
    flows.reduce((best, one) => (compareDecimals(getFigure(one), getFigure(best)) > 0 ? one : best), first);
  return {
    first,
    last,
    contribution: addDecimals(flows.map(({ contribution }) => contribution)),
    distribution: addDecimals(flows.map(({ distribution }) => distribution)),
    net: addDecimals(flows.map(({ net }) => net)),
    fees: addDecimals(flows.map(({ fees }) => fees ?? '0.00')),
    mostPaidIn: most(({ contribution }) => contribution),
    mostReceived: most(({ distribution }) => distribution),
  };
}
