// Runs one database migration again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../test-app';

const MIGRATIONS = join(__dirname, '../../../packages/server/src/database/migrations');

/** Runs it in one transaction, like the migrator. */
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
