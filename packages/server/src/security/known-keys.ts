// Which vault keys have sealed something here. A server that lacks one of them, or has made itself another, must not
// start: it would answer with failures, and seal what nobody else can open.
import { inArray, like, sql } from 'drizzle-orm';
import type { Clock } from '../shared/clock';
import type { Database, Executor } from '../database/database';
import { installation } from '../database/tables';
import type { KeyId } from '../shared/keys';
import type { Vault } from './vault';

const PREFIX = 'vault_key.';

/**
 * Takes down that the current key seals from now on.
 * @returns keys taken down earlier that the vault lacks; when there is one, nothing is taken down
 */
export const noteCurrentKey = (db: Database, clock: Clock, vault: Vault): Promise<KeyId[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${installation} in share row exclusive mode`); // two first starts with two keys: one is told
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

/** From now on a server starts without them. */
export async function forgetKeys(tx: Executor, ids: readonly KeyId[]): Promise<void> {
  await tx.delete(installation).where(
    inArray(
      installation.name,
      ids.map((id) => PREFIX + id),
    ),
  );
}
