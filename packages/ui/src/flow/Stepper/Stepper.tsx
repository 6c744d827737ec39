import { forwardRef, useId, useState, type HTMLAttributes } from 'react';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Stepper as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { StepItem, type Stage, type Step } from './StepItem';
import { View } from './Stepper.styles';

export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onSelect'> {
  /** Steps in order. */
  steps: Step[];
  /** Index of the step on the screen, from 0. */
  current: number;
  /** A step was chosen. Without it steps are shown, not chosen. */
  onSelect?: ((index: number) => void) | undefined;
  /** `vertical`: one below the other, for a column beside the form. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** What the steps lead to, for a screen reader: "Application". */
  label?: string | undefined;
}

const getStage = (index: number, current: number): Stage => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'next';
};

/**
 * The current step (stage) and the status of each step are independent: an earlier step may be incomplete, a later one
 * complete. On a phone the steps collapse into one line.
 */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  { steps, current, onSelect, orientation = 'horizontal', label, ...rest },
  ref,
) {
  const text = useMessages('Stepper', english);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const select =
    onSelect &&
    ((index: number) => {
      setOpen(false);
      onSelect(index);
    });

  return (
    <View
      ref={ref}
      aria-label={label ?? text.steps}
      data-quoin="Stepper"
      data-orientation={orientation}
      data-open={open || undefined}
      {...rest}
    >
      <button type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        <span>
          <span data-part="position">{text.position(current + 1, steps.length)}</span>
          <strong>{steps[current]?.label}</strong>
        </span>
        <Icon of={ChevronDownIcon} />
      </button>
      <ol id={listId}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            index={index}
            stage={getStage(index, current)}
            onSelect={step.disabled ? undefined : select}
          />
        ))}
      </ol>
    </View>
  );
});
