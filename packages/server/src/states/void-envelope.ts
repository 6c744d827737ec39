import type { Transaction } from '../database/database';
import type { Services } from '../services';
import { moveEnvelope, type EnvelopeMove } from './envelope-states';

/**
 * Cancels an envelope, here and at the provider of e-signatures.
 * @returns false when another was faster and the envelope is no longer in `from`
 */
export async function voidEnvelope(
  tx: Transaction,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  move: EnvelopeMove & { event: 'withdrawn' | 'annulled' },
): Promise<boolean> {
  const moved = await moveEnvelope(tx, clock, move);
  // What is being prepared was never sent.
  if (moved && move.from !== 'preparing')
    await jobs.enqueue(tx, 'void-envelope', { envelopeId: move.envelopeId });
  return moved;
}
