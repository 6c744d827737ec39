import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
import * as tables from './tables';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
}

/** Name of this process's connections in PostgreSQL. */
export const OWN_NAME = `quoin ${randomBytes(6).toString('hex')}`;

/** Longer than any statement takes; migrations use a separate connection. */
const SILENT_AT_MOST_MS = 60_000;

/**
 * @param size maximum number of connections; a call that gets none within ten seconds throws `unavailable`
 * @param silentMs how long a connection in use may be silent before it is considered cut
 */
export function openDatabase(url: string, size = 20, silentMs = SILENT_AT_MOST_MS): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: OWN_NAME,
    max: size,
    connectionTimeoutMillis: 10_000,
    stream: () => cutWhenSilent(silentMs),
  });
  // The pool replaces a broken connection at the next query, and a transaction on it rejects. Without listeners the
  // event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema: tables });
  db.transaction = transactionsOf(pool);
  return { pool, db };
}

/** drizzle never releases a connection that breaks at `begin`, which would exhaust the pool. */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Database>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const db = databases.get(client) ?? drizzle(client, { schema: tables });
      databases.set(client, db);
      return await db.transaction(work, config);
    } finally {
      client.release();
    }
  };
}

/** A pulled cable or a machine that is gone closes no connection, and a query on it would wait for hours. */
function cutWhenSilent(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () =>
    socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' })),
  );
}
