import { APPLICATION_STEPS, type ApplicationStep } from '@quoin/rules';
import type { Step } from '@quoin/ui';
import type { Application } from '../../draft';

/** How a step stands, for the stepper. What nobody has come to yet is not wrong. */
export function stepStatus(
  step: ApplicationStep,
  { current_step, stepper_errors }: Pick<Application, 'current_step' | 'stepper_errors'>,
  current: number,
): Pick<Step, 'status' | 'errors'> {
  const errors = Object.keys(stepper_errors[step]).length;
  if (errors === 0) return { status: 'complete' };
  const index = APPLICATION_STEPS.indexOf(step);
  const passed = index < Math.max(current, APPLICATION_STEPS.indexOf(current_step));
  return passed && index !== current ? { status: 'errors', errors } : { status: 'untouched' };
}
