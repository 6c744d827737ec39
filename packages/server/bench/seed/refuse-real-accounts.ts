import type { Pool } from 'pg';

/**
 * Lets only an empty database be filled, or the one that was told by its name.
 * @throws Error that says what to do
 */
export async function refuseRealAccounts(pool: Pool, into: string | undefined): Promise<void> {
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
