// Runs one migration of the database again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../test-app';

const MIGRATIONS = join(__dirname, '../../../packages/server/src/database/migrations');

/** All of it in one transaction, as the migrator does it. */
export async function migrate({ open }: TestApp, name: string): Promise<void> {
  const statements = readFileSync(join(MIGRATIONS, `${name}.sql`), 'utf8').split('--> statement-breakpoint');
  const client = await open.pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}
