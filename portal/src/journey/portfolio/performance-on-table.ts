// Maps the API's performance to the component's props.
import type { ReplyOf } from '@quoin/contract';
import {
  addCents,
  cents,
  moneyFromWire,
  moneyToWire,
  TRANSACTION_EFFECTS,
  type FigureMath,
  type LedgerSums,
  type MathResult,
  type PerformanceFigure,
  type PerformancePeriod,
} from '@quoin/rules';
import type { PeriodPerformance } from '@quoin/ui';
import type { NavValuation } from '@quoin/ui/charts';

export type Performance = Extract<ReplyOf<'getInvestmentPart'>, { type: 'performance' }>;
type Period = Performance['periods'][number];
type Figure = Period['figures'][number];

/** Rows that are hidden if all periods are zero. */
const RARE_FIGURES: readonly PerformanceFigure[] = ['withdrawn', 'fees_paid'];

export function performanceOnTable({ periods }: Performance): PeriodPerformance[] {
  const all = periods.flatMap(({ figures }) => figures);
  const quiet = RARE_FIGURES.filter((name) =>
    all.every(({ figure, result }) => figure !== name || result.value === '0.00'),
  );
  return periods.map((one) =>
    periodOnTable({ ...one, figures: one.figures.filter(({ figure }) => !quiet.includes(figure)) }),
  );
}

function periodOnTable({ period, gap, from, figures }: Period): PeriodPerformance {
  if (gap !== null || from === null) return { period, gap: gap ?? 'not_valued' };
  return {
    period,
    from,
    figures: Object.fromEntries(
      figures.map(({ figure, result: { kind, value = '' } }) => [
        figure,
        kind === 'value' ? value : { undetermined: kind },
      ]),
    ),
  };
}

/** Valuations with what was paid in, received and paid as fees by then: the rows of the net gain since inception. */
export function getValueHistory({ periods, valuations }: Performance): readonly NavValuation[] {
  const gain = periods
    .find(({ period }) => period === 'inception_to_date')
    ?.figures.find(({ figure }) => figure === 'net_gain_loss');
  if (!gain) return valuations;
  const payments = gain.rows.flatMap(({ date, what, flow }) =>
    what === 'valuation' || flow === null
      ? []
      : [{ date, of: TRANSACTION_EFFECTS[what].figure, received: moneyFromWire(flow) ?? cents(0) }],
  );
  return valuations.map(({ date, nav }) => {
    const sumReceived = (...of: (keyof LedgerSums)[]) =>
      addCents(
        ...payments.filter((one) => one.date <= date && of.includes(one.of)).map((one) => one.received),
      );
    return {
      date,
      nav,
      contribution: moneyToWire(cents(-sumReceived('contribution', 'withdrawn'))),
      dividends: moneyToWire(sumReceived('dividends')),
      fees: moneyToWire(cents(-sumReceived('fees'))),
    };
  });
}

/** Calculation of a figure for a period; undefined without a figure. */
export function getMath(
  { as_of_date, periods }: Performance,
  figure: PerformanceFigure,
  period: PerformancePeriod,
): FigureMath | undefined {
  const found = periods.find((one) => one.period === period)?.figures.find((one) => one.figure === figure);
  return (
    found && {
      figure,
      period,
      asOf: as_of_date ?? undefined,
      values: Object.fromEntries(found.values.map(({ symbol, value }) => [symbol, value])),
      rows: found.rows,
      result: getResult(found.result),
    }
  );
}

function getResult({ kind, value = '', roots = [] }: Figure['result']): MathResult {
  if (kind === 'value') return { kind, value };
  return kind === 'several_roots' ? { kind, roots } : { kind };
}
