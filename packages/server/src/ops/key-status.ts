import { knownKeys } from '../security/known-keys';
import type { Vault } from '../security/vault';
import type { Operation } from './operation';
import { countByKey, nameOf, SEALED_COLUMNS, type Count } from './sealed-values';

/** How many values each key has sealed, and where; a key that sealed none, but still may, is listed too. */
export async function keyStatus({ services: { db, vault } }: Operation) {
  const places: (Count & { in: string })[] = [];
  for (const column of SEALED_COLUMNS)
    places.push(...(await countByKey(db, column)).map((count) => ({ ...count, in: nameOf(column) })));
  const ids = new Set([...vault.keys, ...(await knownKeys(db)), ...places.map(({ key }) => key)]);
  const keys = [...ids].map((key) => ({
    key,
    use: useOf(key, vault),
    values: places.filter((place) => place.key === key).reduce((sum, { count }) => sum + count, 0),
  }));
  return { keys, places };
}

function useOf(key: string, vault: Vault): 'seals' | 'opens' | 'missing' | 'not named' {
  if (key === vault.currentKey) return 'seals';
  if (vault.keys.includes(key)) return 'opens';
  return key === 'v1' ? 'not named' : 'missing';
}
