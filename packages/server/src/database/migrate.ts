import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Any number that nothing else locks. */
const MIGRATION_LOCK = 7_264_001;

/** Brings the tables up to date. Processes that start together take turns: the migrator itself takes no lock. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Beside this file in `src`, beside the bundle in `dist`.
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  } finally {
    client.release(true); // closing the connection gives the lock back, whatever happened
  }
}
