import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as tables from './tables';

/**
 * A query for the hot paths: its text is made once for a database or a transaction, and PostgreSQL plans it once for a
 * connection, where the name of `prepare` finds it again.
 */
export function prepared<Q>(build: (db: Executor) => Q): (db: Executor) => Q {
  const built = new WeakMap<Executor, Q>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}

export type Database = NodePgDatabase<typeof tables>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What SQL functions take: a transaction where several rows change together. */
export type Executor = Database | Transaction;

/** Whether a write failed because this unique index already has such a row. The driver's error is the cause of ours. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && one.code === '23505' && 'constraint' in one && one.constraint === index) return true;
  }
  return false;
}
