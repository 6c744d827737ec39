export { EarlierStep } from './EarlierStep';
export { useFlowDraft, useFormDraft } from './use-flow-draft';
export { useFlowSteps } from './use-flow-steps';
