// Checks that the caller may open a file and that its capital call was not cancelled, and creates a key.
import { FILE_KEY_SECONDS } from '@quoin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { capitalCalls } from '../../database/tables';
import type { SignedIn } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { requireAccessCode } from '../../security/access-codes';
import { newSecret, sha256 } from '../../security/secrets';
import type { Services } from '../../services';
import { requireCheck } from '../access';
import { insertKey, isBeingSigned, isProof, readableFile, type StoredFile } from './store';

/** @throws ApiError not_authorized_file, capital_call_cancelled */
export async function openableFile(db: Executor, fileId: string, reader: SignedIn): Promise<StoredFile> {
  const file = await readableFile(db, fileId, reader);
  if (!file) throw new ApiError('not_authorized_file');
  await assertNoCancelledNotices(db, [fileId]);
  return file;
}

/**
 * Finds the file and checks access. A proof document requires a recent password or passkey. Any other document of an
 * account requires the identity check, unless its signing has its own check.
 * @throws ApiError not_authorized_file, capital_call_cancelled, password_check_needed, user_authentication_failed
 */
export async function fileToRead(
  services: Services,
  fileId: string,
  { signedIn, accessCode: code = '' }: { signedIn: SignedIn; accessCode: string | undefined },
): Promise<StoredFile> {
  const { db } = services;
  const { accountId } = signedIn;
  const file = await openableFile(db, fileId, signedIn);
  if (file.accountId === null) return file;
  if (await isProof(db, fileId)) await requireCheck(services, signedIn, 'passwordCheckedAt');
  else if (!(await isBeingSigned(db, file))) {
    await requireAccessCode(db, services, { accountId, purpose: 'documents', code });
  }
  return file;
}

export async function assertNoCancelledNotices(db: Executor, fileIds: string[]): Promise<void> {
  const cancelled = and(inArray(capitalCalls.noticeFileId, fileIds), eq(capitalCalls.status, 'cancelled'));
  if ((await db.$count(capitalCalls, cancelled)) > 0) throw new ApiError('capital_call_cancelled');
}

/** Creates the URL of the bytes, valid for one minute by default and not longer than the session. */
export async function keyFor(
  { clock, db }: Services,
  file: StoredFile,
  { accountId, sessionId }: SignedIn,
  seconds = FILE_KEY_SECONDS,
) {
  const key = newSecret();
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
  await insertKey(
    db,
    { keyHash: sha256(key), fileId: file.id, accountId, sessionId, expiresAt },
    clock.now(),
  );
  return {
    url: `/api/files/${file.id}?key=${key}`,
    name: file.name,
    content_type: file.contentType,
    expire: expiresAt.toISOString(),
  };
}
