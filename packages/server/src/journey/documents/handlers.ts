// Opening a file takes three calls: create a key, get the bytes, record the reading.
import type { BodyOf, QueryOf } from '@quoin/contract';
import { and, count, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type Executor, prepareQuery } from '../../database/database';
import { documents, files, investments, investors, products } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import type { Services } from '../../services';
import { newId } from '../../shared/new-id';
import { fileToRead, keyFor, openableFile } from './open-file';
import {
  assertDelivered,
  assertPagesShown,
  endReachedAt,
  insertAccesses,
  type StoredFile,
  wasRead,
} from './store';

export const fileHandlers = {
  async listDocuments({ query, signedIn, language }, { db }) {
    const { accountId } = signedIn;
    const { page, page_size } = query;
    const { rows, total } = await findDocuments(db, { ...query, accountId });
    return {
      items: rows.map((document) => ({
        file_id: document.fileId,
        investment_id: document.investmentId,
        investor_id: document.investorId,
        name: document.name,
        document_type: document.documentType,
        product_id: document.productId,
        product_name: document.productName[language],
        investor_type: document.investorType,
        updated_at: document.updatedAt.toISOString(),
        size: document.size,
        read: document.read,
      })),
      page,
      page_size,
      total,
    };
  },

  async requestFileKey({ params, ...reader }, services) {
    return keyFor(services, await fileToRead(services, params.fileId, reader), reader.signedIn);
  },

  async previewFile({ params, ...reader }, services) {
    const file = await fileToRead(services, params.fileId, reader);
    return { ...(await keyFor(services, file, reader.signedIn)), ...getContent(file) };
  },

  async readDocument({ params, ...reader }, services) {
    const { signedIn } = reader;
    const { accountId } = signedIn;
    const file = await fileToRead(services, params.fileId, reader);
    await recordOpening(services, file, accountId, { end_reached: false });
    const reached = await endReachedAt(services.db, accountId, file);
    return {
      ...(await keyFor(services, file, signedIn)),
      ...getContent(file),
      end_reached_at: reached?.toISOString() ?? null,
    };
  },

  async recordFileAccess({ params, body, signedIn }, services) {
    const file = await openableFile(services.db, params.fileId, signedIn);
    if (body.end_reached) {
      await assertDelivered(services.db, signedIn.accountId, file);
      assertPagesShown(file, body.pages);
    }
    await recordOpening(services, file, signedIn.accountId, body);
    return { done: true };
  },
} satisfies SomeHandlers;

const getContent = ({ id, sha256, pages, size }: StoredFile) => ({ file_id: id, sha256, pages, size });

const recordOpening = (
  { clock, db }: Services,
  file: StoredFile,
  accountId: string,
  { end_reached: endReached, pages: pagesShown }: BodyOf<'recordFileAccess'>,
): Promise<void> =>
  insertAccesses(db, [
    { id: newId(), fileId: file.id, accountId, sha256: file.sha256, endReached, pagesShown, at: clock.now() },
  ]);

type DocumentQuery = QueryOf<'listDocuments'> & { accountId: string };

/**
 * One page, newest first. An account may have thousands of documents, so filters use only the index, and details are read
 * for one page.
 */
async function findDocuments(db: Executor, { page, page_size, ...query }: DocumentQuery) {
  const filters = {
    accountId: query.accountId,
    documentType: query.document_type ?? null,
    productId: query.product_id ?? null,
    investorType: query.investor_type ?? null,
  };
  const rows = await loadPage(db).execute({ ...filters, limit: page_size, offset: (page - 1) * page_size });
  const [counted] = await loadCount(db).execute(filters);
  return { rows, total: counted?.total ?? 0 };
}

const given = sql.placeholder;

const loadPage = prepareQuery((db) => {
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

const loadCount = prepareQuery((db) =>
  db
    .select({ total: count() })
    .from(documents)
    .where(matchesFilters(db))
    .prepare('count_documents_of_account'),
);

const matchesFilters = (db: Executor) =>
  and(
    eq(documents.accountId, given('accountId')),
    whereGiven('documentType', eq(documents.documentType, given('documentType'))),
    whereGiven('productId', isOfInvestments(db, eq(investments.productId, given('productId')))),
    whereGiven('investorType', isOfInvestments(db, eq(investors.investorType, given('investorType')))),
  );

const whereGiven = (name: string, narrowed: SQLWrapper): SQL =>
  sql`(${given(name)}::text is null or ${narrowed})`;

const isOfInvestments = (db: Executor, those: SQL): SQL =>
  sql`${documents.investmentId} in ${db
    .select({ id: investments.id })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .where(and(eq(investments.accountId, given('accountId')), those))}`;
