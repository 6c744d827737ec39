import { and, eq } from 'drizzle-orm';
import { fileAccesses, files, productDocuments } from '../../database/tables';
import { newId } from '../../shared/new-id';
import { momentOn, type SeededProduct, type World } from './world';

/** Records that the required documents were read to the end, as signing requires. */
export async function readMustReads(
  { tx }: World,
  accountId: string,
  { row }: SeededProduct,
  readOn: string,
): Promise<string[]> {
  const documents = await tx
    .select({ fileId: files.id, sha256: files.sha256 })
    .from(productDocuments)
    .innerJoin(files, eq(files.id, productDocuments.fileId))
    .where(and(eq(productDocuments.productId, row.id), eq(productDocuments.mustRead, true)));
  const at = momentOn(readOn, -30);
  await tx
    .insert(fileAccesses)
    .values(documents.map((document) => ({ ...document, id: newId(), accountId, endReached: true, at })));
  return documents.map(({ fileId }) => fileId);
}
