// The SQL of requests for signature.
import { and, eq, inArray, lte } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Clock } from '../../shared/clock';
import type { Executor, Transaction } from '../../database/database';
import { accounts, envelopes, files } from '../../database/tables';
import { envelopeStates } from '../../states/envelope-states';
import { statesBefore } from '../../states/state-table';
import { lockApplication } from '../apply';

export type EnvelopeRow = typeof envelopes.$inferSelect;

/** The signature is given; the seal is on, or about to be. */
export const isSigned = ({ status }: EnvelopeRow): boolean => status === 'sealing' || status === 'signed';

export async function readEnvelope(db: Executor, envelopeId: string): Promise<EnvelopeRow | undefined> {
  const [row] = await db.select().from(envelopes).where(eq(envelopes.id, envelopeId));
  return row;
}

/** Holds the envelope until the transaction ends. */
export async function lockEnvelope(tx: Transaction, envelopeId: string): Promise<EnvelopeRow | undefined> {
  const [row] = await tx.select().from(envelopes).where(eq(envelopes.id, envelopeId)).for('update');
  return row;
}

/** Holds an account: what it instructs about its money takes turns. */
export async function holdAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/**
 * Holds what an envelope is about, so that nothing it says changes meanwhile: of an agreement the application, of an
 * instruction the account and then its investment. Always before the envelope itself.
 */
export async function holdCause(
  tx: Transaction,
  { kind, accountId, investmentId }: EnvelopeRow,
): Promise<void> {
  if (kind !== 'subscription_agreement') await holdAccount(tx, accountId);
  if (investmentId !== null) await lockApplication(tx, investmentId);
}

export async function readFile(db: Executor, fileId: string | null) {
  if (fileId === null) return undefined;
  const [row] = await db.select().from(files).where(eq(files.id, fileId));
  return row;
}

/** A link past its day expires when it is next looked at; nobody needs to know before. */
export const expireIfDue = (db: Executor, clock: Clock, envelopeId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const expired = await tx
      .update(envelopes)
      .set({ status: 'expired' })
      .where(
        and(
          eq(envelopes.id, envelopeId),
          inArray(envelopes.status, statesBefore(envelopeStates, 'ran_out')),
          lte(envelopes.expiresAt, clock.now()),
        ),
      )
      .returning({ id: envelopes.id });
    if (expired.length === 0) return;
    await recordAct(tx, clock, { actor: 'job', act: 'envelope.ran_out', object: `envelope:${envelopeId}` });
  });
