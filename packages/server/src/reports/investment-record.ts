// One investment for staff: its account, money, documents and history.
import { dateInNewYork } from '@quoin/rules';
import { asc, eq } from 'drizzle-orm';
import { escrowInForce } from '../bank-accounts/escrow-accounts';
import type { Executor } from '../database/database';
import {
  accounts,
  applications,
  auditTrail,
  investmentNotes,
  investments,
  investors,
  products,
  transactions,
} from '../database/tables';
import { privateItems } from '../disclosure/private-items';
import { loadEnvelope } from '../journey/apply';
import { documentsReadFor } from '../journey/documents';
import { wireCode } from '../journey/fund';
import { getReviewReasons } from '../journey/sign';
import type { Services } from '../services';
import { money } from '../shared/money';
import { StaffError } from '../shared/staff-error';
import { getInvestmentDocuments } from './document-lists';

/** Code that support reads out to an investor who asks whether wire instructions are genuine. */
export const readWireCode = async (
  { db, clock, config }: Services,
  { id, productId }: Pick<typeof investments.$inferSelect, 'id' | 'productId'>,
) => ({ id, code: wireCode(config, id, await escrowInForce(db, clock, productId)) });

/** Status and investor, as shown after an act. */
export async function investmentStatus(db: Executor, id: string) {
  const [row] = await db
    .select({ id: investments.id, status: investments.status, investor: investors.name })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .where(eq(investments.id, id));
  if (!row) throw new StaffError(`Investment ${id} no longer exists.`);
  return row;
}

/** One investment with its account, transactions and history. */
export async function investmentRecord(services: Services, id: string) {
  const { db, vault } = services;
  const [row] = await db
    .select({
      investment: investments,
      investor: investors,
      product: products.name,
      email: accounts.email,
      application: applications.values,
    })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .leftJoin(applications, eq(applications.investmentId, investments.id))
    .where(eq(investments.id, id));
  if (!row) throw new StaffError(`Investment ${id} no longer exists.`);
  const moved = await db
    .select()
    .from(transactions)
    .where(eq(transactions.investmentId, id))
    .orderBy(asc(transactions.recordedAt));
  const acts = await db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.object, `investment:${id}`))
    .orderBy(asc(auditTrail.seq));
  const notes = await db
    .select()
    .from(investmentNotes)
    .where(eq(investmentNotes.investmentId, id))
    .orderBy(asc(investmentNotes.writtenAt), asc(investmentNotes.id));
  const { investment } = row;
  return {
    id,
    status: investment.status,
    investor: row.investor.name,
    investor_type: row.investor.investorType,
    account: row.email,
    product: row.product.en,
    commitment: money(investment.commitment),
    transfer_method: investment.transferMethod,
    note: investment.note,
    rejection_reason: investment.rejectionReason,
    to_review: row.application ? getReviewReasons(services, { ...row, values: row.application }) : [],
    answer: investment.answer,
    created: dateInNewYork(investment.createdAt),
    effective_date: investment.effectiveDate,
    transactions: moved.map(
      ({ id: transaction, transactionType, amount, units, date, reference, ...row }) => ({
        id: transaction,
        type: transactionType,
        amount: money(amount),
        units,
        date,
        reference,
        reverses: row.reversesId,
        note: row.note,
      }),
    ),
    notes: notes.map(({ writtenAt, event, note }) => ({ at: writtenAt.toISOString(), event, note })),
    private: (await privateItems(db, vault, id)).map(({ item, masked }) => ({ item, masked })),
    documents: await getInvestmentDocuments(db, id),
    documents_read: await loadReadDocuments(db, id),
    history: acts.map(({ at, actor, act }) => ({ at: at.toISOString(), actor, act })),
  };
}

/** Versions read before the agreement was requested. `products open-document` opens them. */
async function loadReadDocuments(db: Executor, investmentId: string) {
  const agreement = await loadEnvelope(db, investmentId);
  const documents = agreement ? await documentsReadFor(db, agreement.id) : [];
  return documents.map(({ document: { fileId, documentKey, language, version, effectiveDate }, sha256 }) => ({
    id: fileId,
    document: documentKey,
    language,
    version,
    effective: effectiveDate,
    sha256,
  }));
}
