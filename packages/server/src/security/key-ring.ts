// The keys that wrap the data keys of sealed values. A key is called by what it is: its id is read off its bytes, so it
// can't be given under a wrong one.
import { createHash } from 'node:crypto';

/** Eight hexadecimal digits. */
export type KeyId = string;

/** As the configuration gives them, 32 bytes each. */
export interface VaultKeys {
  /** Seals, and opens what it sealed. */
  current: Buffer;
  /** Open only: earlier ones, and the next one before it becomes the current. */
  others: readonly Buffer[];
}

export interface KeyRing {
  current: { id: KeyId; key: Buffer };
  /** The current one first. */
  byId: ReadonlyMap<KeyId, Buffer>;
}

export function keyRing({ current, others }: VaultKeys): KeyRing {
  const byId = new Map([current, ...others].map((key) => [keyId(key), key]));
  return { current: { id: keyId(current), key: current }, byId };
}

/** A digest of its own: nothing else that is made of the key shows these digits. */
export const keyId = (key: Buffer): KeyId =>
  createHash('sha256').update('quoin vault key id\n').update(key).digest('hex').slice(0, 8);
