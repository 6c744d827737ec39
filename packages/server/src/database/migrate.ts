import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Key of the advisory lock: an arbitrary number. */
export const MIGRATION_LOCK = 7_264_001;

/**
 * Applies the migrations. An advisory lock makes processes that start together wait for each other, because the
 * migrator does not lock.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  // A separate connection without a timeout, because migrations and the wait for them may take long.
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  client.on('error', () => undefined); // Errors also reject its promises; without a listener the event would end the process.
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Next to this file in `src`, next to the bundle in `dist`.
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  } finally {
    await client.end(); // Closing the connection releases the lock.
  }
}
