export { EarlierStep } from './EarlierStep';
export { KeepDraft, useFlowDraft } from './use-flow-draft';
export { useFlowSteps, useKeptByEntry } from './use-flow-steps';
