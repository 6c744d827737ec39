export { EarlierStep } from './EarlierStep';
export { useFlowDraft, useFormDraft } from './use-flow-draft';
export { useFlowSteps, useKeptByEntry } from './use-flow-steps';
