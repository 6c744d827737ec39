// The facts of an investment before and after its first valuation.
import { isStopped } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { InvestmentCard as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { ComputedFact, FactRow } from '../ProductFacts/FactRow';
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

const FIGURE_OF = { dividend: 'dividends_received', withdrawn: 'withdrawn', feesPaid: 'fees_paid' } as const;

export function FactsOfHolding({
  of: {
    contribution,
    nav,
    netGainLoss,
    rateOfReturn,
    effectiveDate,
    dividend,
    withdrawn,
    feesPaid,
    units,
    unitPrice,
    investmentPeriod,
  },
  onShowMath,
}: FactsProps) {
  const text = useMessages('InvestmentCard', english);
  const format = useFormat();
  return (
    <Facts>
      <ComputedFact name={text.nav} figure="current_nav" value={nav} onShowMath={onShowMath} />
      <ComputedFact
        name={text.contribution}
        figure="contribution"
        value={contribution}
        onShowMath={onShowMath}
      />
      <ComputedFact
        name={text.netGainLoss}
        figure="net_gain_loss"
        value={netGainLoss}
        change
        onShowMath={onShowMath}
      />
      <ComputedFact
        name={text.rateOfReturn}
        kind="percent"
        figure="rate_of_return"
        value={rateOfReturn}
        change
        onShowMath={onShowMath}
      />
      {(['dividend', 'withdrawn', 'feesPaid'] as const).map((name) => {
        const amount = { dividend, withdrawn, feesPaid }[name];
        return (
          amount && (
            <ComputedFact
              key={name}
              name={text[name]}
              figure={FIGURE_OF[name]}
              value={amount}
              onShowMath={onShowMath}
            />
          )
        );
      })}
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
