import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a piece of an id can be a wire's reference and be read out by phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 130 random bits in 26 characters: the id of every row. Never guessable, never in order. */
export const newId = (): string => Array.from(randomBytes(26), (byte) => ALPHABET[byte % 32]).join('');
