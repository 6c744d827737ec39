import { and, eq, exists, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { fileAccesses, files } from '../../database/tables';

/** Whether this account has opened the file of the outer query, as it is now. */
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
