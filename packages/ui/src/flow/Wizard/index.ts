export { Wizard, type WizardProps } from './Wizard';
export type { WizardProblem, WizardStep } from './wizard-step';
