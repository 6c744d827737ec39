// The steps of a wizard: their names, their status, and which of them can be selected.
import type { ReactNode } from 'react';
import type { Step, StepStatus } from '../Stepper/StepItem';

export interface WizardStep {
  id: string;
  label: ReactNode;
  /** Status from the app. The wizard's own validation takes precedence. */
  status?: StepStatus | undefined;
  /** Overrides whether the step can be selected: for a saved application, or a step that depends on another. */
  reachable?: boolean | undefined;
}

export interface WizardProblem {
  /** The `id` of the control to focus. */
  field: string;
  /** What is wrong and what to do, in a sentence that is clear without its field. */
  message: ReactNode;
}

/** Problems by the id of a checked step; an empty list means valid. */
export type FoundProblems = Readonly<Record<string, readonly WizardProblem[]>>;

interface Reach {
  steps: readonly WizardStep[];
  current: number;
  /** The furthest step that was shown. */
  furthest: number;
  any: boolean;
}

export const isReachable = ({ steps, current, furthest, any }: Reach, index: number): boolean =>
  index === current || (steps[index]?.reachable ?? (any || index <= furthest));

export function stepperSteps(reach: Reach, found: FoundProblems): Step[] {
  return reach.steps.map(({ id, label, status = 'untouched' }, index) => {
    const disabled = !isReachable(reach, index);
    const problems = found[id];
    if (!problems) return { id, label, status, disabled };
    return problems.length > 0
      ? { id, label, status: 'errors', errors: problems.length, disabled }
      : { id, label, status: 'complete', disabled };
  });
}
