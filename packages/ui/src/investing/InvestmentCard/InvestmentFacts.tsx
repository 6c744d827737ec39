// The facts of an investment before and after its first valuation.
import { isStopped, type PerformanceFigure } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { InvestmentCard as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { ComputedFact, FactRow, type ComputedFactProps } from '../ProductFacts/FactRow';
import { useLockUp, type LockUp } from '../ProductCard/card-facts';
import type { InvestmentOnCard } from './InvestmentCard';
import type { OnShowMath } from '../ShowTheMath/FigureWithMath';
import { Facts } from './InvestmentCard.styles';

interface FactsProps {
  of: InvestmentOnCard;
  onShowMath?: OnShowMath | undefined;
}

export function FactsOfApplication({
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

export function FactsOfHolding({ of: investment, onShowMath }: FactsProps) {
  const text = useMessages('InvestmentCard', english);
  const format = useFormat();
  const { dividend, withdrawn, feesPaid, units, unitPrice, effectiveDate, investmentPeriod } = investment;
  const computed = (
    name: 'nav' | 'contribution' | 'netGainLoss' | 'rateOfReturn' | 'dividend' | 'withdrawn' | 'feesPaid',
    figure: PerformanceFigure,
    look?: Pick<ComputedFactProps, 'kind' | 'change'>,
  ) => <ComputedFact name={text[name]} value={investment[name]} {...{ figure, onShowMath }} {...look} />;
  return (
    <Facts>
      {computed('nav', 'current_nav')}
      {computed('contribution', 'contribution')}
      {computed('netGainLoss', 'net_gain_loss', { change: true })}
      {computed('rateOfReturn', 'rate_of_return', { kind: 'percent', change: true })}
      {dividend && computed('dividend', 'dividends_received')}
      {withdrawn && computed('withdrawn', 'withdrawn')}
      {feesPaid && computed('feesPaid', 'fees_paid')}
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
