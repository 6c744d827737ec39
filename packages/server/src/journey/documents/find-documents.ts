// The documents of an account, page by page. An account has thousands of documents but few investments: so what a question
// says of products and investors is answered by the investments first, and only names are looked for among the files.
import type { QueryOf } from '@quoin/contract';
import type { Language } from '@quoin/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { documents, fileAccesses, files, investments, investors, products } from '../../database/tables';

type DocumentQuery = QueryOf<'listDocuments'> & { accountId: string; language: Language };
type Holding = Awaited<ReturnType<typeof holdingsOf>>[number];

/** A page of an account's documents, newest first unless told, and every product of which it has one. */
export async function findDocuments(db: Executor, query: DocumentQuery) {
  const { sort = 'updated', direction = sort === 'updated' ? 'descending' : 'ascending' } = query;
  const { accountId, language } = query;
  const holdings = await holdingsOf(db, accountId);
  const where = matching(query, holdings);
  const order = direction === 'ascending' ? asc : desc;
  const byName = byProductName(holdings, language);
  const by = ({ investmentId, updatedAt }: Record<'investmentId' | 'updatedAt', SQLWrapper>) =>
    ({
      name: sql`lower(${files.name})`,
      product: sql`array_position(${idsOf(byName)}, ${investmentId})`,
      updated: sql`${updatedAt}`,
    })[sort];
  // The page is picked before its files are looked up: by date the index alone passes over what comes before.
  const picked = db
    .select({
      fileId: documents.fileId,
      investmentId: documents.investmentId,
      documentType: documents.documentType,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .leftJoin(files, ofDocument(accountId))
    .where(where)
    .orderBy(order(by(documents)), order(documents.fileId))
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
      read: sql<boolean>`${exists(openings(db, accountId))}`,
    })
    .from(picked)
    .innerJoin(files, eq(files.id, picked.fileId))
    .orderBy(order(by(picked)), order(picked.fileId));
  const [counted] = await db
    .select({ total: count() })
    .from(documents)
    .leftJoin(files, ofDocument(accountId))
    .where(where);
  const holdingOf = new Map(holdings.map((holding) => [holding.investmentId, holding]));
  return {
    rows: page.flatMap((document) => {
      const holding = holdingOf.get(document.investmentId);
      return holding ? [{ document, holding }] : [];
    }),
    total: counted?.total ?? 0,
    products: [...new Map(holdings.map(({ product }) => [product.id, product])).values()],
  };
}

/** Of the account's investments those with a document, in the order of the shelf. */
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
    )
    .orderBy(asc(products.position));

const byProductName = (holdings: readonly Holding[], language: Language): Holding[] =>
  holdings.toSorted((one, other) =>
    one.product.name[language].localeCompare(other.product.name[language], language),
  );

const idsOf = (holdings: readonly Holding[]): SQL =>
  sql`array[${sql.join(
    holdings.map(({ investmentId }) => sql`${investmentId}`),
    sql`, `,
  )}]::text[]`;

/** The account is named too: so its files are read in one go, not one by one. */
const ofDocument = (accountId: string) => and(eq(files.id, documents.fileId), eq(files.accountId, accountId));

/** Of the file in the outer query by this account, as it is now. */
const openings = (db: Executor, accountId: string) =>
  db
    .select({ one: sql`1` })
    .from(fileAccesses)
    .where(
      and(
        eq(fileAccesses.accountId, accountId),
        eq(fileAccesses.fileId, files.id),
        eq(fileAccesses.sha256, files.sha256),
      ),
    );

function matching(query: DocumentQuery, holdings: readonly Holding[]): SQL | undefined {
  const { product_id, investor_type, document_type, language } = query;
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
    ...wordsOf(query.search).map((word) =>
      or(
        ilike(files.name, `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`),
        ofThose(({ product }) => product.name[language].toLowerCase().includes(word.toLowerCase())),
      ),
    ),
  );
}

/** Full and half width letters are the same. */
const wordsOf = (search = ''): string[] => search.normalize('NFKC').split(/\s+/).filter(Boolean);
