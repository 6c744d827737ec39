// The steps of an investment from application to current, and the step of each status.
import type { InvestmentStatus } from '@quoin/rules';

export const TIMELINE_STEPS = [
  'information',
  'application',
  'signature',
  'review',
  'funding',
  'activation',
] as const;
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** `attention`: the current step waits for the investor. `stopped`: the step will not be reached. */
export type StepState = 'done' | 'current' | 'attention' | 'next' | 'stopped';

interface Stage {
  at: TimelineStep;
  state: 'current' | 'attention';
}

const STAGES: Record<InvestmentStatus, Stage | 'arrived' | 'stopped'> = {
  completing_information: { at: 'information', state: 'current' },
  completing_application: { at: 'application', state: 'current' },
  application_review: { at: 'application', state: 'current' },
  pending_signature: { at: 'signature', state: 'current' },
  re_signature_needed: { at: 'signature', state: 'attention' },
  being_reviewed: { at: 'review', state: 'current' },
  action_needed: { at: 'review', state: 'attention' },
  approved: { at: 'funding', state: 'current' },
  fund_received: { at: 'activation', state: 'current' },
  current: 'arrived',
  past: 'arrived',
  canceled: 'stopped',
  rejected: 'stopped',
};

export function stepState(status: InvestmentStatus, step: TimelineStep): StepState {
  const stage = STAGES[status];
  if (stage === 'arrived') return 'done';
  if (stage === 'stopped') return 'stopped';
  const distance = TIMELINE_STEPS.indexOf(step) - TIMELINE_STEPS.indexOf(stage.at);
  if (distance === 0) return stage.state;
  return distance < 0 ? 'done' : 'next';
}
