// Documents that staff post to investments.
import { type DocumentType, lastQuarterEnd, quarterEnd } from '@quoin/rules';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Executor, Transaction } from '../database/database';
import { accounts, documents, files, investments } from '../database/tables';
import { getMessages } from '../http/error-replies';
import { fileDigest, storeDocument } from '../journey/documents';
import { checkUpload, displayName } from '../journey/investors';
import type { Services } from '../services';
import { todayInNewYork } from '../shared/clock';
import { ApiError } from '../shared/errors';
import { assertNotFuture, StaffError } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';
import type { Investment } from './move-investment';

export type Posted = Record<'id' | 'investment' | 'name' | 'type', string>;

/** Checks that a file is safe to post, and returns its content. @param name used in error messages */
export async function examinedFile(services: Services, bytes: Buffer, name: string) {
  if (await services.scanner.isInfected(bytes))
    throw new StaffError(`${name}: the virus scanner reports malware.`);
  const checked = await checkUpload(services, bytes).catch((failure: unknown) => {
    throw failure instanceof ApiError
      ? new StaffError(`${name}: ${getMessages(failure).join(' ')}`)
      : failure;
  });
  // Keeps the original bytes if possible, because a rewritten PDF loses the seal of its issuer.
  return checked.changed ? checked : { ...checked, bytes };
}

export type ExaminedDocument = Awaited<ReturnType<typeof examinedFile>>;

/**
 * What is wrong with a period, by which a document that was already posted is recognised.
 * @param end of the period, YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function validatePeriod(type: DocumentType, end: string, today: string): string | undefined {
  if (end > today)
    return `The period until ${end} is not over; today is ${today} in New York. Check the year.`;
  const isPeriod =
    (type === 'investor_statements' && quarterEnd(end) === end) ||
    (type === 'tax_documents' && end.endsWith('-12-31'));
  return isPeriod
    ? undefined
    : 'The period of a statement ends on the last day of a quarter, and that of a tax document on the last day of a year.';
}

/** @throws StaffError if the day is not the last one of a past quarter */
export function assertQuarterEnd({ clock }: Pick<Services, 'clock'>, to: string): void {
  assertNotFuture(clock, to);
  if (quarterEnd(to) === to) return;
  throw new StaffError(`${to} is not the last day of a quarter. The previous one is ${lastQuarterEnd(to)}.`);
}

/** Posts a document without further checks. @param isSilent without an e-mail */
export async function postDocument(
  tx: Transaction,
  { services, actor }: Staff,
  document: Parameters<typeof storeDocument>[2],
  isSilent = false,
): Promise<Posted> {
  const name = displayName(document.name);
  const fileId = await storeDocument(services, tx, { ...document, name });
  await recordAct(tx, services.clock, {
    actor,
    act: 'document.post',
    object: `file:${fileId}`,
    detail: { investment: document.investmentId, type: document.documentType },
  });
  if (!isSilent) await services.jobs.enqueue(tx, 'send-document-mail', { fileId });
  return { id: fileId, investment: document.investmentId, name, type: document.documentType };
}

/** Whether the investment has a document with the same content. */
async function hasContent(db: Executor, investmentId: string, bytes: Buffer): Promise<boolean> {
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
export async function assertOwnedByNobodyElse(
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
      `${other.email} has this file as document ${other.id}. Check whose it is, and withdraw it there if it is not theirs.`,
      { remedy: { confirm: 'shared' } },
    );
}

/** Unusual circumstances that staff have confirmed. */
export interface Confirmed {
  /** The investment has the file. */
  again?: boolean;
  /** Several investors have the file, such as a PFIC statement of a product. */
  shared?: boolean;
}

interface DocumentToPost {
  content: ExaminedDocument;
  name: string;
  documentType: DocumentType;
  /** YYYY-MM-DD. Defaults to the last quarter or year. */
  periodEnd?: string;
}

/** Posts a file to one investment. @throws StaffError */
async function postToInvestment(
  tx: Transaction,
  staff: Staff,
  investment: Pick<Investment, 'id' | 'accountId'>,
  { content, ...document }: DocumentToPost & Confirmed,
): Promise<Posted> {
  await assertPostable(tx, staff, investment, { content, ...document });
  return postDocument(tx, staff, { ...content, ...document, ...getOwner(investment) });
}

/** Checks a posting without executing it. @throws StaffError */
export async function assertPostable(
  tx: Transaction,
  { services }: Pick<Staff, 'services'>,
  investment: Pick<Investment, 'id' | 'accountId'>,
  { content, documentType, periodEnd, again, shared }: Omit<DocumentToPost, 'name'> & Confirmed,
): Promise<void> {
  const problem = periodEnd && validatePeriod(documentType, periodEnd, todayInNewYork(services.clock));
  if (problem) throw new StaffError(problem, { remedy: { give: 'period' } });
  if (!again && (await hasContent(tx, investment.id, content.bytes)))
    throw new StaffError('The investment already has this file.', { remedy: { confirm: 'again' } });
  if (!shared)
    await assertOwnedByNobodyElse(tx, { ...getOwner(investment), documentType, bytes: content.bytes });
}

const getOwner = ({ id, accountId }: Pick<Investment, 'id' | 'accountId'>) => ({
  investmentId: id,
  accountId,
});

/**
 * Posts a file to one investment, or to all current investments of a product that do not have it. A file for all investors of
 * a product is not personal.
 * @throws StaffError if all have it
 */
export async function postToHolders(
  tx: Transaction,
  staff: Staff,
  to: { investment: Pick<Investment, 'id' | 'accountId'> } | { productId: string },
  { again, shared, ...document }: DocumentToPost & Confirmed,
  onProgress?: (done: number, total: number) => void,
) {
  const holders = 'investment' in to ? [to.investment] : await loadCurrentInvestments(tx, to.productId);
  const posted: Posted[] = [];
  for (const [at, holder] of holders.entries()) {
    if (again || !(await hasContent(tx, holder.id, document.content.bytes)))
      posted.push(
        await postToInvestment(tx, staff, holder, {
          ...document,
          again: true,
          shared: shared || 'productId' in to,
        }),
      );
    onProgress?.(at + 1, holders.length);
  }
  if (posted.length === 0)
    throw new StaffError(`${document.name} was already posted there.`, { remedy: { confirm: 'again' } });
  const { removed } = document.content;
  return {
    posted: posted.length,
    had_it: holders.length - posted.length,
    ...(removed.length > 0 && { removed: removed.join(', ') }),
    documents: posted,
  };
}

/** @throws StaffError if there is none */
async function loadCurrentInvestments(db: Executor, productId: string): Promise<Investment[]> {
  const found = await db
    .select()
    .from(investments)
    .where(and(eq(investments.productId, productId), eq(investments.status, 'current')))
    .orderBy(asc(investments.id));
  if (found.length === 0) throw new StaffError(`Product ${productId} has no current investment.`);
  return found;
}
