// Fills a database with synthetic accounts that each have ten years of data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cents } from '@quoin/rules';
import type { PoolClient } from 'pg';
import { todayInNewYork } from '../../src/shared/clock';
import { DANIEL } from '../../src/demo/demo-accounts';
import { completeValues } from '../../src/app/demo-world/application-values';
import { products } from '../../src/database/tables';
import { maskNumbers } from '../../src/journey/apply';
import { newId } from '../../src/shared/new-id';
import { hashForStorage } from '../../src/security/passwords';
import type { Vault } from '../../src/security/vault';
import type { OpenServices } from '../../src/app/build-services';
import { seedProducts } from './seed-products';
import { storeBytes, type StoredBytes } from './stored-bytes';

/** The hash that a browser sends for the password of every seeded account. */
export const SEEDED_PASSWORD = 'a-hash-that-a-browser-made';

const sql = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Accounts per transaction: their audit rows are chained at commit. */
const AT_ONCE = 2_500;

/** @param onProgress called with the number of accounts after each batch */
export async function seedAtScale(
  { services, pool }: OpenServices,
  accounts: number,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  const { clock, db } = services;
  const today = todayInNewYork(clock);
  const bytes = await storeBytes(services, today);
  if ((await db.$count(products)) === 0)
    await db.transaction((tx) =>
      seedProducts({ services, tx, today, now: clock.now(), products: new Map() }, bytes),
    );
  const client = await pool.connect();
  try {
    await prepare(client, bytes, {
      batch: newId().slice(0, 8),
      today,
      password: await hashForStorage(SEEDED_PASSWORD),
      application: JSON.stringify(maskNumbers(completeValues(DANIEL, cents(5_000_000), []))),
    });
    for (let first = 1; first <= accounts; first += AT_ONCE) {
      const last = Math.min(first + AT_ONCE - 1, accounts);
      await client.query('begin');
      await setAll(client, { first: String(first), last: String(last) });
      await client.query(sql('accounts.sql'));
      await addBankAccounts(client, services.vault);
      await client.query('commit');
      onProgress(last);
    }
  } finally {
    client.release(true); // Its temporary functions end with the connection.
  }
  await pool.query('vacuum analyze');
}

async function prepare(client: PoolClient, bytes: StoredBytes, facts: Record<string, string>): Promise<void> {
  await client.query('set synchronous_commit = off');
  await setAll(client, facts);
  await client.query(sql('preparation.sql'));
  const { storeKey, contentType, size, sha256, pages } = bytes;
  await client.query(
    'insert into made_file (store_key, content_type, size, sha256, pages) values ($1, $2, $3, $4, $5)',
    [storeKey, contentType, size, sha256, pages],
  );
}

/** Settings of the connection, which the statements read as `quoin.<name>`. */
async function setAll(client: PoolClient, facts: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(facts))
    await client.query('select set_config($1, $2, false)', [`quoin.${name}`, value]);
}

/** Identity numbers are encrypted, which the database can't do. */
async function addBankAccounts(client: PoolClient, vault: Vault): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select pg_temp.made_id('bank', n) as id from run order by n`,
  );
  const ids = rows.map(({ id }) => id);
  await client.query(sql('bank-accounts.sql'), [
    ids,
    ids.map((id) => vault.seal('000123456789', `bank_account:${id}`)),
  ]);
}
