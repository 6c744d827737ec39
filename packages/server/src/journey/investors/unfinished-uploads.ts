import { and, eq, isNull, lt } from 'drizzle-orm';
import { investorDocuments } from '../../database/tables';
import type { Services } from '../../services';
import { uploadKey } from '../documents';

/** Uploads whose time ran out before then: the bytes go first, so that a run that is cut off leaves none without a row. */
export async function forgetUnfinishedUploads({ db, fileStore }: Services, before: Date): Promise<void> {
  const unfinished = and(isNull(investorDocuments.receivedAt), lt(investorDocuments.uploadExpiresAt, before));
  const rows = await db
    .select({ fileId: investorDocuments.fileId })
    .from(investorDocuments)
    .where(unfinished);
  for (const { fileId } of rows) {
    await fileStore.remove(uploadKey(fileId));
    await db.delete(investorDocuments).where(and(unfinished, eq(investorDocuments.fileId, fileId)));
  }
}
