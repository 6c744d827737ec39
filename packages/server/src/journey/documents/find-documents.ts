// The documents of an account, page by page. An account has thousands of documents but few investments: so what a question
// says of products and investors is answered by the investments, and the files of one page alone are looked up.
import type { QueryOf } from '@quoin/contract';
import { and, count, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { documents, files, investments, investors, products } from '../../database/tables';
import { wasRead } from './was-read';

type DocumentQuery = QueryOf<'listDocuments'> & { accountId: string };
type Holding = Awaited<ReturnType<typeof holdingsOf>>[number];

/** A page of an account's documents, newest first. */
export async function findDocuments(db: Executor, query: DocumentQuery) {
  const holdings = await holdingsOf(db, query.accountId);
  const where = matching(query, holdings);
  // The page is picked before its files are looked up: the index alone passes over what comes before.
  const picked = db
    .select({
      fileId: documents.fileId,
      investmentId: documents.investmentId,
      documentType: documents.documentType,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(where)
    .orderBy(desc(documents.updatedAt), desc(documents.fileId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .as('picked');
  const page = await db
    .select({
      fileId: picked.fileId,
      investmentId: picked.investmentId,
      documentType: picked.documentType,
      updatedAt: picked.updatedAt,
      name: files.name,
      size: files.size,
      read: wasRead(db, query.accountId),
    })
    .from(picked)
    .innerJoin(files, eq(files.id, picked.fileId))
    .orderBy(desc(picked.updatedAt), desc(picked.fileId));
  const [counted] = await db.select({ total: count() }).from(documents).where(where);
  const holdingOf = new Map(holdings.map((holding) => [holding.investmentId, holding]));
  return {
    rows: page.flatMap((document) => {
      const holding = holdingOf.get(document.investmentId);
      return holding ? [{ document, holding }] : [];
    }),
    total: counted?.total ?? 0,
  };
}

/** Of the account's investments those with a document. */
const holdingsOf = (db: Executor, accountId: string) =>
  db
    .select({
      investmentId: investments.id,
      investor: { id: investors.id, investorType: investors.investorType },
      product: { id: products.id, name: products.name },
    })
    .from(investments)
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .where(
      and(
        eq(investments.accountId, accountId),
        exists(
          db
            .select({ one: sql`1` })
            .from(documents)
            .where(eq(documents.investmentId, investments.id)),
        ),
      ),
    );

function matching(query: DocumentQuery, holdings: readonly Holding[]): SQL | undefined {
  const { product_id, investor_type, document_type } = query;
  const ofThose = (wanted: (holding: Holding) => boolean) =>
    inArray(
      documents.investmentId,
      holdings.filter(wanted).map(({ investmentId }) => investmentId),
    );
  return and(
    eq(documents.accountId, query.accountId),
    document_type && eq(documents.documentType, document_type),
    product_id ? ofThose(({ product }) => product.id === product_id) : undefined,
    investor_type && ofThose(({ investor }) => investor.investorType === investor_type),
  );
}
