export { EarlierStep } from './EarlierStep';
export { useFlowDraft, useFormDraft } from './use-flow-draft';
export { useFlowSteps, useEntryState } from './use-flow-steps';
