import { randomFillSync } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a piece of an id can be a wire's reference and be read out by phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/** Random bytes for some ids at a time: asking for them costs the same for a few and for many. */
const pool = new Uint8Array(LENGTH * 128);
let used = pool.length;

/** 130 random bits in 26 characters: the id of every row. Never guessable, never in order. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + LENGTH; used < end; used += 1) id += ALPHABET[(pool[used] ?? 0) % ALPHABET.length];
  return id;
}
