import type { TestApp } from '../test-app';

/** Waits until a statement in this app's database is blocked by a lock. */
export async function someoneWaits(app: TestApp): Promise<void> {
  const { rows } = await app.open.pool.query('select 1 from pg_locks where not granted');
  if (rows.length === 0) await someoneWaits(app);
}
