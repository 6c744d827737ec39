// Data of the charts and of the performance table, as sheets to export.
import type { ReplyOf } from '@quoin/contract';
import { PERFORMANCE_FIGURES, PERFORMANCE_UNITS } from '@quoin/rules';
import { useTerms } from '@quoin/ui';
import type { AllocationShare, CashFlow } from '@quoin/ui/charts';
import { useText, type Translate } from '../../i18n';
import { toSheet, type FilledColumn, type Sheet } from '../../sheets/sheet';
import type { Performance } from './performance-on-table';

type Period = Performance['periods'][number];

/** One row per period; missing or ambiguous figures stay empty. */
export function usePerformanceSheet() {
  const text = useText();
  const terms = useTerms();
  return ({ periods }: Performance, fund: string): Sheet =>
    toSheet<Period>(
      text('portfolio.sheet.performance', { fund }),
      [
        {
          header: text('portfolio.sheet.period'),
          kind: 'text',
          of: ({ period }) => terms.performancePeriod[period],
        },
        { header: text('portfolio.sheet.since'), kind: 'date', of: ({ from }) => from },
        ...PERFORMANCE_FIGURES.map((figure): FilledColumn<Period> => ({
          header: terms.performanceFigure[figure],
          kind: PERFORMANCE_UNITS[figure],
          of: ({ figures }) => figures.find((one) => one.figure === figure)?.result.value ?? null,
        })),
      ],
      periods,
    );
}

type Valued = Performance['valuations'][number];

/** Value of an investment over time. */
export const navSheet = (text: Translate, valuations: readonly Valued[], fund: string): Sheet =>
  toSheet<Valued>(
    text('portfolio.sheet.course', { fund }),
    [
      { header: text('portfolio.sheet.date'), kind: 'date', of: ({ date }) => date },
      { header: text('portfolio.fact.unit_price'), kind: 'price', of: ({ unit_price }) => unit_price },
      { header: text('portfolio.fact.nav'), kind: 'money', of: ({ nav }) => nav },
    ],
    valuations,
  );

type Day = ReplyOf<'getPortfolioCourse'>['items'][number];

export const courseSheet = (text: Translate, days: readonly Day[]): Sheet =>
  toSheet<Day>(
    text('portfolio.course'),
    [
      { header: text('portfolio.sheet.date'), kind: 'date', of: ({ date }) => date },
      { header: text('portfolio.fact.nav'), kind: 'money', of: ({ nav }) => nav },
      { header: text('portfolio.fact.net_contribution'), kind: 'money', of: (day) => day.net_contribution },
      { header: text('portfolio.fact.dividend'), kind: 'money', of: ({ dividend }) => dividend },
      { header: text('portfolio.fact.fees_paid'), kind: 'money', of: ({ fees_paid }) => fees_paid },
    ],
    days,
  );

/** Contributions, payouts and value of an investment by quarter or year. */
export const valueSheet = (text: Translate, flows: readonly CashFlow[], fund: string): Sheet =>
  toSheet<CashFlow>(
    text('portfolio.sheet.value', { fund }),
    [
      { header: text('portfolio.sheet.period'), kind: 'text', of: ({ period }) => period },
      { header: text('portfolio.sheet.paid_in'), kind: 'money', of: ({ contribution }) => contribution },
      { header: text('portfolio.sheet.received'), kind: 'money', of: ({ distribution }) => distribution },
      { header: text('portfolio.sheet.value_at_end'), kind: 'money', of: ({ value }) => value ?? null },
    ],
    flows,
  );

const BASIS_POINTS = 10_000;

export const allocationSheet = (text: Translate, shares: readonly AllocationShare[]): Sheet =>
  toSheet<AllocationShare>(
    text('portfolio.allocation'),
    [
      { header: text('portfolio.sheet.category'), kind: 'text', of: ({ name }) => name },
      { header: text('portfolio.fact.nav'), kind: 'money', of: ({ value = null }) => value },
      {
        header: text('portfolio.sheet.share'),
        kind: 'percent',
        of: ({ share_bp }) => (share_bp / BASIS_POINTS).toFixed(4),
      },
    ],
    shares,
  );

type Year = ReplyOf<'getPacing'>['years'][number];

export const cashFlowSheet = (text: Translate, years: readonly Year[]): Sheet =>
  toSheet<Year>(
    text('portfolio.calendar.pacing.chart'),
    [
      { header: text('portfolio.sheet.year'), kind: 'text', of: ({ year }) => String(year) },
      { header: text('portfolio.sheet.paid_in'), kind: 'money', of: ({ contribution }) => contribution },
      { header: text('portfolio.sheet.received'), kind: 'money', of: ({ distribution }) => distribution },
      {
        header: text('portfolio.sheet.basis'),
        kind: 'text',
        of: ({ expected }) =>
          text(expected ? 'portfolio.sheet.basis.expected' : 'portfolio.sheet.basis.flowed'),
      },
    ],
    years,
  );
