import { forwardRef } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { CardProps } from '../../foundations/Card/Card';
import { PortfolioSummary as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { FigureWithMath, type OnShowMath } from '../ShowTheMath/FigureWithMath';
import { Facts, View } from './PortfolioSummary.styles';

/** Money in decimal dollars, the rate as a decimal fraction; null while nothing is valued. */
export interface PortfolioTotals {
  commitment: string;
  contribution: string;
  nav: string | null;
  dividend: string;
  /** Redeemed or transferred out; left out where nothing was. */
  withdrawn?: string;
  /** On top of the contribution; left out where none were paid. */
  feesPaid?: string;
  netGainLoss: string | null;
  /** Of what is valued and has none, such as funds with days of their own, it is left out. */
  rateOfReturn: string | null;
  /** YYYY-MM-DD: the day the figures speak of. */
  asOfDate: string | null;
}

export interface PortfolioSummaryProps extends Omit<CardProps, 'variant' | 'padding' | 'as' | 'children'> {
  /** Totals of the portfolio. */
  totals: PortfolioTotals;
  /** Makes the computed figures buttons. Called with the figure whose math the user opens. */
  onShowMath?: OnShowMath;
}

const isSome = (amount: string | undefined): amount is string => /[1-9]/.test(amount ?? '');

/** What a portfolio is worth and how it came there. The primary thing of its view: it has the cut corner. */
export const PortfolioSummary = forwardRef<HTMLDivElement, PortfolioSummaryProps>(function PortfolioSummary(
  { totals, onShowMath, ...rest },
  ref,
) {
  const text = useMessages('PortfolioSummary', english);
  const format = useFormat();
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
        <div>
          <dt>{text.commitment}</dt>
          <dd>
            <Figure kind="money" value={totals.commitment} />
          </dd>
        </div>
        <div>
          <dt>{text.contribution}</dt>
          <dd>
            <FigureWithMath figure="contribution" onShowMath={onShowMath}>
              <Figure kind="money" value={totals.contribution} />
            </FigureWithMath>
          </dd>
        </div>
        <div>
          <dt>{text.dividend}</dt>
          <dd>
            <FigureWithMath figure="dividends_received" onShowMath={onShowMath}>
              <Figure kind="money" value={totals.dividend} />
            </FigureWithMath>
          </dd>
        </div>
        {isSome(totals.withdrawn) && (
          <div>
            <dt>{text.withdrawn}</dt>
            <dd>
              <FigureWithMath figure="withdrawn" onShowMath={onShowMath}>
                <Figure kind="money" value={totals.withdrawn} />
              </FigureWithMath>
            </dd>
          </div>
        )}
        {isSome(totals.feesPaid) && (
          <div>
            <dt>{text.feesPaid}</dt>
            <dd>
              <FigureWithMath figure="fees_paid" onShowMath={onShowMath}>
                <Figure kind="money" value={totals.feesPaid} />
              </FigureWithMath>
            </dd>
          </div>
        )}
        <div>
          <dt>{text.netGainLoss}</dt>
          <dd>
            <FigureWithMath
              figure="net_gain_loss"
              onShowMath={totals.netGainLoss === null ? undefined : onShowMath}
            >
              <Figure kind="money" value={totals.netGainLoss} change />
            </FigureWithMath>
          </dd>
        </div>
        {showsRate && (
          <div>
            <dt>{text.rateOfReturn}</dt>
            <dd>
              <Figure kind="percent" value={totals.rateOfReturn} change />
            </dd>
          </div>
        )}
      </Facts>
    </View>
  );
});
