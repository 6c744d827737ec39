// The three steps (requested, approved, completed) of a redemption that is neither cancelled nor rejected.
import { REDEMPTION_STATUSES, type RedemptionStatus } from '@quoin/rules';
import { CheckIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { RedemptionCard as english } from '../../messages/en/capital';
import { redemptionStatus } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useTermsOf } from '../../provider/use-terms';
import { Progress } from './RedemptionCard.styles';

const STEPS = /* @__PURE__ */ REDEMPTION_STATUSES.filter(
  (status) => status !== 'cancelled' && status !== 'rejected',
);

export function RedemptionProgress({ status }: { status: RedemptionStatus }) {
  const text = useMessages('RedemptionCard', english);
  const statusNames = useTermsOf('redemptionStatus', redemptionStatus);
  const here = STEPS.findIndex((step) => step === status);
  return (
    <Progress aria-label={text.progress}>
      {STEPS.map((step, place) => {
        const done = place < here || status === 'completed';
        const current = place === here;
        return (
          <li
            key={step}
            data-state={current ? 'current' : done ? 'done' : 'next'}
            aria-current={current ? 'step' : undefined}
          >
            {done && <Icon of={CheckIcon} size="small" />}
            {statusNames[step]}
          </li>
        );
      })}
    </Progress>
  );
}
