// The browser's password hash by native Argon2, which is many times faster than WebAssembly: the server tests sign in
// hundreds of times. tests/rules/password.test.ts proves that both return the same hash.
import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { isPasswordHash, normaliseEmail } from '@quoin/rules';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** By e-mail and password. */
const hashes = new Map<string, string>();

export async function hashPassword(email: string, password: string): Promise<string> {
  const [person, secret] = [normaliseEmail(email), password.normalize('NFKC')];
  const key = JSON.stringify([person, secret]);
  const hash = hashes.get(key) ?? (await computeHash(person, secret));
  hashes.set(key, hash);
  return hash;
}

async function computeHash(person: string, secret: string): Promise<string> {
  const salt = createHash('sha256').update(`quoin:${person}`).digest().subarray(0, 16);
  return (await hashRaw(secret, { ...COST, salt })).toString('hex');
}

export { isPasswordHash };
