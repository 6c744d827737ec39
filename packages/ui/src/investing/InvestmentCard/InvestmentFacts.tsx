// What is worth knowing of an investment before and after it has a value.
import { isStopped } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { InvestmentCard as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { useLockUp, type LockUp } from '../ProductCard/card-facts';
import type { InvestmentOnCard } from './InvestmentCard';
import { FigureWithMath, type OnShowMath } from '../ShowTheMath/FigureWithMath';
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
        <div>
          <dt>{text.commitment}</dt>
          <dd>
            <Figure kind="money" digits={0} value={commitment} />
          </dd>
        </div>
      )}
      <div>
        <dt>{text.created}</dt>
        <dd>{format.date(createdDate, 'short')}</dd>
      </div>
      {targetEffectiveDate && !isStopped(status) && (
        <div>
          <dt>{text.targetEffective}</dt>
          <dd>{format.date(targetEffectiveDate, 'short')}</dd>
        </div>
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
      <div>
        <dt>{text.nav}</dt>
        <dd>
          <FigureWithMath figure="current_nav" onShowMath={onShowMath}>
            <Figure kind="money" value={nav} />
          </FigureWithMath>
        </dd>
      </div>
      <div>
        <dt>{text.contribution}</dt>
        <dd>
          <FigureWithMath figure="contribution" onShowMath={onShowMath}>
            <Figure kind="money" value={contribution} />
          </FigureWithMath>
        </dd>
      </div>
      <div>
        <dt>{text.netGainLoss}</dt>
        <dd>
          <FigureWithMath figure="net_gain_loss" onShowMath={netGainLoss === null ? undefined : onShowMath}>
            <Figure kind="money" value={netGainLoss} change />
          </FigureWithMath>
        </dd>
      </div>
      <div>
        <dt>{text.rateOfReturn}</dt>
        <dd>
          <FigureWithMath figure="rate_of_return" onShowMath={rateOfReturn === null ? undefined : onShowMath}>
            <Figure kind="percent" value={rateOfReturn} change />
          </FigureWithMath>
        </dd>
      </div>
      {(['dividend', 'withdrawn', 'feesPaid'] as const).map((name) => {
        const amount = { dividend, withdrawn, feesPaid }[name];
        return (
          amount && (
            <div key={name}>
              <dt>{text[name]}</dt>
              <dd>
                <FigureWithMath figure={FIGURE_OF[name]} onShowMath={onShowMath}>
                  <Figure kind="money" value={amount} />
                </FigureWithMath>
              </dd>
            </div>
          )
        );
      })}
      {units && (
        <div>
          <dt>{text.units}</dt>
          <dd>
            <Figure kind="units" value={units} />
          </dd>
        </div>
      )}
      {unitPrice && (
        <div>
          <dt>{text.unitPrice}</dt>
          <dd>
            <Figure kind="price" value={unitPrice} />
          </dd>
        </div>
      )}
      {effectiveDate && (
        <div>
          <dt>{text.effective}</dt>
          <dd>{format.date(effectiveDate, 'short')}</dd>
        </div>
      )}
      {investmentPeriod && <PeriodFact period={investmentPeriod} />}
    </Facts>
  );
}

function PeriodFact({ period }: { period: LockUp }) {
  const text = useMessages('InvestmentCard', english);
  return (
    <div>
      <dt>{text.period}</dt>
      <dd>{useLockUp(period)}</dd>
    </div>
  );
}
