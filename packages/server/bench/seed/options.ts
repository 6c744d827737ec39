import { InvalidArgumentError } from 'commander';
import type { Pool } from 'pg';

/** Reads an option of the command line. */
export const parseWholeNumber =
  (from: number, to: number) =>
  (text: string): number => {
    const count = Number(text);
    if (text.trim() === '' || !Number.isInteger(count) || count < from || count > to)
      throw new InvalidArgumentError(`Give a whole number from ${from} to ${to}.`);
    return count;
  };

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
