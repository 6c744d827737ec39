import { memo, type ReactNode } from 'react';
import { CheckIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Stepper as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';

export type Stage = 'done' | 'current' | 'next';
export type StepStatus = 'untouched' | 'incomplete' | 'complete' | 'errors';

export interface Step {
  id: string;
  label: ReactNode;
  status: StepStatus;
  /** How many fields are wrong or missing, with `errors`. */
  errors?: number | undefined;
  /** Cannot be chosen yet. */
  disabled?: boolean | undefined;
}

interface StepItemProps {
  step: Step;
  index: number;
  stage: Stage;
  onSelect?: ((index: number) => void) | undefined;
}

export const StepItem = /* @__PURE__ */ memo(function StepItem({
  step: { label, status, errors = 0 },
  index,
  stage,
  onSelect,
}: StepItemProps) {
  const text = useMessages('Stepper', english);
  const current = stage === 'current' ? 'step' : undefined;
  const words = {
    untouched: undefined,
    incomplete: text.incomplete,
    complete: text.complete,
    errors: text.errors(errors),
  }[status];

  const content = (
    <>
      <span data-part="mark" aria-hidden>
        {status === 'complete' && stage !== 'current' ? <Icon of={CheckIcon} size="small" /> : index + 1}
      </span>
      <span>{label}</span>
      {words && <span data-part="status">{words}</span>}
    </>
  );

  return (
    <li data-part="step" data-stage={stage} data-status={status}>
      {onSelect ? (
        <button type="button" aria-current={current} onClick={() => onSelect(index)}>
          {content}
        </button>
      ) : (
        <div aria-current={current}>{content}</div>
      )}
    </li>
  );
});
