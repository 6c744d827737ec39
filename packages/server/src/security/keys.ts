// The installation's secrets: from the environment, else made once and kept in files only their owner can read.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code';
import type { VaultKeys } from './key-ring';

export interface Keys {
  /** Signs the bearer tokens. */
  session: Buffer;
  /** Encrypts identity and account numbers. */
  vault: VaultKeys;
  /** Makes the codes of e-mailed links and the digests of short codes. */
  link: Buffer;
}

export const KEY_BYTES = 32;

/**
 * Reads the key of this name from `folder`, making it first where there is none. Two processes get the same key.
 * @throws BrokenKeyFile
 */
export function keyFromFile(folder: string, name: string): Buffer {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, file); // appears whole or not at all, and never replaces a key that is there
  } catch (failure) {
    if (errorCode(failure) !== 'EEXIST') throw failure;
  } finally {
    rmSync(draft);
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new BrokenKeyFile(file);
  return key;
}

export class BrokenKeyFile extends Error {
  override readonly name = 'BrokenKeyFile';

  constructor(readonly file: string) {
    super(`${file} is no key`);
  }
}

/** The keys in the files of `folder` whose names begin so. */
export function keysFromFiles(folder: string, beginning: string): Buffer[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.startsWith(beginning))
    .sort()
    .map((name) => keyFromFile(folder, name));
}
