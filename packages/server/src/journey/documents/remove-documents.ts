// Takes files away for good: their keys, their places among the documents, their rows, and then their bytes.
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { documents, fileKeys, files } from '../../database/tables';

/** @returns the keys of the bytes in the file store, to be removed once the transaction is committed */
export async function removeDocuments(tx: Transaction, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  await tx.delete(fileKeys).where(inArray(fileKeys.fileId, fileIds));
  await tx.delete(documents).where(inArray(documents.fileId, fileIds));
  const removed = await tx.delete(files).where(inArray(files.id, fileIds)).returning();
  return removed.map(({ storeKey }) => storeKey);
}
