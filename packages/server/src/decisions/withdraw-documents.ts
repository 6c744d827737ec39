// Documents of investors that staff withdraw, and replace by other files.
import { dateInNewYork } from '@quoin/rules';
import { eq, or } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import {
  capitalCalls,
  documents,
  envelopes,
  fileKeys,
  files,
  redemptionDocuments,
  transactions,
  withdrawnDocuments,
} from '../database/tables';
import { fileDigest } from '../journey/documents';
import { isExecutedCopy } from '../journey/sign';
import { loadOpenings } from '../reports/document-lists';
import { StaffError, staffReason } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';
import { assertOwnedByNobodyElse, type ExaminedDocument, postDocument } from './documents';

/** Locks a posted document. @throws StaffError if it is missing, or belongs to an agreement or a request */
async function postedDocument(tx: Transaction, fileId: string) {
  const [row] = await tx.select().from(documents).where(eq(documents.fileId, fileId)).for('update');
  if (!row) throw await withoutPosting(tx, fileId);
  const ofEnvelope = or(eq(envelopes.sealedFileId, fileId), eq(envelopes.unsignedFileId, fileId));
  const [ofCall] = await tx
    .select({ id: capitalCalls.id })
    .from(capitalCalls)
    .where(eq(capitalCalls.noticeFileId, fileId))
    .limit(1);
  const [ofRedemption] = await tx
    .select({ id: redemptionDocuments.redemptionId })
    .from(redemptionDocuments)
    .where(eq(redemptionDocuments.fileId, fileId))
    .limit(1);
  if ((await tx.$count(envelopes, ofEnvelope)) > 0 || (await isExecutedCopy(tx, row.investmentId, fileId)))
    throw new StaffError(`Document ${fileId} is signed, so it can't be withdrawn.`);
  // A notice has the id of its transaction.
  if ((await tx.$count(transactions, eq(transactions.id, fileId))) > 0)
    throw new StaffError(
      `Document ${fileId} is the notice of a transaction. Reverse the transaction instead.`,
      { remedy: { act: 'transactions.reverse', id: fileId } },
    );
  if (ofCall)
    throw new StaffError(
      `Document ${fileId} is the notice of capital call ${ofCall.id}. Cancel the call instead.`,
      { remedy: { act: 'calls.cancel', id: ofCall.id } },
    );
  if (ofRedemption)
    throw new StaffError(
      `Document ${fileId} confirms redemption ${ofRedemption.id}. Reject the redemption instead.`,
    );
  return row;
}

async function withoutPosting(tx: Transaction, fileId: string): Promise<StaffError> {
  const [withdrawn] = await tx.select().from(withdrawnDocuments).where(eq(withdrawnDocuments.fileId, fileId));
  if (!withdrawn) return new StaffError(`Document ${fileId} does not belong to an investor.`);
  const day = dateInNewYork(withdrawn.withdrawnAt);
  return withdrawn.replacedBy === null
    ? new StaffError(`Document ${fileId} was already withdrawn on ${day}. Post the right one.`, {
        remedy: { act: 'documents.post' },
      })
    : new StaffError(
        `Document ${fileId} was replaced on ${day} by ${withdrawn.replacedBy}. Give the id of that one.`,
      );
}

/**
 * Withdraws a document: nobody can open it any more, even with an earlier link. The file is kept for audit.
 * @returns the accounts that have opened it
 */
export async function withdrawDocument(
  tx: Transaction,
  { services: { clock, jobs }, actor }: Staff,
  fileId: string,
  given: { reason: string; replacedBy?: string | null },
) {
  const reason = staffReason(given.reason, 'investor');
  const { replacedBy = null } = given;
  const row = await postedDocument(tx, fileId);
  await tx.delete(documents).where(eq(documents.fileId, fileId));
  await tx.insert(withdrawnDocuments).values({
    fileId,
    accountId: row.accountId,
    investmentId: row.investmentId,
    documentType: row.documentType,
    periodEnd: row.periodEnd,
    postedAt: row.updatedAt,
    withdrawnAt: clock.now(),
    reason,
    replacedBy,
  });
  await tx.update(files).set({ accountId: null }).where(eq(files.id, fileId));
  await tx.delete(fileKeys).where(eq(fileKeys.fileId, fileId));
  await recordAct(tx, clock, {
    actor,
    act: replacedBy === null ? 'document.withdraw' : 'document.replace',
    object: `file:${fileId}`,
    detail: { investment: row.investmentId, type: row.documentType, replaced_by: replacedBy },
  });
  await jobs.enqueue(tx, 'send-withdrawal-mail', { fileId });
  return loadOpenings(tx, fileId);
}

/** Replaces a document by a file, with the same type and period. */
export async function replaceDocument(
  tx: Transaction,
  staff: Staff,
  fileId: string,
  given: {
    reason: string;
    name: string;
    content: ExaminedDocument;
    shared?: boolean;
  },
) {
  const { accountId, investmentId, documentType, periodEnd } = await postedDocument(tx, fileId);
  const [before] = await tx.select({ sha256: files.sha256 }).from(files).where(eq(files.id, fileId));
  if (before?.sha256 === fileDigest(given.content.bytes))
    throw new StaffError(`Document ${fileId} already has this content. Give the file that replaces it.`);
  if (!given.shared)
    await assertOwnedByNobodyElse(tx, { accountId, investmentId, documentType, bytes: given.content.bytes });
  const posted = await postDocument(
    tx,
    staff,
    {
      ...given.content,
      accountId,
      investmentId,
      documentType,
      periodEnd: periodEnd ?? undefined,
      name: given.name,
    },
    true,
  );
  const opened = await withdrawDocument(tx, staff, fileId, { reason: given.reason, replacedBy: posted.id });
  return { ...posted, replaces: fileId, opened };
}
