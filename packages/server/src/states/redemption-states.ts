// The way of a redemption: requested, approved, completed; or cancelled before it is completed.
import type { RedemptionStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { redemptions } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type RedemptionEvent = 'changed' | 'approved' | 'completed' | 'cancelled';

export const REDEMPTION_TRANSITIONS: readonly Transition<RedemptionStatus, RedemptionEvent>[] = [
  { from: 'requested', event: 'changed', to: 'requested', who: 'investor' },
  { from: 'requested', event: 'approved', to: 'approved', who: 'operator' },
  { from: 'approved', event: 'completed', to: 'completed', who: 'operator' },
  { from: 'requested', event: 'cancelled', to: 'cancelled', who: 'investor' },
  { from: 'approved', event: 'cancelled', to: 'cancelled', who: 'investor' },
];

export interface RedemptionMove {
  redemptionId: string;
  /** The status the caller read; the update repeats it. */
  from: RedemptionStatus;
  event: RedemptionEvent;
  actor: Act['actor'];
  changes?: Partial<typeof redemptions.$inferInsert>;
}

/** Moves a redemption by one row of the table and records it; `transition_refused` if another was faster. */
export async function moveRedemption(
  tx: Transaction,
  clock: Clock,
  move: RedemptionMove,
): Promise<typeof redemptions.$inferSelect> {
  const { to } = transitionOf(REDEMPTION_TRANSITIONS, move.from, move.event);
  const [moved] = await tx
    .update(redemptions)
    .set({ ...move.changes, status: to })
    .where(and(eq(redemptions.id, move.redemptionId), eq(redemptions.status, move.from)))
    .returning();
  if (!moved) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor: move.actor,
    act: `redemption.${move.event}`,
    object: `redemption:${move.redemptionId}`,
    detail: { from: move.from, to, amount: moved.amount, redemption_day: moved.redemptionDay },
  });
  return moved;
}
