// Files that an account may open, and the keys and records of opening.
import { and, eq, exists, gt, inArray, isNull, lte, min, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import {
  documents,
  envelopes,
  fileAccesses,
  fileKeys,
  files,
  investorDocuments,
  productDocuments,
  products,
} from '../../database/tables';
import { readForAgreement } from './product-documents';

export type StoredFile = typeof files.$inferSelect;

/** The file, if it belongs to the account, to a product that is visible in its country, or was read for an agreement. */
export async function readableFile(
  db: Executor,
  fileId: string,
  reader: { accountId: string; country: string },
): Promise<StoredFile | undefined> {
  const ofAllowedProduct = db
    .select({ one: sql`1` })
    .from(productDocuments)
    .innerJoin(products, eq(products.id, productDocuments.productId))
    .where(
      and(
        eq(productDocuments.fileId, files.id),
        isNull(productDocuments.withdrawnAt),
        sql`${products.allowedCountries} ? ${reader.country}`,
      ),
    );
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        or(
          eq(files.accountId, reader.accountId),
          and(
            isNull(files.accountId),
            or(exists(ofAllowedProduct), exists(readForAgreement(db, reader.accountId))),
          ),
        ),
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

/** The document of an envelope that is not signed yet. */
export async function isBeingSigned(db: Executor, { id, accountId }: StoredFile): Promise<boolean> {
  const [open] = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(
      and(
        eq(envelopes.accountId, accountId ?? ''),
        eq(envelopes.unsignedFileId, id),
        inArray(envelopes.status, ['sent', 'viewed']),
      ),
    );
  return open !== undefined;
}

export async function insertKey(db: Executor, key: typeof fileKeys.$inferInsert, now: Date): Promise<void> {
  await db.delete(fileKeys).where(and(eq(fileKeys.accountId, key.accountId), lte(fileKeys.expiresAt, now)));
  await db.insert(fileKeys).values(key);
}

/** The file of an active key, and the key's account. */
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

/** When this account first reached the end of the file's present content. */
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

/** @returns the keys of the bytes, to be removed from the file store after the commit */
export async function removeDocuments(tx: Transaction, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  await tx.delete(fileKeys).where(inArray(fileKeys.fileId, fileIds));
  await tx.delete(documents).where(inArray(documents.fileId, fileIds));
  const removed = await tx.delete(files).where(inArray(files.id, fileIds)).returning();
  return removed.map(({ storeKey }) => storeKey);
}

/** Whether this account has opened the present content of the file in the outer query. */
export const wasRead = (db: Executor, accountId: string | SQLWrapper) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(fileAccesses)
      .where(
        and(
          eq(fileAccesses.accountId, accountId),
          eq(fileAccesses.fileId, files.id),
          eq(fileAccesses.sha256, files.sha256),
        ),
      ),
  )}`;
