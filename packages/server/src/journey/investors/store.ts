// Queries for investors and their proof documents.
import { INVESTOR_DOCUMENT_TYPES, type RemovedPart } from '@quoin/rules';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import { type Executor, onDuplicate, type Transaction } from '../../database/database';
import {
  accounts,
  applications,
  files,
  investments,
  investorDocuments,
  investors,
} from '../../database/tables';
import type { Clock } from '../../shared/clock';
import { ApiError } from '../../shared/errors';

export type InvestorRow = typeof investors.$inferSelect;
export type InvestorDocumentRow = typeof investorDocuments.$inferSelect;

export const loadInvestors = (db: Executor, accountId: string): Promise<InvestorRow[]> =>
  db.select().from(investors).where(eq(investors.accountId, accountId)).orderBy(asc(investors.createdAt));

export async function findOwnInvestor(
  db: Executor,
  accountId: string,
  investorId: string,
): Promise<InvestorRow | undefined> {
  const [row] = await db
    .select()
    .from(investors)
    .where(and(eq(investors.id, investorId), eq(investors.accountId, accountId)));
  return row;
}

export async function accountName(db: Executor, accountId: string): Promise<string> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return row ? `${row.firstName} ${row.lastName}` : '';
}

/** Without duplicates, most recently used first. */
export async function loadSalesRepresentatives(db: Executor, accountId: string) {
  const rows = await db
    .select({ values: applications.values })
    .from(applications)
    .innerJoin(investments, eq(investments.id, applications.investmentId))
    .where(eq(investments.accountId, accountId))
    .orderBy(desc(applications.savedAt));
  const named = rows
    .map(({ values }) => values.investor_information)
    .filter(({ has_sales_representative, sales_name }) => has_sales_representative && sales_name)
    .map(({ sales_firm = '', sales_name = '', sales_email = '' }) => ({
      firm_name: sales_firm,
      representative_name: sales_name,
      contact_email: sales_email,
      phone: null,
    }));
  return [...new Map(named.map((one) => [`${one.firm_name}\n${one.representative_name}`, one])).values()];
}

const isConfirmed = and(isNotNull(investorDocuments.receivedAt), isNull(investorDocuments.deletedAt));

export const loadDocuments = (db: Executor, accountId: string) =>
  db
    .select({ document: investorDocuments, file: files })
    .from(investorDocuments)
    .innerJoin(files, eq(files.id, investorDocuments.fileId))
    .where(and(eq(investorDocuments.accountId, accountId), isConfirmed))
    .orderBy(asc(investorDocuments.receivedAt), IN_ORDER_OF_TYPES, asc(investorDocuments.fileId));

/** Documents of the same time would otherwise be in no defined order. */
const IN_ORDER_OF_TYPES = sql`array_position(${sql.param([...INVESTOR_DOCUMENT_TYPES])}::text[], ${investorDocuments.documentType})`;

export async function hasDocumentNamed(
  db: Executor,
  document: Pick<InvestorDocumentRow, 'investorId' | 'documentType' | 'name'>,
): Promise<boolean> {
  const same = and(
    eq(investorDocuments.investorId, document.investorId),
    eq(investorDocuments.documentType, document.documentType),
    eq(investorDocuments.name, document.name),
  );
  return (await db.$count(investorDocuments, and(same, isConfirmed))) > 0;
}

/** A pending or confirmed document of the account that is not deleted. */
export async function findOwnDocument(
  db: Executor,
  accountId: string,
  investorId: string,
  fileId: string,
): Promise<InvestorDocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(investorDocuments)
    .where(
      and(
        eq(investorDocuments.fileId, fileId),
        eq(investorDocuments.investorId, investorId),
        eq(investorDocuments.accountId, accountId),
        isNull(investorDocuments.deletedAt),
      ),
    );
  return row;
}

/** @returns false if it was confirmed or deleted concurrently */
export async function markReceived(
  db: Executor,
  fileId: string,
  { at, removed }: { at: Date; removed: readonly RemovedPart[] },
): Promise<boolean> {
  const rows = await db
    .update(investorDocuments)
    .set({ receivedAt: at, removedParts: removed.length === 0 ? null : [...removed] })
    .where(
      and(
        eq(investorDocuments.fileId, fileId),
        isNull(investorDocuments.receivedAt),
        isNull(investorDocuments.deletedAt),
      ),
    )
    .returning({ fileId: investorDocuments.fileId });
  return rows.length > 0;
}

/** @returns false if it was deleted concurrently */
export async function markDeleted(db: Executor, fileId: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(investorDocuments)
    .set({ deletedAt: at })
    .where(and(eq(investorDocuments.fileId, fileId), isNull(investorDocuments.deletedAt)))
    .returning({ fileId: investorDocuments.fileId });
  return rows.length > 0;
}

/** Fails if the account has an investor of that type. The unique index decides, also between concurrent requests. */
export async function openInvestor(
  tx: Transaction,
  clock: Clock,
  { row, actor }: { row: InvestorRow; actor: Act['actor'] },
): Promise<void> {
  await tx
    .insert(investors)
    .values(row)
    .catch(onDuplicate('investors_one_per_type', () => new ApiError('one_investor_per_type')));
  await recordAct(tx, clock, {
    actor,
    act: 'investor.create',
    object: `investor:${row.id}`,
    detail: { investor_type: row.investorType },
  });
}
