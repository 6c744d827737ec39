import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore } from './file-store';

/** Keeps each file under its key in a folder. A put file is whole and on the disk before the call answers. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    const path = resolve(folder, key);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error('a file key leads out of the store');
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = join(dirname(path), `.${randomBytes(8).toString('hex')}`);
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
