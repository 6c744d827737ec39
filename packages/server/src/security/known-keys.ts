// The vault keys that have encrypted data of this database. A server that lacks one must not start: it could not
// decrypt data, and might encrypt with a key of its own.
import { inArray, like, sql } from 'drizzle-orm';
import type { Clock } from '../shared/clock';
import type { Database, Executor } from '../database/database';
import { installation } from '../database/tables';
import type { KeyId } from '../shared/keys';
import type { Vault } from './vault';

const PREFIX = 'vault_key.';

/**
 * Records that the current key is in use.
 * @returns recorded keys that the vault lacks; if there is one, nothing is recorded
 */
export const noteCurrentKey = (db: Database, clock: Clock, vault: Vault): Promise<KeyId[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${installation} in share row exclusive mode`); // Of two concurrent first starts with different keys one fails.
    const missing = (await knownKeys(tx)).filter((id) => !vault.keys.includes(id));
    if (missing.length > 0) return missing;
    const row = { name: PREFIX + vault.currentKey, value: clock.now().toISOString() };
    await tx.insert(installation).values(row).onConflictDoNothing();
    return [];
  });

export async function knownKeys(db: Executor): Promise<KeyId[]> {
  const rows = await db
    .select()
    .from(installation)
    .where(like(installation.name, `${PREFIX}%`));
  return rows.map(({ name }) => name.slice(PREFIX.length));
}

/** Forgets keys, so that a server starts without them. */
export async function forgetKeys(tx: Executor, ids: readonly KeyId[]): Promise<void> {
  await tx.delete(installation).where(
    inArray(
      installation.name,
      ids.map((id) => PREFIX + id),
    ),
  );
}
