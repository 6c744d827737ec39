// The Fund accepts a signed agreement: files an executed copy with a second seal as a document of the investor.
import { cents, type InvestmentStatus } from '@quoin/rules';
import { and, eq, gt, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Act, recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import { auditTrail, envelopes, investments } from '../../database/tables';
import { renderAcceptance } from '../../pdf';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { StaffError } from '../../shared/staff-error';
import { type ApplicationRow, loadEnvelope } from '../apply';
import { fileDigest, readStoredBytes, storeDocument } from '../documents';
import { executedFileName } from './envelope-kinds';
import { lockEnvelope, readFile } from './store';

export interface Signatory {
  name: string;
  /** Title at the operator. */
  title: string;
}

/** The audit row of a countersignature names the file of the executed copy. */
const COUNTERSIGN_ACT = 'envelope.countersign';

/** @returns the id of the executed copy @throws StaffError if the agreement is not signed, or already countersigned */
export async function countersign(
  tx: Transaction,
  services: Services,
  { investment, investor, product }: ApplicationRow,
  { signatory, actor }: { signatory: Signatory; actor: Act['actor'] },
): Promise<string> {
  const { clock, eSignature, jobs } = services;
  const found = await loadEnvelope(tx, investment.id);
  const envelope = found && (await lockEnvelope(tx, found.id));
  if (envelope?.status !== 'signed')
    throw new StaffError(`The agreement of investment ${investment.id} is not signed.`);
  if (await isCountersigned(tx, envelope.id))
    throw new StaffError(`The agreement of investment ${investment.id} is already countersigned.`);
  const file = await readFile(tx, envelope.sealedFileId);
  if (!file) throw new Error('the signed envelope has no document');
  const signed = await readStoredBytes(services, file);
  const now = clock.now();
  const acceptance = await renderAcceptance({
    language: envelope.language,
    envelopeId: envelope.id,
    date: todayInNewYork(clock),
    acceptedAt: now,
    product: product.name,
    investorName: investor.name,
    commitment: cents(investment.commitment ?? 0),
    signatory: signatory.name,
    title: signatory.title,
    sha256: file.sha256,
  });
  const bytes = await eSignature.countersign(signed, acceptance.bytes, now);
  const fileId = await storeDocument(services, tx, {
    bytes,
    pages: (file.pages ?? 0) + acceptance.pages,
    name: executedFileName(product.name[envelope.language]),
    accountId: investment.accountId,
    investmentId: investment.id,
    documentType: 'subscription_documents',
  });
  await recordAct(tx, clock, {
    actor,
    act: COUNTERSIGN_ACT,
    object: `envelope:${envelope.id}`,
    detail: { signatory: signatory.name, title: signatory.title, file: fileId, sha256: fileDigest(bytes) },
  });
  await jobs.enqueue(tx, 'send-document-mail', { fileId });
  return fileId;
}

/** Whether a file is the executed copy of an agreement for this investment. */
export async function isExecutedCopy(db: Executor, investmentId: string, fileId: string): Promise<boolean> {
  const [copy] = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .innerJoin(auditTrail, eq(auditTrail.object, sql`'envelope:' || ${envelopes.id}`))
    .where(
      and(
        eq(envelopes.investmentId, investmentId),
        eq(auditTrail.act, COUNTERSIGN_ACT),
        eq(sql`${auditTrail.detail} ->> 'file'`, fileId),
      ),
    )
    .limit(1);
  return copy !== undefined;
}

const countersignature = (db: Executor) =>
  db
    .select({ at: auditTrail.at })
    .from(auditTrail)
    .where(
      and(eq(auditTrail.object, sql`'envelope:' || ${envelopes.id}`), eq(auditTrail.act, COUNTERSIGN_ACT)),
    )
    .limit(1);

/** Column for queries of envelopes: when the agreement was countersigned, or null. */
export const countersignedAt = (db: Executor) =>
  sql<Date | null>`(${countersignature(db)})`.mapWith(envelopes.signedAt);

/** Statuses of investments whose agreement staff can countersign. */
export const COUNTERSIGNABLE_STATUSES: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];

/** Condition for envelopes joined with their investment: the current agreement, signed but not countersigned. */
export function awaitsCountersignature(db: Executor): SQL | undefined {
  const later = alias(envelopes, 'later');
  return and(
    eq(envelopes.kind, 'subscription_agreement'),
    eq(envelopes.status, 'signed'),
    inArray(investments.status, [...COUNTERSIGNABLE_STATUSES]),
    notExists(countersignature(db)),
    notExists(
      db
        .select({ id: later.id })
        .from(later)
        .where(
          and(
            eq(later.investmentId, envelopes.investmentId),
            eq(later.kind, envelopes.kind),
            ne(later.status, 'cancelled'),
            gt(later.createdAt, envelopes.createdAt),
          ),
        ),
    ),
  );
}

async function isCountersigned(db: Executor, envelopeId: string): Promise<boolean> {
  const act = and(eq(auditTrail.object, `envelope:${envelopeId}`), eq(auditTrail.act, COUNTERSIGN_ACT));
  return (await db.$count(auditTrail, act)) > 0;
}
