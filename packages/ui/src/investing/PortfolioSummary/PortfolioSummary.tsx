import { forwardRef } from 'react';
import type { PerformanceFigure } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { CardProps } from '../../foundations/Card/Card';
import { PortfolioSummary as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { ComputedFact, FactRow, type ComputedFactProps } from '../ProductFacts/FactRow';
import { FigureWithMath, type OnShowMath } from '../ShowTheMath/FigureWithMath';
import { Facts, View } from './PortfolioSummary.styles';

/** Money in decimal dollars, the rate as a decimal fraction; null before the first valuation. */
export interface PortfolioTotals {
  commitment: string;
  contribution: string;
  nav: string | null;
  dividend: string;
  /** Amount redeemed or transferred out, if any. */
  withdrawn?: string | undefined;
  /** Fees paid on top of the contribution, if any. */
  feesPaid?: string | undefined;
  netGainLoss: string | null;
  /** If a valued portfolio has no rate (null), such as one of funds with their own valuation days, the rate is omitted. */
  rateOfReturn: string | null;
  /** Money-weighted, per year since inception; omitted if null or not given. */
  irr?: string | null | undefined;
  /** YYYY-MM-DD: the valuation date of the figures. */
  asOfDate: string | null;
}

export interface PortfolioSummaryProps extends Omit<CardProps, 'variant' | 'padding' | 'as' | 'children'> {
  /** Totals of the portfolio. */
  totals: PortfolioTotals;
  /** Makes the computed figures buttons. Called with the figure whose math the user opens. */
  onShowMath?: OnShowMath | undefined;
}

const isSome = (amount: string | undefined): amount is string => /[1-9]/.test(amount ?? '');

/** The value of a portfolio and how it developed. It is the primary card of its view, so it is chamfered. */
export const PortfolioSummary = forwardRef<HTMLDivElement, PortfolioSummaryProps>(function PortfolioSummary(
  { totals, onShowMath, ...rest },
  ref,
) {
  const text = useMessages('PortfolioSummary', english);
  const format = useFormat();
  const renderComputedFact = (
    name: 'contribution' | 'dividend' | 'withdrawn' | 'feesPaid' | 'netGainLoss' | 'irr',
    figure: PerformanceFigure,
    look?: Pick<ComputedFactProps, 'kind' | 'change'>,
  ) => <ComputedFact name={text[name]} value={totals[name]} {...{ figure, onShowMath }} {...look} />;
  const showsRate = totals.nav === null || totals.rateOfReturn !== null;
  return (
    <View
      ref={ref}
      forwardedAs="section"
      variant="chamfered"
      aria-label={text.label}
      data-quoin="PortfolioSummary"
      {...rest}
    >
      <div data-part="nav">
        <Text size="small" tone="secondary">
          {text.nav}
        </Text>
        <FigureWithMath figure="current_nav" onShowMath={totals.nav === null ? undefined : onShowMath}>
          <Figure kind="money" value={totals.nav} />
        </FigureWithMath>
        <Text size="caption" tone="secondary">
          {totals.asOfDate ? text.asOf(format.date(totals.asOfDate)) : text.notYet}
        </Text>
      </div>
      <Facts>
        <FactRow name={text.commitment}>
          <Figure kind="money" value={totals.commitment} />
        </FactRow>
        {renderComputedFact('contribution', 'contribution')}
        {renderComputedFact('dividend', 'dividends_received')}
        {isSome(totals.withdrawn) && renderComputedFact('withdrawn', 'withdrawn')}
        {isSome(totals.feesPaid) && renderComputedFact('feesPaid', 'fees_paid')}
        {renderComputedFact('netGainLoss', 'net_gain_loss', { change: true })}
        {showsRate && (
          <FactRow name={text.rateOfReturn}>
            <Figure kind="percent" value={totals.rateOfReturn} change />
          </FactRow>
        )}
        {totals.irr && renderComputedFact('irr', 'xirr', { kind: 'percent', change: true })}
      </Facts>
    </View>
  );
});
