import type { TestApp } from '../test-app';

/** Until a statement of this app's database waits for a row that another holds. */
export async function someoneWaits(app: TestApp): Promise<void> {
  const { rows } = await app.open.pool.query('select 1 from pg_locks where not granted');
  if (rows.length === 0) await someoneWaits(app);
}
