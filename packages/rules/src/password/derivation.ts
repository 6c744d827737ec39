// Derives the hash that is sent instead of the password: Argon2id with a salt that both sides can derive.
import type { computeHash } from 'argon2id';
import { normaliseEmail } from '../email';

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. A change would invalidate all passwords. */
const COST = { memorySize: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

/** 64 lower-case hexadecimal digits. */
export const isPasswordHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Creates `hashPassword` from a loader of the WebAssembly, which runs once, at the first hash. */
export function passwordHasher(load: () => Promise<computeHash>) {
  let loading: Promise<computeHash> | undefined;
  const argon2id = () =>
    (loading ??= load().catch((failure: unknown) => {
      loading = undefined; // The next attempt loads it again.
      throw failure;
    }));

  /** The password is normalised to NFKC, so that every keyboard produces the same hash. */
  return async function hashPassword(email: string, password: string): Promise<string> {
    const [salt, hash] = await Promise.all([deriveSalt(email), argon2id()]);
    return hex(hash({ ...COST, salt, password: new TextEncoder().encode(password.normalize('NFKC')) }));
  };
}

/** The first 16 bytes of SHA-256 over the product's name and the normalised e-mail. */
async function deriveSalt(email: string): Promise<Uint8Array> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`quoin:${normaliseEmail(email)}`),
  );
  return new Uint8Array(digest, 0, SALT_BYTES);
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
