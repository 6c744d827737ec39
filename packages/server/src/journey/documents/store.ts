// Queries for files that an account may open, their access keys, and the records of opening.
import { RECORDING_KEY_HOURS } from '@quoin/rules';
import { and, eq, exists, gt, inArray, isNull, min, not, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { isInForce, isOver } from '../../database/stored-times';
import {
  documents,
  envelopes,
  fileAccesses,
  fileDeliveries,
  fileKeys,
  files,
  investorDocuments,
  productDocuments,
  products,
  sessions,
} from '../../database/tables';
import type { ByteSpan } from '../../providers/files/file-store';
import { HOUR_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { readForAgreement } from './product-documents';

/** Lifetime of keys for recordings. Keys for documents are valid for a minute. */
const MAX_KEY_MS = RECORDING_KEY_HOURS * HOUR_MS;

export type StoredFile = typeof files.$inferSelect;

/** The file, if it belongs to the account or to a product visible in its country, or was read for an agreement. */
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

export const isProof = async (db: Executor, fileId: string): Promise<boolean> =>
  (await db.$count(investorDocuments, eq(investorDocuments.fileId, fileId))) > 0;

/** Whether the file is the document of an unsigned envelope. */
export async function isBeingSigned(db: Executor, { id, accountId }: StoredFile): Promise<boolean> {
  const isOpen = inArray(envelopes.status, ['sent', 'viewed']);
  const ofFile = and(eq(envelopes.accountId, accountId ?? ''), eq(envelopes.unsignedFileId, id));
  return (await db.$count(envelopes, and(ofFile, isOpen))) > 0;
}

export async function insertKey(db: Executor, key: typeof fileKeys.$inferInsert, now: Date): Promise<void> {
  await db
    .delete(fileKeys)
    .where(and(eq(fileKeys.accountId, key.accountId), isOver(fileKeys.expiresAt, now, MAX_KEY_MS)));
  await db.insert(fileKeys).values(key);
}

/**
 * The file and account of an active key. A key ends with the session that requested it, but not when the session is idle:
 * a recording plays without calls.
 */
export async function findFileByKey(
  db: Executor,
  fileId: string,
  keyHash: string,
  now: Date,
): Promise<{ file: StoredFile; accountId: string } | undefined> {
  const [row] = await db
    .select({ file: files, accountId: fileKeys.accountId })
    .from(fileKeys)
    .innerJoin(files, eq(files.id, fileKeys.fileId))
    .innerJoin(sessions, eq(sessions.id, fileKeys.sessionId))
    .where(
      and(
        eq(fileKeys.keyHash, keyHash),
        eq(fileKeys.fileId, fileId),
        isInForce(fileKeys.expiresAt, now, MAX_KEY_MS),
        isNull(sessions.revokedAt),
        gt(sessions.endsAt, now),
      ),
    );
  return row;
}

export async function insertAccesses(
  db: Executor,
  accesses: (typeof fileAccesses.$inferInsert)[],
): Promise<void> {
  await db.insert(fileAccesses).values(accesses);
}

/** When this account first reached the end of the current content. */
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

interface Delivery {
  keyHash: string;
  file: StoredFile;
  accountId: string;
  span: ByteSpan;
  at: Date;
}

/** Adds to the bytes sent with a key, and records the delivery once the whole file was sent. */
export async function recordSent(
  db: Executor,
  { keyHash, file, accountId, span, at }: Delivery,
): Promise<void> {
  const isComplete = sql<boolean>`${fileKeys.sent} @> int8range(0, ${file.size})`;
  const [key] = await db
    .update(fileKeys)
    .set({ sent: sql`${fileKeys.sent} + int8multirange(int8range(${span.from}, ${span.to}, '[]'))` })
    .where(and(eq(fileKeys.keyHash, keyHash), not(isComplete)))
    .returning({ isComplete });
  if (!key?.isComplete) return;
  const { id: fileId, sha256 } = file;
  await db.insert(fileDeliveries).values({ accountId, fileId, sha256, at }).onConflictDoNothing();
}

/**
 * Reading can be recorded only if the current content was delivered to the account.
 * @throws ApiError document_not_opened
 */
export async function assertDelivered(
  db: Executor,
  accountId: string,
  { id, sha256 }: Pick<StoredFile, 'id' | 'sha256'>,
): Promise<void> {
  const ofContent = and(eq(fileDeliveries.fileId, id), eq(fileDeliveries.sha256, sha256));
  const delivered = await db.$count(fileDeliveries, and(eq(fileDeliveries.accountId, accountId), ofContent));
  if (delivered === 0) throw new ApiError('document_not_opened');
}

/**
 * The pages that a reader reports must reach from the first page to the last one, and belong to this document. An image has
 * no pages.
 * @throws ApiError document_not_read
 */
export function assertPagesShown(
  { pages }: Pick<StoredFile, 'pages'>,
  shown: readonly number[] | undefined,
): void {
  if (pages === null) return;
  const isCovered = shown?.includes(1) && shown.includes(pages) && shown.every((page) => page <= pages);
  if (!isCovered) throw new ApiError('document_not_read');
}

/** @returns keys to remove from the file store after the commit */
export async function removeDocuments(tx: Transaction, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  await tx.delete(fileKeys).where(inArray(fileKeys.fileId, fileIds));
  await tx.delete(documents).where(inArray(documents.fileId, fileIds));
  const removed = await tx.delete(files).where(inArray(files.id, fileIds)).returning();
  return removed.map(({ storeKey }) => storeKey);
}

/** Condition: this account has opened the current content of the file in the outer query. */
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
