// Documents of investors, also withdrawn ones, newest first.
import { dateInNewYork, type DocumentType } from '@quoin/rules';
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import {
  accounts,
  documents,
  fileAccesses,
  files,
  investments,
  investors,
  products,
  withdrawnDocuments,
} from '../database/tables';
import type { Services } from '../services';
import { StaffError } from '../shared/staff-error';
import { type ListFilters, listPage, isMatching, getTotals } from './list-page';

export const DOCUMENT_STATES = ['posted', 'withdrawn'] as const;

type DocumentState = (typeof DOCUMENT_STATES)[number];

export const listDocuments = (
  { db }: Services,
  { status, ...filters }: ListFilters<DocumentState> & { type?: DocumentType },
) =>
  listPage({
    page: filters.page,
    query: documentRows(db)
      .innerJoin(investors, eq(investors.id, investments.investorId))
      .innerJoin(products, eq(products.id, investments.productId))
      .innerJoin(accounts, eq(accounts.id, investments.accountId))
      .where(
        and(
          isMatching(filters, { product: investments.productId, began: files.createdAt }),
          or(isNotNull(documents.fileId), isNotNull(withdrawnDocuments.fileId)),
          status === 'posted' ? isNull(withdrawnDocuments.fileId) : undefined,
          status === 'withdrawn' ? isNotNull(withdrawnDocuments.fileId) : undefined,
          filters.type && eq(type, filters.type),
        ),
      )
      .orderBy(desc(files.createdAt), desc(files.id)),
    toRow: ({ file, investment, investor, account, product, ...row }) => ({
      ...toDocumentRow({ file, ...row }),
      investment: investment.id,
      investor,
      account,
      product: product.en,
    }),
  });

export async function getInvestmentDocuments(db: Executor, investmentId: string) {
  const rows = await db
    .select({ file: files, ...columns })
    .from(files)
    .leftJoin(documents, eq(documents.fileId, files.id))
    .leftJoin(withdrawnDocuments, eq(withdrawnDocuments.fileId, files.id))
    .where(or(eq(documents.investmentId, investmentId), eq(withdrawnDocuments.investmentId, investmentId)))
    .orderBy(desc(files.createdAt), desc(files.id));
  return rows.map(toDocumentRow);
}

/** A document, who opened it and when. */
export async function documentRecord(db: Executor, id: string) {
  const [row] = await db
    .select({ file: files, document: documents, withdrawn: withdrawnDocuments })
    .from(files)
    .leftJoin(documents, eq(documents.fileId, files.id))
    .leftJoin(withdrawnDocuments, eq(withdrawnDocuments.fileId, files.id))
    .where(eq(files.id, id));
  const of = row?.document ?? row?.withdrawn;
  if (!row || !of) throw new StaffError(`Document ${id} no longer exists.`);
  return {
    id,
    name: row.file.name,
    type: of.documentType,
    investment: of.investmentId,
    period: of.periodEnd,
    posted: (row.withdrawn?.postedAt ?? row.document?.updatedAt)?.toISOString(),
    withdrawn: row.withdrawn?.withdrawnAt.toISOString() ?? null,
    reason: row.withdrawn?.reason ?? null,
    replaced_by: row.withdrawn?.replacedBy ?? null,
    opened: await loadOpenings(db, id),
  };
}

/** Accounts that opened a file, earliest first. */
export async function loadOpenings(db: Executor, fileId: string) {
  const rows = await db
    .select({ at: fileAccesses.at, account: accounts.email, end_reached: fileAccesses.endReached })
    .from(fileAccesses)
    .innerJoin(accounts, eq(accounts.id, fileAccesses.accountId))
    .where(eq(fileAccesses.fileId, fileId))
    .orderBy(asc(fileAccesses.at), asc(fileAccesses.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const type = sql<DocumentType>`coalesce(${documents.documentType}, ${withdrawnDocuments.documentType})`;

const columns = {
  type,
  period: sql<string | null>`coalesce(${documents.periodEnd}, ${withdrawnDocuments.periodEnd})`,
  withdrawnAt: withdrawnDocuments.withdrawnAt,
};

const documentRows = (db: Executor) =>
  db
    .select({
      file: files,
      ...columns,
      investment: investments,
      investor: investors.name,
      account: accounts.email,
      product: products.name,
      all: getTotals(),
    })
    .from(files)
    .leftJoin(documents, eq(documents.fileId, files.id))
    .leftJoin(withdrawnDocuments, eq(withdrawnDocuments.fileId, files.id))
    .innerJoin(
      investments,
      eq(investments.id, sql`coalesce(${documents.investmentId}, ${withdrawnDocuments.investmentId})`),
    );

const toDocumentRow = ({
  file,
  type: kind,
  period,
  withdrawnAt,
}: {
  file: typeof files.$inferSelect;
  type: DocumentType;
  period: string | null;
  withdrawnAt: Date | null;
}) => ({
  id: file.id,
  status: withdrawnAt ? 'withdrawn' : 'posted',
  type: kind,
  name: file.name,
  period,
  posted: dateInNewYork(file.createdAt),
});
