// Which files an account may open, its documents, and the keys and records of their opening.
import type { QueryOf } from '@quoin/contract';
import type { Language } from '@quoin/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  ilike,
  isNull,
  lte,
  min,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Executor } from '../../database/database';
import {
  documents,
  fileAccesses,
  fileKeys,
  files,
  investments,
  investorDocuments,
  investors,
  productDocuments,
  products,
} from '../../database/tables';

export type StoredFile = typeof files.$inferSelect;

/** The file, if it is the account's own or a paper of a product its country may see. */
export async function readableFile(
  db: Executor,
  fileId: string,
  reader: { accountId: string; country: string },
): Promise<StoredFile | undefined> {
  const ofAllowedProduct = db
    .select({ one: sql`1` })
    .from(productDocuments)
    .innerJoin(products, eq(products.id, productDocuments.productId))
    .where(and(eq(productDocuments.fileId, files.id), sql`${products.allowedCountries} ? ${reader.country}`));
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        or(eq(files.accountId, reader.accountId), and(isNull(files.accountId), exists(ofAllowedProduct))),
      ),
    );
  return file;
}

export async function isProof(db: Executor, fileId: string): Promise<boolean> {
  const [proof] = await db
    .select({ fileId: investorDocuments.fileId })
    .from(investorDocuments)
    .where(eq(investorDocuments.fileId, fileId));
  return proof !== undefined;
}

export async function insertKey(db: Executor, key: typeof fileKeys.$inferInsert, now: Date): Promise<void> {
  await db.delete(fileKeys).where(and(eq(fileKeys.accountId, key.accountId), lte(fileKeys.expiresAt, now)));
  await db.insert(fileKeys).values(key);
}

/** The file a living key opens, and whose key it is. */
export async function fileOfKey(
  db: Executor,
  fileId: string,
  keyHash: string,
  now: Date,
): Promise<{ file: StoredFile; accountId: string } | undefined> {
  const [row] = await db
    .select({ file: files, accountId: fileKeys.accountId })
    .from(fileKeys)
    .innerJoin(files, eq(files.id, fileKeys.fileId))
    .where(and(eq(fileKeys.keyHash, keyHash), eq(fileKeys.fileId, fileId), gt(fileKeys.expiresAt, now)));
  return row;
}

export async function insertAccesses(
  db: Executor,
  accesses: (typeof fileAccesses.$inferInsert)[],
): Promise<void> {
  await db.insert(fileAccesses).values(accesses);
}

/** When this account first reached the end of the file as it is now. */
export async function endReachedAt(
  db: Executor,
  accountId: string,
  { id, sha256 }: StoredFile,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(fileAccesses.at) })
    .from(fileAccesses)
    .where(
      and(
        eq(fileAccesses.accountId, accountId),
        eq(fileAccesses.fileId, id),
        eq(fileAccesses.sha256, sha256),
        eq(fileAccesses.endReached, true),
      ),
    );
  return row?.at ?? undefined;
}

type DocumentQuery = QueryOf<'listDocuments'> & { accountId: string; language: Language };

/**
 * A page of an account's documents, newest first unless told. The page is picked before anything is fetched for it, and
 * what the question does not ask about is not joined to pick it: thousands are passed over by the index alone.
 */
export async function findDocuments(db: Executor, query: DocumentQuery) {
  const { sort = 'updated', direction = sort === 'updated' ? 'descending' : 'ascending' } = query;
  const order = direction === 'ascending' ? asc : desc;
  const by = {
    name: sql`lower(${files.name})`,
    product: sql`lower(${products.name} ->> ${query.language})`,
    updated: documents.updatedAt,
  }[sort];
  const inOrder = [order(by), order(documents.fileId)];
  const picked = found(db, query)
    .orderBy(...inOrder)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .as('picked');
  const rows = await db
    .select({
      document: documents,
      file: { id: files.id, name: files.name, size: files.size },
      product: { name: products.name },
      investor: { id: investors.id, investorType: investors.investorType },
      read: sql<boolean>`${exists(openings(db, query.accountId))}`,
    })
    .from(picked)
    .innerJoin(documents, eq(documents.fileId, picked.fileId))
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(investments, eq(investments.id, documents.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .orderBy(...inOrder);
  const [counted] = await db.select({ total: count() }).from(found(db, query).as('found'));
  return { rows, total: counted?.total ?? 0 };
}

/** Outer joins, each to one row: PostgreSQL leaves out those that neither the words nor the order speak of. */
const found = (db: Executor, query: DocumentQuery) =>
  db
    .select({ fileId: documents.fileId })
    .from(documents)
    .leftJoin(files, eq(files.id, documents.fileId))
    .leftJoin(investments, eq(investments.id, documents.investmentId))
    .leftJoin(products, eq(products.id, investments.productId))
    .leftJoin(investors, eq(investors.id, investments.investorId))
    .where(matching(query))
    .$dynamic();

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

/** Every product of which an account has a document. */
export const productsWithDocuments = (db: Executor, accountId: string) =>
  db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(investments)
          .where(
            and(
              eq(investments.accountId, accountId),
              eq(investments.productId, products.id),
              exists(
                db
                  .select({ one: sql`1` })
                  .from(documents)
                  .where(eq(documents.investmentId, investments.id)),
              ),
            ),
          ),
      ),
    )
    .orderBy(asc(products.position));

const matching = (query: DocumentQuery): SQL | undefined =>
  and(
    eq(documents.accountId, query.accountId),
    query.document_type && eq(documents.documentType, query.document_type),
    query.product_id ? eq(investments.productId, query.product_id) : undefined,
    query.investor_type && eq(investors.investorType, query.investor_type),
    ...wordsOf(query.search).map((word) =>
      or(ilike(files.name, word), ilike(sql`${products.name} ->> ${query.language}`, word)),
    ),
  );

/** Patterns that find each word anywhere; full and half width letters are the same. */
const wordsOf = (search = ''): string[] =>
  search
    .normalize('NFKC')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
