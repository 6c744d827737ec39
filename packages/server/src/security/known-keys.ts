// Records the keys that the data of this database depends on. A server that lacks one must not start: it could not
// decrypt data, and might encrypt or seal with a new key.
import { createHash, X509Certificate } from 'node:crypto';
import { eq, inArray, like, sql } from 'drizzle-orm';
import type { Clock } from '../shared/clock';
import type { Database, Executor, Transaction } from '../database/database';
import { installation } from '../database/tables';
import { sealIdentity } from '../pdf';
import { ConfigError } from '../shared/errors';
import type { KeyId } from '../shared/keys';
import {
  loadConfiguredSeal,
  sealFile,
  type SealIdentity,
  type SealPlace,
  UnfitSealKey,
} from '../shared/seal-key';
import type { Vault } from './vault';

const PREFIX = 'vault_key.';
/** Name of the row with the digest of the seal certificate. */
const SEAL = 'seal_certificate';

/** Serialises servers that start concurrently, so that they agree on the settings of the database. */
export const lockInstallation = (tx: Transaction) =>
  tx.execute(sql`lock table ${installation} in share row exclusive mode`);

/**
 * Records that the current key is in use, unless it is recorded: a standby takes no writes.
 * @returns recorded keys that the vault lacks; if there is one, nothing is recorded
 */
export async function noteCurrentKey(db: Database, clock: Clock, vault: Vault): Promise<KeyId[]> {
  const getMissing = (known: readonly KeyId[]) => known.filter((id) => !vault.keys.includes(id));
  const noted = await knownKeys(db);
  if (noted.includes(vault.currentKey)) return getMissing(noted);
  return db.transaction(async (tx) => {
    await lockInstallation(tx); // Of two concurrent first starts with different keys, one fails.
    const missing = getMissing(await knownKeys(tx));
    if (missing.length > 0) return missing;
    const row = { name: PREFIX + vault.currentKey, value: clock.now().toISOString() };
    await tx.insert(installation).values(row).onConflictDoNothing();
    return [];
  });
}

export async function knownKeys(db: Executor): Promise<KeyId[]> {
  const rows = await db
    .select()
    .from(installation)
    .where(like(installation.name, `${PREFIX}%`));
  return rows.map(({ name }) => name.slice(PREFIX.length));
}

/** Removes keys from the record, so that a server starts without them. */
export async function forgetKeys(tx: Executor, ids: readonly KeyId[]): Promise<void> {
  await tx.delete(installation).where(
    inArray(
      installation.name,
      ids.map((id) => PREFIX + id),
    ),
  );
}

/**
 * Records the certificate that seals documents. Otherwise a server on another machine would silently create and use its
 * own.
 * @throws ConfigError
 */
export async function expectSeal(db: Database, clock: Clock, seal: SealPlace): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInstallation(tx);
    const [noted] = await tx.select().from(installation).where(eq(installation.name, SEAL));
    const given = getSeal(seal);
    if (noted && !given)
      throw new ConfigError([
        `The key that seals documents is missing. Restore seal.pem in ${seal.folder}, or set SEAL_KEY to its content. To use a new key from now on, set SEAL_KEY to it.`,
      ]);
    const { certificate } = given ?? (await sealIdentity(seal, clock.now()));
    expectInForce(certificate, clock.now());
    const value = createHash('sha256').update(certificate).digest('hex');
    await tx.insert(installation).values({ name: SEAL, value }).onConflictDoUpdate({
      target: installation.name,
      set: { value },
    });
  });
}

/** Readers call a seal of an expired certificate invalid. @throws ConfigError */
function expectInForce(certificate: Buffer, now: Date): void {
  const { validFrom, validTo } = new X509Certificate(certificate);
  const [from, to] = [new Date(validFrom), new Date(validTo)];
  if (from <= now && now < to) return;
  throw new ConfigError([
    `The certificate of the key that seals documents is valid from ${from.toISOString()} to ${to.toISOString()}, not now. Set SEAL_KEY to a key with a valid one; documents that are sealed keep their seals.`,
  ]);
}

/** @throws ConfigError for a broken or unfit file */
function getSeal(place: SealPlace): SealIdentity | undefined {
  try {
    return loadConfiguredSeal(place);
  } catch (failure) {
    if (failure instanceof UnfitSealKey)
      throw new ConfigError([`${sealFile(place.folder)} is not usable: ${failure.message}.`]);
    throw new ConfigError([
      `${sealFile(place.folder)} is not a private key with its certificate. Restore it from its copy.`,
    ]);
  }
}
