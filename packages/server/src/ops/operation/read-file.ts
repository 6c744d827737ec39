// Reads a file from the command line, after checking its kind and size.
import { readFile, stat } from 'node:fs/promises';
import { type ExaminedDocument, examinedFile } from '../../decisions/documents';
import { errorCode } from '../../shared/errors';
import { type Operation, OperatorError } from './operation';

const MEGABYTE = 1024 * 1024;
/** Far more than documents, lists of rows and captions need. */
const MAX_MEGABYTES = 100;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it does not exist',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
};

/** Returns the bytes, or the problem, such as `is a folder`. */
export async function fileOrProblem(path: string, maxMegabytes = MAX_MEGABYTES): Promise<Buffer | string> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return 'is a folder, not a file';
    if (!found.isFile()) return 'is a device or pipe, not a file';
    const megabytes = Math.ceil(found.size / MEGABYTE);
    if (megabytes > maxMegabytes) return `has ${megabytes} MB; the limit is ${maxMegabytes} MB`;
    return await readFile(path);
  } catch (failure) {
    const code = errorCode(failure) ?? 'unknown';
    return `can’t be read: ${REASONS[code] ?? `error ${code}`}`;
  }
}

/** Reads and examines a document to post. @throws StaffError */
export const readGivenDocument = async ({ services }: Operation, path: string): Promise<ExaminedDocument> =>
  examinedFile(services, await readGivenFile(path), path);

/** @throws OperatorError if the file is missing, a folder, not readable, or larger than `maxMegabytes` */
export async function readGivenFile(path: string, maxMegabytes?: number): Promise<Buffer> {
  const found = await fileOrProblem(path, maxMegabytes);
  if (typeof found === 'string') throw new OperatorError(`The file ${path} ${found}.`);
  return found;
}
