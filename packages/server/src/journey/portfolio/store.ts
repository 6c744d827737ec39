import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { documents, files } from '../../database/tables';

export const documentsOf = (db: Executor, investmentId: string) =>
  db
    .select({ document: documents, file: files })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(eq(documents.investmentId, investmentId))
    .orderBy(desc(documents.updatedAt));
