import { asc, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as tables from './tables';

/**
 * Prepares a query of a hot path: drizzle builds its SQL once per database or transaction, and PostgreSQL plans it once
 * per connection.
 */
export function prepareQuery<Q>(build: (db: Executor) => Q): (db: Executor) => Q {
  const built = new WeakMap<Executor, Q>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}

export type Database = NodePgDatabase<typeof tables>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** A database or a transaction, for functions that run in either. */
export type Executor = Database | Transaction;

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

/** Whether a write violated this unique index. drizzle wraps the error of the driver. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && one.code === '23505' && 'constraint' in one && one.constraint === index) return true;
  }
  return false;
}

/** For `catch`: throws `error` instead if a write violated this unique index. */
export const onDuplicate =
  (index: string, error: () => Error) =>
  (failure: unknown): never => {
    throw isUniqueViolation(failure, index) ? error() : failure;
  };
