import type { Pool } from 'pg';

/**
 * Allows filling an empty database, or the one that is named explicitly.
 * @throws Error that says what to do
 */
export async function assertNoRealAccounts(pool: Pool, into: string | undefined): Promise<void> {
  const { rows } = await pool.query<{ name: string; filled: boolean }>(
    'select current_database() as name, exists (select from accounts) as filled',
  );
  const [{ name, filled } = { name: '', filled: true }] = rows;
  if (into !== undefined && into !== name)
    throw new Error(`This is the database "${name}", not "${into}". Nothing was changed.`);
  if (filled && into === undefined)
    throw new Error(
      `The database "${name}" has accounts. Nothing was changed. To fill it all the same, name it: --into ${name}`,
    );
}
