import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { errorCode } from '../../shared/errors';
import { FileMissing, type ByteSpan, type FileStore } from './file-store';

/** Stores each file in a folder, under its key. `put` resolves when the whole file is on disk. */
export function folderFileStore(folder: string): FileStore {
  const getPath = (key: string) => {
    const path = resolve(folder, key);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error('the file key points outside the store');
    return path;
  };
  return {
    async put(key, bytes) {
      const path = getPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = join(dirname(path), `.${randomBytes(8).toString('hex')}`);
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (failure) {
        await rm(draft, { force: true }); // Otherwise a full disk would keep the partial file.
        throw failure;
      }
    },
    async get(key, span) {
      const file = await openExisting(getPath(key));
      try {
        return await (span ? readSpan(file, span) : file.readFile());
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(getPath(key), { force: true }),
  };
}

const openExisting = (path: string): Promise<FileHandle> =>
  open(path).catch((failure: unknown) => {
    throw errorCode(failure) === 'ENOENT' ? new FileMissing() : failure;
  });

async function readSpan(file: FileHandle, { from, to }: ByteSpan): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from + 1), { position: from });
  return buffer.subarray(0, bytesRead);
}
