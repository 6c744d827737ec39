// The browser's password hash by the native Argon2, many times as fast as the WebAssembly: the server's tests sign in
// hundreds of times, and the people of one file are called like those of another. tests/rules/password.test.ts proves that
// both give the same.
import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { isPasswordHash, normaliseEmail } from '@quoin/rules';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** By e-mail and password. A name that is a symbol stays when the next file of this worker begins. */
const made = ((globalThis as Kept)[Symbol.for('quoin.password-hashes')] ??= new Map());

interface Kept {
  [key: symbol]: Map<string, string> | undefined;
}

export async function hashPassword(email: string, password: string): Promise<string> {
  const [person, secret] = [normaliseEmail(email), password.normalize('NFKC')];
  const key = JSON.stringify([person, secret]);
  const hash = made.get(key) ?? (await hashOf(person, secret));
  made.set(key, hash);
  return hash;
}

async function hashOf(person: string, secret: string): Promise<string> {
  const salt = createHash('sha256').update(`quoin:${person}`).digest().subarray(0, 16);
  return (await hashRaw(secret, { ...COST, salt })).toString('hex');
}

export { isPasswordHash };
