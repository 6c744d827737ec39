import { asc, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database';

/** Locks rows in the order of their ids until the transaction ends. An act on several rows locks them first, to avoid deadlocks. */
export const lockRows = (
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  ids: readonly string[],
): Promise<unknown> =>
  tx
    .select({ id: table.id })
    .from<PgTable>(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update');
