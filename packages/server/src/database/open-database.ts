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

/** `application_name` of this process's connections. */
export const APPLICATION_NAME = `quoin ${randomBytes(6).toString('hex')}`;

/** Longer than any statement takes. Migrations use a connection of their own. */
const SILENT_AT_MOST_MS = 60_000;

/**
 * @param size maximum number of connections; a call that gets none within ten seconds throws `unavailable`
 * @param silentMs a connection in use that is silent for this long is considered lost
 */
export function openDatabase(url: string, size = 20, silentMs = SILENT_AT_MOST_MS): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: size,
    connectionTimeoutMillis: 10_000,
    stream: () => cutWhenSilent(silentMs),
  });
  // A transaction on a broken connection rejects, and the pool replaces the connection at the next query. Without
  // listeners the event would crash the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema: tables });
  db.transaction = createTransaction(pool);
  return { pool, db };
}

/** Replaces drizzle's `transaction`, which never releases a connection that breaks at `begin`; the pool would run dry. */
function createTransaction(pool: pg.Pool): Database['transaction'] {
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

/** Destroys silent connections. A dead machine or cable does not close them, and a query would hang for hours. */
function cutWhenSilent(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () =>
    socket.destroy(Object.assign(new Error('the database does not respond'), { code: 'ETIMEDOUT' })),
  );
}
