import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as tables from './tables';

export type Database = NodePgDatabase<typeof tables>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What SQL functions take: a transaction where several rows change together. */
export type Executor = Database | Transaction;
