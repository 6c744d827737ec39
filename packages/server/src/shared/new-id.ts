import { randomFillSync } from 'node:crypto';

/**
 * Crockford's base 32 without I, L, O and U: a part of an id may be the reference of a wire or be read out by phone.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/** Buffers random bytes for several ids, because each call has a fixed cost. */
const pool = new Uint8Array(LENGTH * 128);
let used = pool.length;

/** Random id of a row: 130 bits in 26 characters, not guessable and not ordered. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + LENGTH; used < end; used += 1) id += ALPHABET[(pool[used] ?? 0) % ALPHABET.length];
  return id;
}
