import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
import * as tables from './tables';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
}

/** @param size connections at most; a call that finds none free for ten seconds is told `unavailable` */
export function openDatabase(url: string, size = 20): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is replaced at the next query, and a transaction that was on it fails by its own promise.
  // Without listeners the event beside it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: drizzle(pool, { schema: tables }) };
}
