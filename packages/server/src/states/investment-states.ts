// How an investment comes to be: from the first answer of the application to the day it is active.
import type { InvestmentStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { investments } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type InvestmentEvent =
  | 'information_completed'
  | 'information_broken'
  | 'sent_for_signature'
  | 'information_changed'
  | 'agreement_signed'
  | 'approved'
  | 'action_asked'
  | 're_signature_asked'
  | 'fund_received'
  | 'activated'
  | 'canceled'
  | 'ended';

export const INVESTMENT_TRANSITIONS: readonly Transition<InvestmentStatus, InvestmentEvent>[] = [
  {
    from: 'completing_information',
    event: 'information_completed',
    to: 'completing_application',
    who: 'investor',
  },
  {
    from: 'completing_application',
    event: 'information_broken',
    to: 'completing_information',
    who: 'investor',
  },
  { from: 'completing_application', event: 'sent_for_signature', to: 'pending_signature', who: 'investor' },
  { from: 'pending_signature', event: 'information_changed', to: 'completing_application', who: 'investor' },
  { from: 'pending_signature', event: 'agreement_signed', to: 'being_reviewed', who: 'job' },
  { from: 'being_reviewed', event: 'approved', to: 'approved', who: 'operator' },
  { from: 'action_needed', event: 'approved', to: 'approved', who: 'operator' },
  { from: 'being_reviewed', event: 'action_asked', to: 'action_needed', who: 'operator' },
  { from: 'approved', event: 'action_asked', to: 'action_needed', who: 'operator' },
  {
    from: 'being_reviewed',
    event: 're_signature_asked',
    to: 're_signature_needed',
    who: 'operator',
  },
  { from: 'action_needed', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
  { from: 'approved', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
  // What was to be signed once more may have been declined.
  {
    from: 're_signature_needed',
    event: 're_signature_asked',
    to: 're_signature_needed',
    who: 'operator',
  },
  { from: 're_signature_needed', event: 'agreement_signed', to: 'being_reviewed', who: 'job' },
  { from: 'approved', event: 'fund_received', to: 'fund_received', who: 'operator' },
  { from: 'fund_received', event: 'activated', to: 'current', who: 'operator' },
  { from: 'current', event: 'ended', to: 'past', who: 'operator' },
  { from: 'completing_information', event: 'canceled', to: 'canceled', who: 'investor' },
  { from: 'completing_application', event: 'canceled', to: 'canceled', who: 'investor' },
  { from: 'pending_signature', event: 'canceled', to: 'canceled', who: 'investor' },
  { from: 're_signature_needed', event: 'canceled', to: 'canceled', who: 'investor' },
  { from: 'being_reviewed', event: 'canceled', to: 'canceled', who: 'investor' },
  { from: 'action_needed', event: 'canceled', to: 'canceled', who: 'investor' },
  { from: 'approved', event: 'canceled', to: 'canceled', who: 'investor' },
];

export interface InvestmentMove {
  investmentId: string;
  /** The status the caller read; the update repeats it. */
  from: InvestmentStatus;
  event: InvestmentEvent;
  actor: Act['actor'];
  /** Columns that change with the status. */
  changes?: Partial<Pick<typeof investments.$inferInsert, 'note' | 'effectiveDate' | 'targetEffectiveDate'>>;
}

/** Moves an investment by one row of the table and records it; `transition_refused` if another was faster. */
export async function moveInvestment(
  tx: Transaction,
  clock: Clock,
  move: InvestmentMove,
): Promise<InvestmentStatus> {
  const { to } = transitionOf(INVESTMENT_TRANSITIONS, move.from, move.event);
  const moved = await tx
    .update(investments)
    .set({ ...move.changes, status: to })
    .where(and(eq(investments.id, move.investmentId), eq(investments.status, move.from)))
    .returning({ id: investments.id });
  if (moved.length === 0) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor: move.actor,
    act: `investment.${move.event}`,
    object: `investment:${move.investmentId}`,
    detail: { from: move.from, to },
  });
  return to;
}
