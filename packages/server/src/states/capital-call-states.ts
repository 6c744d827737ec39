// The way of a capital call: issued with its notice, then funded, or cancelled before the money came.
import type { CapitalCallStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { capitalCalls } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type CapitalCallEvent = 'funded' | 'cancelled';

export const CAPITAL_CALL_TRANSITIONS: readonly Transition<CapitalCallStatus, CapitalCallEvent>[] = [
  { from: 'issued', event: 'funded', to: 'funded', who: 'operator' },
  { from: 'issued', event: 'cancelled', to: 'cancelled', who: 'operator' },
];

export interface CapitalCallMove {
  capitalCallId: string;
  /** The status the caller read; the update repeats it. */
  from: CapitalCallStatus;
  event: CapitalCallEvent;
  actor: Act['actor'];
}

/** Moves a capital call by one row of the table and records it; `transition_refused` if another was faster. */
export async function moveCapitalCall(
  tx: Transaction,
  clock: Clock,
  { capitalCallId, from, event, actor }: CapitalCallMove,
): Promise<CapitalCallStatus> {
  const { to } = transitionOf(CAPITAL_CALL_TRANSITIONS, from, event);
  const moved = await tx
    .update(capitalCalls)
    .set({ status: to, settledAt: clock.now() })
    .where(and(eq(capitalCalls.id, capitalCallId), eq(capitalCalls.status, from)))
    .returning({ id: capitalCalls.id });
  if (moved.length === 0) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor,
    act: `capital_call.${event}`,
    object: `capital_call:${capitalCallId}`,
    detail: { from, to },
  });
  return to;
}
