import { randomFillSync } from 'node:crypto';

/**
 * Crockford's base 32: no I, L, O or U, so that a part of an id can be the reference of a wire and be read out by
 * phone.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/** Buffers random bytes for several ids, because each request for random bytes has a fixed cost. */
const pool = new Uint8Array(LENGTH * 128);
let used = pool.length;

/** A random id of 130 bits in 26 characters, for every row. Not guessable and not ordered. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + LENGTH; used < end; used += 1) id += ALPHABET[(pool[used] ?? 0) % ALPHABET.length];
  return id;
}
