// The way of a request to delete an account: settled by staff, or withdrawn before.
import type { DeletionStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { deletionRequests } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type DeletionEvent = 'withdrawn' | 'refused' | 'done';

export const DELETION_TRANSITIONS: readonly Transition<DeletionStatus, DeletionEvent>[] = [
  { from: 'requested', event: 'withdrawn', to: 'withdrawn', who: 'investor' },
  { from: 'requested', event: 'refused', to: 'refused', who: 'operator' },
  { from: 'requested', event: 'done', to: 'done', who: 'operator' },
];

export interface DeletionMove {
  requestId: string;
  /** The status the caller read; the update repeats it. */
  from: DeletionStatus;
  event: DeletionEvent;
  actor: Act['actor'];
  changes?: Partial<Pick<typeof deletionRequests.$inferInsert, 'note' | 'mailTo' | 'reason'>>;
}

/** Moves a request by one row of the table and records it; `transition_refused` if another was faster. */
export async function moveDeletion(
  tx: Transaction,
  clock: Clock,
  { requestId, from, event, actor, changes }: DeletionMove,
): Promise<void> {
  const { to } = transitionOf(DELETION_TRANSITIONS, from, event);
  const moved = await tx
    .update(deletionRequests)
    .set({ ...changes, status: to, settledAt: clock.now() })
    .where(and(eq(deletionRequests.id, requestId), eq(deletionRequests.status, from)))
    .returning({ accountId: deletionRequests.accountId });
  const [row] = moved;
  if (!row) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor,
    act: `deletion.${event}`,
    object: `account:${row.accountId}`,
    detail: { request: requestId, from, to },
  });
}
