// Calculation of a figure of an investment or of a portfolio total.
import type { ReplyOf } from '@quoin/contract';
import type { FigureMath, MathResult, PerformanceFigure } from '@quoin/rules';
import { ShowTheMath } from '@quoin/ui';
import { useCallback, useState } from 'react';
import { api } from '../../api/api';
import type { Investment } from './investment-on-card';
import { getMath, type Performance } from './performance-on-table';

type Portfolio = Pick<ReplyOf<'listInvestments'>, 'items' | 'totals'>;

/** Field of an investment or of the totals for each performance figure. */
const FIELDS = {
  contribution: 'contribution',
  dividends_received: 'dividend',
  withdrawn: 'withdrawn',
  fees_paid: 'fees_paid',
  net_gain_loss: 'net_gain_loss',
  current_nav: 'nav',
  rate_of_return: 'rate_of_return',
  xirr: 'irr',
} as const satisfies Partial<Record<PerformanceFigure, keyof Investment & keyof Portfolio['totals']>>;

type ShownFigure = keyof typeof FIELDS;

const isShown = (figure: PerformanceFigure): figure is ShownFigure => figure in FIELDS;

type Figures = Pick<Investment, (typeof FIELDS)[ShownFigure] | 'as_of_date'>;

/** Calculation from the figures alone, without rows. */
const getFigureMath = (figures: Figures, figure: ShownFigure): FigureMath => ({
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
  result: getResult(figure, figures[FIELDS[figure]]),
});

/** Only a rate can be missing in a holding with a value. */
const getResult = (figure: ShownFigure, value: string | null): MathResult =>
  figure === 'xirr' && value === null ? { kind: 'no_root' } : { kind: 'value', value: value ?? '' };

export function getTotalMath({ items, totals }: Portfolio, figure: ShownFigure): FigureMath {
  const field = FIELDS[figure];
  const parts = items.flatMap(({ product, investor, [field]: value }) =>
    value === null || value === '0.00' ? [] : [{ name: `${product.name} · ${investor.name}`, value }],
  );
  return { ...getFigureMath(totals, figure), parts };
}

/** Calculation with rows, unless a payment after the last valuation has changed the figure: then from the figures alone. */
export function getInvestmentMath(
  investment: Investment,
  performance: Performance,
  figure: ShownFigure,
): FigureMath {
  const { period: _named, ...math } =
    getMath(performance, figure, 'inception_to_date') ?? getFigureMath(investment, figure);
  const { result } = math;
  const shown = investment[FIELDS[figure]];
  if (result.kind === 'value' && result.value !== shown) return getFigureMath(investment, figure);
  const isRate = figure === 'rate_of_return' || figure === 'xirr';
  return { ...math, ...(isRate && { period: 'inception_to_date' as const }) };
}

interface MathRequest {
  figure: ShownFigure;
  /** Undefined for a total. */
  investment?: Investment;
}

/**
 * Returns the dialog, and the function that opens it for an investment or for the total.
 * @param date YYYY-MM-DD, for figures of an earlier date
 */
export function useFigureMath(portfolio?: Portfolio, date?: string) {
  const [request, setRequest] = useState<MathRequest>();
  const close = () => setRequest(undefined);
  const total = request && !request.investment && portfolio && getTotalMath(portfolio, request.figure);
  const showMath = useCallback(
    (investment?: Investment) => (figure: PerformanceFigure) => {
      if (isShown(figure)) setRequest({ figure, ...(investment && { investment }) });
    },
    [],
  );
  return {
    showMath,
    dialog: (
      <>
        {total && <ShowTheMath appearance="dialog" math={total} open onChange={close} />}
        {request?.investment && (
          <InvestmentMath
            investment={request.investment}
            figure={request.figure}
            date={date}
            onClose={close}
          />
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
    data?.type === 'performance'
      ? getInvestmentMath(investment, data, figure)
      : getFigureMath(investment, figure);
  return <ShowTheMath appearance="dialog" math={math} open onChange={onClose} />;
}
