// The installation's secrets, from the environment or from files that only their owner can read. Missing files are
// created once.
import { randomBytes, createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './errors';

/** Eight hexadecimal digits. */
export type KeyId = string;

/** From the configuration, 32 bytes each. */
export interface VaultKeys {
  /** Encrypts and decrypts. */
  current: Buffer;
  /** Decrypt only: earlier keys, and the next one before it becomes current. */
  others: readonly Buffer[];
}

export interface KeyRing {
  current: { id: KeyId; key: Buffer };
  /** Current key first. */
  byId: ReadonlyMap<KeyId, Buffer>;
}

export function keyRing({ current, others }: VaultKeys): KeyRing {
  const byId = new Map([current, ...others].map((key) => [keyId(key), key]));
  return { current: { id: keyId(current), key: current }, byId };
}

/** A hash with a label of its own, so that the id reveals nothing about other uses of the key. */
export const keyId = (key: Buffer): KeyId =>
  createHash('sha256').update('quoin vault key id\n').update(key).digest('hex').slice(0, 8);

export interface Keys {
  /** Signs the bearer tokens. */
  session: Buffer;
  /** Encrypts identity and account numbers. */
  vault: VaultKeys;
  /** Signs mailed links and computes digests of short codes. */
  link: Buffer;
}

export const KEY_BYTES = 32;

/**
 * Reads the key of this name from `folder`, or creates it. Concurrent processes get the same key.
 * @throws BrokenKeyFile
 */
export function keyFromFile(folder: string, name: string): Buffer {
  const file = join(folder, name);
  writeOnce(file, randomBytes(KEY_BYTES).toString('base64'));
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new BrokenKeyFile(file);
  return key;
}

/**
 * Writes a file that only its owner can read, unless it exists. The write is atomic; of two processes the first wins.
 */
export function writeOnce(file: string, content: string): void {
  if (existsSync(file)) return; // Needs no write, which a full disk or a read-only folder would reject.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    linkSync(draft, file);
  } catch (failure) {
    if (errorCode(failure) !== 'EEXIST') throw failure;
  } finally {
    rmSync(draft, { force: true });
  }
}

export class BrokenKeyFile extends Error {
  override readonly name = 'BrokenKeyFile';

  constructor(readonly file: string) {
    super(`${file} is not a valid key`);
  }
}

/** The keys in the files of `folder` with this prefix. */
export function keysFromFiles(folder: string, beginning: string): Buffer[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.startsWith(beginning))
    .sort()
    .map((name) => keyFromFile(folder, name));
}
