// Cancels an investment before its money has arrived. This is final and deletes its documents.
import { and, eq, inArray } from 'drizzle-orm';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { capitalCalls, documents, envelopes } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { amountDueFor } from '../../ledger/amounts-due';
import { chargeFees, NO_FEES } from '../../ledger/fees-on-top';
import { capitalCallStates } from '../../states/money-states';
import { envelopeStates } from '../../states/envelope-states';
import { investmentStates } from '../../states/investment-states';
import { moveState, statesBefore } from '../../states/state-table';
import { removeDocuments } from '../documents';
import { assertNotStopped } from './settle-application';
import { lockOwnApplication } from './store';

/**
 * Cancels an investment with its requests for signature, its open capital call, and its subscription documents.
 * @throws ApiError not_authorized_action, investment_canceled, application_rejected, cancel_too_late
 */
export const cancelInvestment: Handler<'cancelInvestment'> = async ({ params, signedIn }, services) => {
  const { db, fileStore } = services;
  const { investmentId } = params;
  const actor: Act['actor'] = `account:${signedIn.accountId}`;
  const storeKeys = await db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, signedIn.accountId, investmentId);
    const { status: from } = row.investment;
    assertNotStopped(row);
    if (!statesBefore(investmentStates, 'canceled').includes(from)) throw new ApiError('cancel_too_late');
    const { received, feesPaid } = await amountDueFor(tx, row.investment);
    if (received + feesPaid > 0) throw new ApiError('cancel_too_late');
    await moveState(tx, services, investmentStates, {
      id: investmentId,
      from,
      event: 'canceled',
      actor,
      changes: { note: null },
    });
    const annulled = await annulEnvelopes(tx, services, investmentId, actor);
    await cancelCalls(tx, services, investmentId, actor);
    await chargeFees(tx, services, investmentId, NO_FEES);
    return removeDocuments(tx, [...annulled, ...(await subscriptionDocuments(tx, investmentId))]);
  });
  for (const key of storeKeys) await fileStore.remove(key);
  return { investment_id: investmentId, status: 'canceled' };
};

/**
 * @returns documents to delete: agreements and unsigned instructions, including those of withdrawn envelopes. Signed
 * instructions are kept.
 */
async function annulEnvelopes(
  tx: Transaction,
  services: Services,
  investmentId: string,
  actor: Act['actor'],
): Promise<string[]> {
  const all = await tx.select().from(envelopes).where(eq(envelopes.investmentId, investmentId)).for('update'); // The job that prepares an envelope takes no other lock.
  const alive = statesBefore(envelopeStates, 'annulled');
  for (const { id, status } of all) {
    if (!alive.includes(status)) continue;
    await moveState(tx, services, envelopeStates, { id, from: status, event: 'annulled', actor });
  }
  const emptied = all.filter(({ kind, sealedFileId }) => kind === 'subscription_agreement' || !sealedFileId);
  const ids = emptied.map(({ id }) => id);
  await tx
    .update(envelopes)
    .set({ unsignedFileId: null, sealedFileId: null })
    .where(inArray(envelopes.id, ids));
  return emptied.flatMap(({ unsignedFileId, sealedFileId }) =>
    [unsignedFileId, sealedFileId].filter((id) => id !== null),
  );
}

export async function cancelCalls(
  tx: Transaction,
  services: Services,
  investmentId: string,
  actor: Act['actor'],
): Promise<void> {
  const open = await tx
    .select()
    .from(capitalCalls)
    .where(
      and(
        eq(capitalCalls.investmentId, investmentId),
        inArray(capitalCalls.status, statesBefore(capitalCallStates, 'cancelled')),
      ),
    );
  for (const { id, status } of open) {
    await moveState(tx, services, capitalCallStates, { id, from: status, event: 'cancelled', actor });
  }
}

async function subscriptionDocuments(tx: Transaction, investmentId: string): Promise<string[]> {
  const rows = await tx
    .select({ fileId: documents.fileId })
    .from(documents)
    .where(
      and(eq(documents.investmentId, investmentId), eq(documents.documentType, 'subscription_documents')),
    );
  return rows.map(({ fileId }) => fileId);
}
