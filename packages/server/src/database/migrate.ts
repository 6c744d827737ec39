import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number that nothing else locks. */
export const MIGRATION_LOCK = 7_264_001;

/** Brings the tables up to date. Processes that start together take turns: the migrator itself takes no lock. */
export async function migrate(pool: pg.Pool): Promise<void> {
  // Of its own: it may take as long as it needs, and wait as long for others.
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  client.on('error', () => undefined); // told by its promises too; unheard, it would end the process
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Beside this file in `src`, beside the bundle in `dist`.
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  } finally {
    await client.end(); // gives the lock back, whatever happened
  }
}
