// Staff re-encrypt all values with the current vault key, show the status of the keys, and verify the values.
import { type Act, recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { forgetKeys, knownKeys } from '../security/known-keys';
import {
  allValues,
  type Count,
  countByKey,
  getName,
  replaceValues,
  SEALED_COLUMNS,
  type SealedColumn,
  type StoredValue,
  valuesNotUnder,
} from '../security/sealed-values';
import { sealedPlace, type Vault } from '../security/vault';
import { StaffError } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';

interface Broken extends Record<string, unknown> {
  in: string;
  row: string;
}

interface Pass {
  rewrapped: number;
  broken: Broken[];
}

/**
 * Rewraps all values that are not under the current key, in small batches, while servers keep running. It may be
 * interrupted at any time; the next run continues.
 * @throws StaffError that lists the values that can't be decrypted, after rewrapping all others
 */
export async function rotateKeys(
  staff: Staff,
  { dryRun = false, onProgress }: { dryRun?: boolean; onProgress?: (done: number, total: number) => void },
) {
  const { db, vault } = staff.services;
  const total = await countNotCurrent(staff);
  const object = `vault_key:${vault.currentKey}` as const;
  if (!dryRun) await db.transaction((tx) => record(tx, staff, { act: 'vault.rotation_begun', object }));
  let rewrapped = 0;
  let pass: Pass;
  do {
    pass = await rotateOnce(staff, dryRun, (done) => onProgress?.(rewrapped + done, total));
    rewrapped += pass.rewrapped;
  } while (pass.rewrapped > 0 && !dryRun); // Repeats for values that were saved under another key in the meantime.
  const answer = { ...(dryRun && { dry_run: true }), current: vault.currentKey, rewrapped };
  if (pass.broken.length > 0) {
    const message = `Values that can’t be decrypted: ${pass.broken.length}. They were changed or moved, or their key is not configured.`;
    throw new StaffError(message, { report: { ...answer, broken: pass.broken } });
  }
  if (dryRun) return answer;
  return db.transaction(async (tx) => {
    const unused = (await knownKeys(tx)).filter((id) => id !== vault.currentKey);
    await forgetKeys(tx, unused);
    await record(tx, staff, { act: 'vault.rotated', object, detail: { rewrapped } });
    return { ...answer, no_longer_needed: unused.join(' ') || null };
  });
}

async function countNotCurrent({ services: { db, vault } }: Pick<Staff, 'services'>): Promise<number> {
  const counts = await Promise.all(SEALED_COLUMNS.map((column) => countByKey(db, column)));
  return counts
    .flat()
    .filter(({ key }) => key !== vault.currentKey)
    .reduce((sum, { count }) => sum + count, 0);
}

async function rotateOnce(
  { services: { db, vault } }: Staff,
  dryRun: boolean,
  onProgress: (done: number) => void,
): Promise<Pass> {
  const pass: Pass = { rewrapped: 0, broken: [] };
  for (const column of SEALED_COLUMNS) {
    for await (const values of valuesNotUnder(db, column, vault.currentKey)) {
      const { changes, broken } = rewrap(vault, column, values);
      pass.broken.push(...broken);
      pass.rewrapped += dryRun ? changes.length : await replaceValues(db, column, changes);
      onProgress(pass.rewrapped);
    }
  }
  return pass;
}

function rewrap(vault: Vault, column: SealedColumn, values: readonly StoredValue[]) {
  const changes: (StoredValue & { replacement: string })[] = [];
  const broken: Broken[] = [];
  for (const value of values) {
    try {
      const replacement = vault.rewrap(value.sealed, sealedPlace(column.record, value.record));
      changes.push({ ...value, replacement });
    } catch {
      broken.push({ in: getName(column), row: value.row });
    }
  }
  return { changes, broken };
}

const record = (tx: Transaction, { services, actor }: Staff, act: Omit<Act, 'actor'>) =>
  recordAct(tx, services.clock, { actor, ...act });

/** Counts values per key and column. Includes configured keys without values. */
export async function keyStatus({ services: { db, vault } }: Pick<Staff, 'services'>) {
  const places: (Count & { in: string })[] = [];
  for (const column of SEALED_COLUMNS)
    places.push(...(await countByKey(db, column)).map((count) => ({ ...count, in: getName(column) })));
  const ids = new Set([...vault.keys, ...(await knownKeys(db)), ...places.map(({ key }) => key)]);
  const keys = [...ids].map((key) => ({
    key,
    use: getKeyUse(key, vault),
    values: places.filter((place) => place.key === key).reduce((sum, { count }) => sum + count, 0),
  }));
  return { keys, places };
}

function getKeyUse(key: string, vault: Vault): 'encrypts' | 'decrypts' | 'missing' | 'unknown' {
  if (key === vault.currentKey) return 'encrypts';
  if (vault.keys.includes(key)) return 'decrypts';
  return key === 'v1' ? 'unknown' : 'missing';
}

/** Decrypts all sealed values. @throws StaffError that lists the ones that can't be decrypted */
export async function verifyKeys({ services: { db, vault } }: Pick<Staff, 'services'>) {
  let opened = 0;
  const broken: { in: string; row: string }[] = [];
  for (const column of SEALED_COLUMNS) {
    for await (const values of allValues(db, column)) {
      for (const { row, record, sealed } of values) {
        try {
          vault.open(sealed, sealedPlace(column.record, record));
          opened += 1;
        } catch {
          broken.push({ in: getName(column), row });
        }
      }
    }
  }
  if (broken.length > 0)
    throw new StaffError(`Values that can’t be decrypted: ${broken.length}.`, { report: { opened, broken } });
  return { intact: true, opened };
}
