// File with the token of the signed-in person, readable only by its owner.
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../shared/errors';
import { OperatorError } from './operation/operation';

const OWNER_ONLY = 0o600;

/** @throws OperatorError if others can read the file */
export async function readToken(path: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0)
      throw new OperatorError(`Other users of this machine can read ${path}. Delete it and sign in again.`);
    return (await readFile(path, 'utf8')).trim();
  } catch (failure) {
    if (errorCode(failure) === 'ENOENT') return undefined;
    throw failure;
  }
}

export async function writeToken(path: string, token: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${token}\n`, { mode: OWNER_ONLY });
  await chmod(path, OWNER_ONLY); // Writing does not change the mode of an existing file.
}

export const removeToken = (path: string): Promise<void> => rm(path, { force: true });
