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

/** By which PostgreSQL knows the connections of this process. */
export const OWN_NAME = `quoin ${randomBytes(6).toString('hex')}`;

/** Longer than any statement of ours takes; a migration has a connection of its own. */
const SILENT_AT_MOST_MS = 60_000;

/**
 * @param size connections at most; a call that finds none free for ten seconds is told `unavailable`
 * @param silentMs how long a connection may say nothing while it is used: then its network is taken for cut
 */
export function openDatabase(url: string, size = 20, silentMs = SILENT_AT_MOST_MS): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: OWN_NAME,
    max: size,
    connectionTimeoutMillis: 10_000,
    stream: () => cutWhenSilent(silentMs),
  });
  // A connection that breaks is replaced at the next query, and a transaction that was on it fails by its own promise.
  // Without listeners the event beside it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema: tables });
  db.transaction = transactionsOf(pool);
  return { pool, db };
}

/** drizzle's own never gives back a connection that breaks at `begin`: after enough of them the pool has none left. */
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

/** A cable that was pulled, or a machine that is gone, ends no connection: whoever waits for it would wait for hours. */
function cutWhenSilent(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () =>
    socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' })),
  );
}
