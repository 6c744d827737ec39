// How a figure of an investment, or a total of the portfolio, came about.
import type { ReplyOf } from '@quoin/contract';
import type { FigureMath, PerformanceFigure } from '@quoin/rules';
import { ShowTheMath } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import type { Investment } from './investment-on-card';
import { mathOf, type Performance } from './performance-on-table';

type Portfolio = Pick<ReplyOf<'listInvestments'>, 'items' | 'totals'>;

/** The figures of an investment and of the totals, by their names in the performance. */
const FIELDS = {
  contribution: 'contribution',
  dividends_received: 'dividend',
  withdrawn: 'withdrawn',
  fees_paid: 'fees_paid',
  net_gain_loss: 'net_gain_loss',
  current_nav: 'nav',
  rate_of_return: 'rate_of_return',
} as const satisfies Partial<Record<PerformanceFigure, keyof Investment & keyof Portfolio['totals']>>;

type ShownFigure = keyof typeof FIELDS;

const isShown = (figure: PerformanceFigure): figure is ShownFigure => figure in FIELDS;

type Figures = Pick<Investment, (typeof FIELDS)[ShownFigure] | 'as_of_date'>;

/** From the figures themselves: the values of the formula without the rows. */
const ownMath = (figures: Figures, figure: ShownFigure): FigureMath => ({
  figure,
  asOf: figures.as_of_date ?? undefined,
  values:
    figure === 'net_gain_loss' && figures.nav !== null
      ? {
          nav: figures.nav,
          dividends: figures.dividend,
          withdrawn: figures.withdrawn,
          balance: '0.00', // since inception
          contribution: figures.contribution,
          fees: figures.fees_paid,
        }
      : {},
  rows: [],
  result: { kind: 'value', value: figures[FIELDS[figure]] ?? '' },
});

export function mathOfTotal({ items, totals }: Portfolio, figure: ShownFigure): FigureMath {
  const field = FIELDS[figure];
  const parts = items.flatMap(({ product, investor, [field]: value }) =>
    value === null || value === '0.00' ? [] : [{ name: `${product.name} · ${investor.name}`, value }],
  );
  return { ...ownMath(totals, figure), parts };
}

/** With its rows, unless a payment after the last valuation has moved the figure: then from the figures themselves. */
export function mathOfInvestment(
  investment: Investment,
  performance: Performance,
  figure: ShownFigure,
): FigureMath {
  const { period: _named, ...math } =
    mathOf(performance, figure, 'inception_to_date') ?? ownMath(investment, figure);
  const { result } = math;
  const shown = investment[FIELDS[figure]];
  if (result.kind === 'value' && result.value !== shown) return ownMath(investment, figure);
  return { ...math, ...(figure === 'rate_of_return' && { period: 'inception_to_date' as const }) };
}

interface Asked {
  figure: ShownFigure;
  /** Of a total there is none. */
  investment?: Investment;
}

/**
 * The dialog to render, and what opens it for an investment, or for the total.
 * @param date YYYY-MM-DD, of figures of an earlier day
 */
export function useFigureMath(portfolio?: Portfolio, date?: string) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const total = asked && !asked.investment && portfolio && mathOfTotal(portfolio, asked.figure);
  return {
    showMath: (investment?: Investment) => (figure: PerformanceFigure) => {
      if (isShown(figure)) setAsked({ figure, ...(investment && { investment }) });
    },
    dialog: (
      <>
        {total && <ShowTheMath appearance="dialog" math={total} open onChange={close} />}
        {asked?.investment && (
          <InvestmentMath investment={asked.investment} figure={asked.figure} date={date} onClose={close} />
        )}
      </>
    ),
  };
}

interface InvestmentMathProps {
  investment: Investment;
  figure: ShownFigure;
  date: string | undefined;
  onClose: () => void;
}

function InvestmentMath({ investment, figure, date, onClose }: InvestmentMathProps) {
  const { data } = api.useGetInvestmentPartQuery({
    params: { investmentId: investment.id, type: 'performance' },
    query: date ? { date } : {},
  });
  const math =
    data?.type === 'performance' ? mathOfInvestment(investment, data, figure) : ownMath(investment, figure);
  return <ShowTheMath appearance="dialog" math={math} open onChange={onClose} />;
}
