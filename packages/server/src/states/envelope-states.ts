// The way of a request for signature: made, sent, viewed, sealed; or expired, sent again, cancelled.
import type { EnvelopeStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { envelopes } from '../database/tables';
import { transitionOf, type Transition } from './transition';

export type EnvelopeEvent =
  | 'prepared'
  | 'viewed'
  /** One of several signers has signed, and another is next. */
  | 'signature_added'
  /** By the last, or only, signer. */
  | 'signature_given'
  | 'sealed'
  | 'ran_out'
  | 'resent'
  | 'withdrawn'
  /** Its investment was canceled: even what is signed no longer counts. */
  | 'annulled';

export const ENVELOPE_TRANSITIONS: readonly Transition<EnvelopeStatus, EnvelopeEvent>[] = [
  { from: 'preparing', event: 'prepared', to: 'sent', who: 'job' },
  { from: 'sent', event: 'viewed', to: 'viewed', who: 'investor' },
  { from: 'sent', event: 'signature_added', to: 'sent', who: 'investor' },
  { from: 'viewed', event: 'signature_added', to: 'viewed', who: 'investor' },
  { from: 'sent', event: 'signature_given', to: 'sealing', who: 'investor' },
  { from: 'viewed', event: 'signature_given', to: 'sealing', who: 'investor' },
  { from: 'sealing', event: 'sealed', to: 'signed', who: 'job' },
  { from: 'sent', event: 'ran_out', to: 'expired', who: 'job' },
  { from: 'viewed', event: 'ran_out', to: 'expired', who: 'job' },
  { from: 'sent', event: 'resent', to: 'sent', who: 'investor' },
  { from: 'viewed', event: 'resent', to: 'sent', who: 'investor' },
  { from: 'expired', event: 'resent', to: 'sent', who: 'investor' },
  { from: 'preparing', event: 'withdrawn', to: 'cancelled', who: 'investor' },
  { from: 'sent', event: 'withdrawn', to: 'cancelled', who: 'investor' },
  { from: 'viewed', event: 'withdrawn', to: 'cancelled', who: 'investor' },
  { from: 'expired', event: 'withdrawn', to: 'cancelled', who: 'investor' },
  { from: 'preparing', event: 'annulled', to: 'cancelled', who: 'investor' },
  { from: 'sent', event: 'annulled', to: 'cancelled', who: 'investor' },
  { from: 'viewed', event: 'annulled', to: 'cancelled', who: 'investor' },
  { from: 'expired', event: 'annulled', to: 'cancelled', who: 'investor' },
  { from: 'sealing', event: 'annulled', to: 'cancelled', who: 'investor' },
  { from: 'signed', event: 'annulled', to: 'cancelled', who: 'investor' },
];

export interface EnvelopeMove {
  envelopeId: string;
  /** The status the caller read; the update repeats it. */
  from: EnvelopeStatus;
  event: EnvelopeEvent;
  actor: Act['actor'];
  changes?: Partial<typeof envelopes.$inferInsert>;
  detail?: Record<string, string | number | boolean | null>;
}

/**
 * Moves an envelope by one row of the table and records it.
 * @returns false when another was faster and the envelope is no longer in `from`
 */
export async function moveEnvelope(tx: Transaction, clock: Clock, move: EnvelopeMove): Promise<boolean> {
  const { to } = transitionOf(ENVELOPE_TRANSITIONS, move.from, move.event);
  const moved = await tx
    .update(envelopes)
    .set({ ...move.changes, status: to })
    .where(and(eq(envelopes.id, move.envelopeId), eq(envelopes.status, move.from)))
    .returning({ id: envelopes.id });
  if (moved.length === 0) return false;
  await recordAct(tx, clock, {
    actor: move.actor,
    act: `envelope.${move.event}`,
    object: `envelope:${move.envelopeId}`,
    detail: { from: move.from, to, ...move.detail },
  });
  return true;
}
