// Documents that staff post to an investment, withdraw and replace.
import { dateInNewYork, type DocumentType, lastQuarterEnd, quarterEnd } from '@quoin/rules';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Executor, Transaction } from '../database/database';
import {
  accounts,
  capitalCalls,
  documents,
  envelopes,
  fileAccesses,
  fileKeys,
  files,
  investments,
  redemptionDocuments,
  transactions,
  withdrawnDocuments,
} from '../database/tables';
import { sentencesOf } from '../http/error-replies';
import { fileDigest, storeDocument } from '../journey/documents';
import { checkUpload } from '../journey/investors';
import { isExecutedCopy } from '../journey/sign';
import type { Services } from '../services';
import { todayInNewYork } from '../shared/clock';
import { ApiError, StaffError, staffText } from '../shared/errors';
import type { Staff } from '../transactions/ledger-entries';
import type { Investment } from './move-investment';

export type Posted = Record<'id' | 'investment' | 'name' | 'type', string>;

/** Checks that a file is safe to post, and returns its content. @param name used in error messages */
export async function examinedFile(services: Services, bytes: Buffer, name: string) {
  if (await services.scanner.isInfected(bytes))
    throw new StaffError(`${name}: the virus scanner reports malware.`);
  const checked = await checkUpload(services, bytes).catch((failure: unknown) => {
    throw failure instanceof ApiError
      ? new StaffError(`${name}: ${sentencesOf(failure).join(' ')}`)
      : failure;
  });
  // Keeps the original bytes if possible, because a rewritten PDF loses the seal of its issuer.
  return checked.changed ? checked : { ...checked, bytes };
}

/** Requires a valid period, by which a document that was already posted is recognised. @param end YYYY-MM-DD */
export function checkedPeriod({ clock }: Pick<Services, 'clock'>, type: DocumentType, end: string): string {
  const today = todayInNewYork(clock);
  if (end > today)
    throw new StaffError(
      `The period until ${end} is not over; today is ${today} in New York. Check the year.`,
    );
  const isPeriod =
    (type === 'investor_statements' && quarterEnd(end) === end) ||
    (type === 'tax_documents' && end.endsWith('-12-31'));
  if (isPeriod) return end;
  throw new StaffError(
    '--period must be the last day of a quarter for a statement, and the last day of a year for a tax document.',
  );
}

/** @throws StaffError */
export function checkedQuarterEnd(to: string): string {
  if (quarterEnd(to) === to) return to;
  throw new StaffError(`${to} is not the last day of a quarter. The previous one is ${lastQuarterEnd(to)}.`);
}

export async function postDocument(
  tx: Transaction,
  { services, actor }: Staff,
  document: Parameters<typeof storeDocument>[2],
  isSilent = false,
): Promise<Posted> {
  const fileId = await storeDocument(services, tx, document);
  await recordAct(tx, services.clock, {
    actor,
    act: 'document.post',
    object: `file:${fileId}`,
    detail: { investment: document.investmentId, type: document.documentType },
  });
  if (!isSilent) await services.jobs.enqueue(tx, 'send-document-mail', { fileId });
  return { id: fileId, investment: document.investmentId, name: document.name, type: document.documentType };
}

/** Whether the investment has a document with the same content. */
export async function hasContent(db: Executor, investmentId: string, bytes: Buffer): Promise<boolean> {
  const [found] = await db
    .select({ id: files.id })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(and(eq(documents.investmentId, investmentId), eq(files.sha256, fileDigest(bytes))));
  return found !== undefined;
}

const PERSONAL: readonly DocumentType[] = ['tax_documents', 'investor_statements'];

/**
 * A tax document or statement is of one investor, so the same file of another investor of the product is a mistake.
 * @throws StaffError
 */
export async function assertOfNobodyElse(
  db: Executor,
  {
    accountId,
    investmentId,
    documentType,
    bytes,
  }: { accountId: string; investmentId: string; documentType: DocumentType; bytes: Buffer },
): Promise<void> {
  if (!PERSONAL.includes(documentType)) return;
  const product = db
    .select({ id: investments.productId })
    .from(investments)
    .where(eq(investments.id, investmentId));
  const holders = db
    .select({ id: investments.accountId })
    .from(investments)
    .where(and(eq(investments.productId, product), ne(investments.accountId, accountId)));
  const [other] = await db
    .select({ id: documents.fileId, email: accounts.email })
    .from(files)
    .innerJoin(documents, eq(documents.fileId, files.id))
    .innerJoin(accounts, eq(accounts.id, documents.accountId))
    .where(
      and(
        inArray(files.accountId, holders),
        eq(files.sha256, fileDigest(bytes)),
        inArray(documents.documentType, PERSONAL),
      ),
    )
    .limit(1);
  if (other)
    throw new StaffError(
      `${other.email} has this file as document ${other.id}. Check whose it is, and withdraw it there if it is not theirs. If it is for several investors, add --shared.`,
    );
}

/** @throws StaffError if there is none */
export async function currentInvestmentsOf(db: Executor, productId: string): Promise<Investment[]> {
  const found = await db
    .select()
    .from(investments)
    .where(and(eq(investments.productId, productId), eq(investments.status, 'current')))
    .orderBy(asc(investments.id));
  if (found.length === 0) throw new StaffError(`Product ${productId} has no current investment.`);
  return found;
}

/**
 * Posts a file to investments that do not have it yet.
 * @throws StaffError if all have it
 */
export async function postToInvestments(
  tx: Transaction,
  staff: Staff,
  holders: readonly Investment[],
  {
    document: { content, ...document },
    file,
    again = false,
    shared = false,
    onProgress,
  }: {
    document: {
      content: Awaited<ReturnType<typeof examinedFile>>;
      name: string;
      documentType: DocumentType;
      periodEnd: string | undefined;
    };
    /** For the error message. */
    file: string;
    /** Also to investments that have it. */
    again?: boolean;
    /** Whether several investors may have the file, such as a PFIC statement of a product. */
    shared?: boolean;
    onProgress?: (done: number, total: number) => void;
  },
) {
  const posted: Posted[] = [];
  for (const [at, { id: investmentId, accountId }] of holders.entries()) {
    const own = { ...content, ...document, accountId, investmentId };
    if (again || !(await hasContent(tx, investmentId, content.bytes))) {
      if (!shared) await assertOfNobodyElse(tx, own);
      posted.push(await postDocument(tx, staff, own));
    }
    onProgress?.(at + 1, holders.length);
  }
  if (posted.length === 0)
    throw new StaffError(`${file} was already posted there. Add --again to post it again.`);
  return {
    posted: posted.length,
    had_it: holders.length - posted.length,
    ...(content.removed.length > 0 && { removed: content.removed.join(', ') }),
    documents: posted,
  };
}

/** Accounts that opened a file, earliest first. */
export async function openingsOf(db: Executor, fileId: string) {
  const rows = await db
    .select({ at: fileAccesses.at, account: accounts.email, end_reached: fileAccesses.endReached })
    .from(fileAccesses)
    .innerJoin(accounts, eq(accounts.id, fileAccesses.accountId))
    .where(eq(fileAccesses.fileId, fileId))
    .orderBy(asc(fileAccesses.at), asc(fileAccesses.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

type DocumentRow = typeof documents.$inferSelect;

/** Locks a posted document. @throws StaffError if it is missing, or belongs to an agreement or a request */
export async function postedDocument(tx: Transaction, fileId: string): Promise<DocumentRow> {
  const [row] = await tx.select().from(documents).where(eq(documents.fileId, fileId)).for('update');
  if (!row) throw new StaffError(await withoutPosting(tx, fileId));
  const [ofEnvelope] = await tx
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(or(eq(envelopes.sealedFileId, fileId), eq(envelopes.unsignedFileId, fileId)))
    .limit(1);
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
  const [ofTransaction] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(eq(transactions.id, fileId)); // A notice has the id of its transaction.
  if (ofEnvelope || (await isExecutedCopy(tx, row.investmentId, fileId)))
    throw new StaffError(`Document ${fileId} is signed, so it can't be withdrawn.`);
  if (ofTransaction)
    throw new StaffError(
      `Document ${fileId} is the notice of a transaction. Reverse it with "transactions reverse ${fileId}".`,
    );
  if (ofCall)
    throw new StaffError(
      `Document ${fileId} is the notice of capital call ${ofCall.id}. Cancel the call instead.`,
    );
  if (ofRedemption)
    throw new StaffError(
      `Document ${fileId} confirms redemption ${ofRedemption.id}. Reject the redemption instead.`,
    );
  return row;
}

async function withoutPosting(tx: Transaction, fileId: string): Promise<string> {
  const [withdrawn] = await tx.select().from(withdrawnDocuments).where(eq(withdrawnDocuments.fileId, fileId));
  if (!withdrawn) return `Document ${fileId} does not belong to an investor.`;
  const day = dateInNewYork(withdrawn.withdrawnAt);
  return withdrawn.replacedBy === null
    ? `Document ${fileId} was already withdrawn on ${day}. Post the right one with "documents post".`
    : `Document ${fileId} was replaced on ${day} by ${withdrawn.replacedBy}. Give the id of that one.`;
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
  const reason = staffText(given.reason, 'Give a reason with --reason; it is shown to the investor.');
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
  return openingsOf(tx, fileId);
}

/** Replaces a document by a file, with the same type and period. */
export async function replaceDocument(
  tx: Transaction,
  staff: Staff,
  fileId: string,
  given: {
    reason: string;
    name: string;
    content: Awaited<ReturnType<typeof examinedFile>>;
    shared?: boolean;
  },
) {
  const { accountId, investmentId, documentType, periodEnd } = await postedDocument(tx, fileId);
  const [before] = await tx.select({ sha256: files.sha256 }).from(files).where(eq(files.id, fileId));
  if (before?.sha256 === fileDigest(given.content.bytes))
    throw new StaffError(`Document ${fileId} already has this content. Give the file that replaces it.`);
  if (!given.shared)
    await assertOfNobodyElse(tx, { accountId, investmentId, documentType, bytes: given.content.bytes });
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
