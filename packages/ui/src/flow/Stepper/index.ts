export { Stepper, type StepperProps } from './Stepper';
export type { Stage, Step, StepStatus } from './StepItem';
