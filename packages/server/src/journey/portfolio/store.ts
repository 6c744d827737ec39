import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { documents, files } from '../../database/tables';
import { wasRead } from '../documents';

/** Of an investment of this account, newest first. */
export const documentsOf = (db: Executor, accountId: string, investmentId: string) =>
  db
    .select({ document: documents, file: files, read: wasRead(db, accountId) })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(eq(documents.investmentId, investmentId))
    .orderBy(desc(documents.updatedAt));
