import {
  isStopped,
  type InvestmentStatus,
  type InvestorType,
  type PerformanceFigure,
  type ProductCategory,
} from '@quoin/rules';
import { forwardRef, useId } from 'react';
import type { CardProps } from '../../foundations/Card/Card';
import { Figure } from '../../foundations/Figure/Figure';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { ArrowRightIcon } from '../../foundations/Icon/icons';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import { renderPlainLink, type RenderLink } from '../../layout/link';
import { InvestmentCard as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { useTerms } from '../../provider/use-terms';
import { ProductArt } from '../ProductArt/ProductArt';
import { useLockUp, type LockUp } from '../ProductCard/card-facts';
import { ComputedFact, FactRow, type ComputedFactProps } from '../ProductFacts/FactRow';
import type { OnShowMath } from '../ShowTheMath/FigureWithMath';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Facts, View } from './InvestmentCard.styles';

/** Money in decimal dollars, rates as decimal fractions, dates YYYY-MM-DD; null if not known yet. */
export interface InvestmentOnCard {
  status: InvestmentStatus;
  product: { name: string; category: ProductCategory; art: string };
  investor: { name: string; type: InvestorType };
  createdDate: string;
  targetEffectiveDate: string | null;
  effectiveDate: string | null;
  commitment: string | null;
  contribution: string;
  nav: string | null;
  netGainLoss: string | null;
  rateOfReturn: string | null;
  asOfDate: string | null;
  dividend?: string | null | undefined;
  /** Amount redeemed or transferred out. */
  withdrawn?: string | null | undefined;
  /** Fees paid on top of the contribution. */
  feesPaid?: string | null | undefined;
  /** Decimal with six places. */
  units?: string | null | undefined;
  unitPrice?: string | null | undefined;
  /** Planned holding period. */
  investmentPeriod?: LockUp | null | undefined;
  /** The action required of the investor. */
  note: string | null;
}

export interface InvestmentCardProps extends Omit<CardProps, 'variant' | 'padding' | 'children'> {
  /** Investment to show. */
  investment: InvestmentOnCard;
  /** Address of the link. */
  href: string;
  /** Link text: "Continue application". Default: a text for viewing the investment. */
  action?: string | undefined;
  /** Makes the computed figures buttons. Called with the figure whose math the user opens. */
  onShowMath?: OnShowMath | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** An investment of the portfolio: its dates until it is valued, then its figures. The whole card is one link. */
export const InvestmentCard = forwardRef<HTMLDivElement, InvestmentCardProps>(function InvestmentCard(
  { investment, href, action, onShowMath, headingLevel = 3, renderLink = renderPlainLink, ...rest },
  ref,
) {
  const text = useMessages('InvestmentCard', english);
  const terms = useTerms();
  const format = useFormat();
  const nameId = useId();
  const { product, investor, status, note, nav, asOfDate } = investment;
  return (
    <View
      ref={ref}
      forwardedAs="article"
      padding="none"
      aria-labelledby={nameId}
      data-quoin="InvestmentCard"
      {...rest}
    >
      <div data-part="art">
        <ProductArt category={product.category} seed={product.art} />
      </div>
      <div data-part="text">
        <div data-part="heading">
          <Heading id={nameId} level={headingLevel} size="title" data-part="name">
            {renderLink({ href, children: product.name })}
          </Heading>
          <StatusBadge status={status} />
        </div>
        <Text size="small" tone="secondary">
          {terms.investorType[investor.type]} · <bdi>{investor.name}</bdi>
        </Text>
        {note && (
          <Text size="small" data-part="note">
            {note}
          </Text>
        )}
        {nav === null ? (
          <FactsOfApplication of={investment} />
        ) : (
          <FactsOfHolding of={investment} onShowMath={onShowMath} />
        )}
        {nav !== null && asOfDate && (
          <Text size="caption" tone="secondary">
            {text.asOf(format.date(asOfDate))}
          </Text>
        )}
        <span data-part="more" aria-hidden>
          {action ?? text.seeInvestment}
          <Icon of={ArrowRightIcon} size="small" directional />
        </span>
      </div>
    </View>
  );
});

interface FactsProps {
  of: InvestmentOnCard;
  onShowMath?: OnShowMath | undefined;
}

/** The facts of an investment before and after its first valuation. */
function FactsOfApplication({
  of: { status, commitment, createdDate, targetEffectiveDate, investmentPeriod },
}: FactsProps) {
  const text = useMessages('InvestmentCard', english);
  const format = useFormat();
  return (
    <Facts>
      {commitment !== null && (
        <FactRow name={text.commitment}>
          <Figure kind="money" digits={0} value={commitment} />
        </FactRow>
      )}
      <FactRow name={text.created}>{format.date(createdDate, 'short')}</FactRow>
      {targetEffectiveDate && !isStopped(status) && (
        <FactRow name={text.targetEffective}>{format.date(targetEffectiveDate, 'short')}</FactRow>
      )}
      {investmentPeriod && <PeriodFact period={investmentPeriod} />}
    </Facts>
  );
}

function FactsOfHolding({ of: investment, onShowMath }: FactsProps) {
  const text = useMessages('InvestmentCard', english);
  const format = useFormat();
  const { dividend, withdrawn, feesPaid, units, unitPrice, effectiveDate, investmentPeriod } = investment;
  const renderComputedFact = (
    name: 'nav' | 'contribution' | 'netGainLoss' | 'rateOfReturn' | 'dividend' | 'withdrawn' | 'feesPaid',
    figure: PerformanceFigure,
    look?: Pick<ComputedFactProps, 'kind' | 'change'>,
  ) => <ComputedFact name={text[name]} value={investment[name]} {...{ figure, onShowMath }} {...look} />;
  return (
    <Facts>
      {renderComputedFact('nav', 'current_nav')}
      {renderComputedFact('contribution', 'contribution')}
      {renderComputedFact('netGainLoss', 'net_gain_loss', { change: true })}
      {renderComputedFact('rateOfReturn', 'rate_of_return', { kind: 'percent', change: true })}
      {dividend && renderComputedFact('dividend', 'dividends_received')}
      {withdrawn && renderComputedFact('withdrawn', 'withdrawn')}
      {feesPaid && renderComputedFact('feesPaid', 'fees_paid')}
      {units && (
        <FactRow name={text.units}>
          <Figure kind="units" value={units} />
        </FactRow>
      )}
      {unitPrice && (
        <FactRow name={text.unitPrice}>
          <Figure kind="price" value={unitPrice} />
        </FactRow>
      )}
      {effectiveDate && <FactRow name={text.effective}>{format.date(effectiveDate, 'short')}</FactRow>}
      {investmentPeriod && <PeriodFact period={investmentPeriod} />}
    </Facts>
  );
}

function PeriodFact({ period }: { period: LockUp }) {
  const text = useMessages('InvestmentCard', english);
  return <FactRow name={text.period}>{useLockUp(period)}</FactRow>;
}
