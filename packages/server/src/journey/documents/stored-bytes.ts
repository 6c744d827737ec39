// Verifies every read of a stored file against the recorded digest. A mismatch is logged as an error and recorded in the
// audit log.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { recordAct } from '../../audit/record-act';
import { type ByteSpan, FileMissing } from '../../providers/files/file-store';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import type { StoredFile } from './store';

type Digested = Pick<StoredFile, 'storeKey' | 'sha256'>;
type Sized = Pick<StoredFile, 'storeKey' | 'sha256' | 'size'>;

const MEGABYTE = 1024 * 1024;
/** Larger files are streamed. */
export const MAX_BUFFERED = 8 * MEGABYTE;

/** @throws ApiError file_altered, file_missing */
export async function readStoredBytes(services: Services, file: Digested): Promise<Buffer> {
  const bytes = await read(services, file);
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw await alertStoredFile(services, file, 'file_altered');
  return bytes;
}

/**
 * Streams a file of any size. Sends the last part only if the digest matches, so that the response is aborted for an altered
 * file.
 * @throws ApiError file_altered, file_missing
 */
export async function* readStoredParts(services: Services, file: Sized): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let previous: Buffer | undefined;
  for await (const part of readParts(services, file, { from: 0, to: file.size - 1 })) {
    if (previous) yield previous;
    hash.update(part);
    previous = part;
  }
  if (hash.digest('hex') !== file.sha256) throw await alertStoredFile(services, file, 'file_altered');
  if (previous) yield previous;
}

/**
 * Reads a part of a file. Verifies the whole file first, because the digest covers it all.
 * @throws ApiError file_altered, file_missing
 */
export async function readStoredSpan(
  services: Services,
  file: Sized,
  span: ByteSpan,
): Promise<Buffer | AsyncGenerator<Buffer>> {
  if (file.size <= MAX_BUFFERED)
    return (await readStoredBytes(services, file)).subarray(span.from, span.to + 1);
  if (span.from === 0 && span.to === file.size - 1) return readStoredParts(services, file);
  for await (const part of readStoredParts(services, file)) void part;
  return readParts(services, file, span);
}

async function* readParts(
  services: Services,
  file: Digested,
  { from, to }: ByteSpan,
): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; at += MEGABYTE)
    yield await read(services, file, { from: at, to: Math.min(at + MEGABYTE - 1, to) });
}

const read = (services: Services, file: Digested, span?: ByteSpan): Promise<Buffer> =>
  services.fileStore.get(file.storeKey, span).catch(async (failure: unknown) => {
    throw failure instanceof FileMissing ? await alertStoredFile(services, file, 'file_missing') : failure;
  });

/** Writes outside the caller's transaction, which is rolled back. @returns the error to throw */
export async function alertStoredFile(
  { clock, db, log, metrics }: Services,
  { storeKey }: Pick<StoredFile, 'storeKey'>,
  error: 'file_altered' | 'file_missing',
): Promise<ApiError> {
  log.error({ error, file: storeKey }, 'stored file');
  metrics.securityEvent(error);
  await db.transaction((tx) =>
    recordAct(tx, clock, {
      actor: 'job',
      act: error === 'file_altered' ? 'file.altered' : 'file.missing',
      object: `file:${basename(storeKey)}`,
      detail: { store_key: storeKey },
    }),
  );
  return new ApiError(error);
}
