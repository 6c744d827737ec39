// Those who sign an envelope, one after the other: whose turn it is, and what is kept of each.
import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { envelopeSigners } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import type { EnvelopeRow } from './store';

export type SignerRow = typeof envelopeSigners.$inferSelect;

/** An envelope with its signers, in the order in which they sign. */
export interface Signing {
  envelope: EnvelopeRow;
  signers: readonly SignerRow[];
}

export const readSigners = (db: Executor, envelopeId: string): Promise<SignerRow[]> =>
  db
    .select()
    .from(envelopeSigners)
    .where(eq(envelopeSigners.envelopeId, envelopeId))
    .orderBy(asc(envelopeSigners.place));

/** The first who has not signed; once all have, the last. */
export function atTurn(signers: readonly SignerRow[]): SignerRow {
  const next = signers.find(({ signedAt }) => !signedAt) ?? signers.at(-1);
  if (!next) throw new Error('an envelope without signers');
  return next;
}

/**
 * Each act says whose it is: a page that still shows the signer before cannot sign for the next one.
 * @param place counts from 1; callers that know of one signer only leave it out
 * @throws ApiError another_signer_is_next
 */
export function requireTurn(signers: readonly SignerRow[], place = 1): SignerRow {
  const next = atTurn(signers);
  if (next.place !== place) throw new ApiError('another_signer_is_next', { values: { name: next.name } });
  return next;
}

/** What one signer did, on an envelope held by the caller. */
export async function updateSigner(
  tx: Transaction,
  { envelopeId, place }: Pick<SignerRow, 'envelopeId' | 'place'>,
  changes: Partial<typeof envelopeSigners.$inferInsert>,
): Promise<void> {
  await tx
    .update(envelopeSigners)
    .set(changes)
    .where(and(eq(envelopeSigners.envelopeId, envelopeId), eq(envelopeSigners.place, place)));
}
