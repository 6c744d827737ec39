import { rm, writeFile } from 'node:fs/promises';
import { errorCode } from './errors';
import { StaffError } from './staff-error';

/**
 * Writes a file that only its owner can read. Never overwrites a file, and removes an incomplete one.
 * @throws StaffError if the file exists or cannot be written; errors of `content` that have no code are rethrown
 */
export async function writeNewFile(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (failure) {
    const code = errorCode(failure);
    if (code === 'EEXIST') throw new StaffError(`${path} already exists. Give another name.`);
    await rm(path, { force: true }).catch(() => undefined); // Reports the original error.
    throw code === undefined
      ? failure
      : new StaffError(`${path} can’t be written. Check the folder and its permissions.`);
  }
}
