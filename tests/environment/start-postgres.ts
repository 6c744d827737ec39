// Starts one PostgreSQL for all server tests. Builds the server for tests that run it as a separate process, because
// starting it from source takes three times as long.
import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres';
import { migrate } from '../../packages/server/src/database/migrate';
import { openDatabase } from '../../packages/server/src/database/open-database';
import { openJobQueue } from '../../packages/server/src/jobs/queue';
import { beginNoting } from './provoked-errors';

export const TEMPLATE = 'quoin_template';

/** Test data need not survive a power failure. */
const WITHOUT_DURABILITY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
];

export default async function startPostgres(): Promise<void> {
  execSync('npx turbo run build --filter=@quoin/server --output-logs=errors-only', { stdio: 'pipe' });
  Object.assign(globalThis, { stopTestPostgres: await startWithTemplate() });
  beginNoting();
}

/**
 * Starts PostgreSQL with a migrated template database that every test file copies, and sets TEST_DATABASE_URL.
 * @returns stops it and deletes its data
 */
export async function startWithTemplate(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-tests-'));
  const { url, close } = await openEmbeddedPostgres(folder, WITHOUT_DURABILITY);
  const administrator = openDatabase(url, 1).pool;
  await administrator.query(`create database ${TEMPLATE}`);
  await administrator.end();
  const { pool } = openDatabase(withDatabase(url, TEMPLATE), 3);
  const queue = openJobQueue(pool, (error) => {
    throw error;
  });
  await migrate(pool, { afterwards: queue.prepare });
  await queue.stop();
  await pool.end();
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
