import { writeFile } from 'node:fs/promises';
import { OperatorError } from './operation';

/** Writes a file that only its owner can read, and never over another one. */
export const writeNewFile = (path: string, bytes: Buffer): Promise<void> =>
  writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((failure: unknown) => {
    const exists =
      typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'EEXIST';
    throw new OperatorError(exists ? `${path} exists already.` : `${path} can’t be written.`);
  });
