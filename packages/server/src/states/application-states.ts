// The three states of an application. Signed is final.
import type { ApplicationState } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { applications } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type ApplicationEvent = 'completed' | 'broken' | 'signed';

export const APPLICATION_TRANSITIONS: readonly Transition<ApplicationState, ApplicationEvent>[] = [
  { from: 'incomplete', event: 'completed', to: 'information_complete', who: 'investor' },
  { from: 'information_complete', event: 'broken', to: 'incomplete', who: 'investor' },
  { from: 'information_complete', event: 'signed', to: 'agreement_signed', who: 'job' },
];

/** Moves an application by one row of the table and records it. */
export async function moveApplication(
  tx: Transaction,
  clock: Clock,
  move: { investmentId: string; from: ApplicationState; event: ApplicationEvent; actor: Act['actor'] },
): Promise<ApplicationState> {
  const { to } = transitionOf(APPLICATION_TRANSITIONS, move.from, move.event);
  const moved = await tx
    .update(applications)
    .set({ state: to })
    .where(and(eq(applications.investmentId, move.investmentId), eq(applications.state, move.from)))
    .returning({ id: applications.investmentId });
  if (moved.length === 0) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor: move.actor,
    act: `application.${move.event}`,
    object: `investment:${move.investmentId}`,
    detail: { from: move.from, to },
  });
  return to;
}
