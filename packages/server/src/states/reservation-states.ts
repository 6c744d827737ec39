// The way of a reserved allocation: changed until its product opens; withdrawn, or used by an application.
import type { ReservationStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { reservations } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type ReservationEvent = 'changed' | 'withdrawn' | 'used';

export const RESERVATION_TRANSITIONS: readonly Transition<ReservationStatus, ReservationEvent>[] = [
  { from: 'reserved', event: 'changed', to: 'reserved', who: 'investor' },
  { from: 'reserved', event: 'withdrawn', to: 'withdrawn', who: 'investor' },
  { from: 'reserved', event: 'used', to: 'used', who: 'investor' },
];

export interface ReservationMove {
  reservationId: string;
  /** The status the caller read; the update repeats it. */
  from: ReservationStatus;
  event: ReservationEvent;
  actor: Act['actor'];
  /** Cents, where the amount is another one. */
  amount?: number;
}

/** Moves a reservation by one row of the table and records it; `transition_refused` if another was faster. */
export async function moveReservation(
  tx: Transaction,
  clock: Clock,
  { reservationId, from, event, actor, amount }: ReservationMove,
): Promise<typeof reservations.$inferSelect> {
  const { to } = transitionOf(RESERVATION_TRANSITIONS, from, event);
  const [moved] = await tx
    .update(reservations)
    .set({ status: to, amount, changedAt: clock.now() })
    .where(and(eq(reservations.id, reservationId), eq(reservations.status, from)))
    .returning();
  if (!moved) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor,
    act: `reservation.${event}`,
    object: `reservation:${reservationId}`,
    detail: { from, to, amount: moved.amount },
  });
  return moved;
}
