// Pages of an account's documents. An account may have thousands, so filters use only the index, and details are read for
// one page.
import type { QueryOf } from '@quoin/contract';
import { and, count, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type Executor, prepared } from '../../database/database';
import { documents, files, investments, investors, products } from '../../database/tables';
import { wasRead } from './store';

type DocumentQuery = QueryOf<'listDocuments'> & { accountId: string };

/** One page, newest first. */
export async function findDocuments(db: Executor, { page, page_size, ...query }: DocumentQuery) {
  const filters = {
    accountId: query.accountId,
    documentType: query.document_type ?? null,
    productId: query.product_id ?? null,
    investorType: query.investor_type ?? null,
  };
  const rows = await pageOf(db).execute({ ...filters, limit: page_size, offset: (page - 1) * page_size });
  const [counted] = await countOf(db).execute(filters);
  return { rows, total: counted?.total ?? 0 };
}

const given = sql.placeholder;

const pageOf = prepared((db) => {
  // Selects the page before joining the files, so that an index-only scan skips earlier pages.
  const picked = db
    .select({
      fileId: documents.fileId,
      investmentId: documents.investmentId,
      documentType: documents.documentType,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(matchesFilters(db))
    .orderBy(desc(documents.updatedAt), desc(documents.fileId))
    .limit(given('limit'))
    .offset(given('offset'))
    .as('picked');
  return db
    .select({
      fileId: picked.fileId,
      investmentId: picked.investmentId,
      documentType: picked.documentType,
      updatedAt: picked.updatedAt,
      name: files.name,
      size: files.size,
      read: wasRead(db, given('accountId')),
      investorId: investors.id,
      investorType: investors.investorType,
      productId: products.id,
      productName: products.name,
    })
    .from(picked)
    .innerJoin(files, eq(files.id, picked.fileId))
    .innerJoin(investments, eq(investments.id, picked.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .orderBy(desc(picked.updatedAt), desc(picked.fileId))
    .prepare('documents_of_account');
});

const countOf = prepared((db) =>
  db
    .select({ total: count() })
    .from(documents)
    .where(matchesFilters(db))
    .prepare('count_documents_of_account'),
);

/** Documents of an account that match the filters. */
const matchesFilters = (db: Executor) =>
  and(
    eq(documents.accountId, given('accountId')),
    ifGiven('documentType', eq(documents.documentType, given('documentType'))),
    ifGiven('productId', ofInvestments(db, eq(investments.productId, given('productId')))),
    ifGiven('investorType', ofInvestments(db, eq(investors.investorType, given('investorType')))),
  );

const ifGiven = (name: string, narrowed: SQLWrapper): SQL =>
  sql`(${given(name)}::text is null or ${narrowed})`;

const ofInvestments = (db: Executor, those: SQL): SQL =>
  sql`${documents.investmentId} in ${db
    .select({ id: investments.id })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .where(and(eq(investments.accountId, given('accountId')), those))}`;
