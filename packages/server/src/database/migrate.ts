import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { ConfigError, errorCode } from '../shared/errors';

/** Key of the advisory lock: an arbitrary number. */
export const MIGRATION_LOCK = 7_264_001;

/** Next to this file in `src`, and next to the bundle in `dist`. */
const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Name of the newest migration of this version. */
export function schemaVersion(): string {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return journal.entries.at(-1).tag;
}

const WAIT_AT_MOST_MINUTES = 5;
const LOCK_NOT_AVAILABLE = '55P03';

interface Migration {
  /** Other schema changes to make under the same lock. */
  afterwards?: () => Promise<void>;
  /** Called when another process has the lock. */
  onWait?: () => void;
}

/**
 * Applies the migrations under an advisory lock, because neither the migrator nor the job queue locks against processes
 * that start concurrently. The lock belongs to a transaction, so that it is released even behind a pooler that shares
 * connections between transactions.
 * @throws ConfigError when another process has the lock for several minutes, or when the schema is of a later version
 */
export async function migrate(pool: pg.Pool, { afterwards, onWait }: Migration = {}): Promise<void> {
  await withClient(pool, async (lock) => {
    await lock.query('begin');
    await lock.query(
      `select set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true),
        set_config('lock_timeout', $1, true)`,
      [`${WAIT_AT_MOST_MINUTES}min`],
    );
    const { rows } = await lock.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
      MIGRATION_LOCK,
    ]);
    if (!rows[0]?.locked) {
      onWait?.();
      await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]).catch(rethrowTimeout);
    }
    const applied = await lastMigration(pool);
    if (applied !== undefined && applied > newestMigration())
      throw new ConfigError([
        'This database has the schema of a later version. Start the server of that version, or restore the backup from before the upgrade.',
      ]);
    await withClient(pool, (client) => applyMigrations(drizzle(client), MIGRATIONS));
    await afterwards?.();
    await lock.query('commit');
  });
}

/** A connection without a time limit, because migrations and the wait for them may take long. */
async function withClient(pool: pg.Pool, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: pool.options.connectionString, keepAlive: true });
  client.on('error', () => undefined); // Errors also reject its promises; an unhandled event would end the process.
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

function rethrowTimeout(failure: unknown): never {
  if (errorCode(failure) !== LOCK_NOT_AVAILABLE) throw failure;
  throw new ConfigError([
    `DATABASE_URL: another process has been changing the schema for ${WAIT_AT_MOST_MINUTES} minutes. Wait until it ends, or terminate its connection (pg_locks shows the advisory lock ${MIGRATION_LOCK}), and start again.`,
  ]);
}

/**
 * Checks the schema, for programs that do not migrate.
 * @throws ConfigError unless the schema is the one of this version
 */
export async function expectMigrated(pool: pg.Pool): Promise<void> {
  const newest = newestMigration();
  const applied = await lastMigration(pool);
  if (applied === newest) return;
  throw new ConfigError([
    applied === undefined
      ? 'This database is empty. Check DATABASE_URL and DATA_DIR. If they are correct, start the server (npm start) or run npm run migrate first.'
      : applied < newest
        ? 'This database has the schema of an earlier version. Start the server of this version first, or run npm run migrate.'
        : 'This database has the schema of a later version. Use the command line of that version.',
  ]);
}

/** The migrations of this version. @throws ConfigError when a file is missing */
export function expectMigrations() {
  try {
    return readMigrationFiles(MIGRATIONS);
  } catch (failure) {
    const what = failure instanceof Error ? failure.message : MIGRATIONS.migrationsFolder;
    throw new ConfigError([`A migration is missing: ${what}. Install this version again.`]);
  }
}

/** Creation time of the newest migration of this version, in milliseconds. */
const newestMigration = (): number => Math.max(...expectMigrations().map(({ folderMillis }) => folderMillis));

/** Creation time of the last applied migration, in milliseconds. Undefined in an empty database. */
async function lastMigration(pool: pg.Pool): Promise<number | undefined> {
  const { rows: tables } = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (tables[0]?.name === null) return undefined;
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ? Number(rows[0].last) : undefined;
}
