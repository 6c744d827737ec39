// Archive of an account's data: requested, prepared by a job, and downloadable for a week. It can be verified against the
// audit log.
import type { ReplyOf } from '@quoin/contract';
import { DATA_ARCHIVE_DAYS, FILE_KEY_SECONDS } from '@quoin/rules';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor } from '../../database/database';
import { isInForce, isOver } from '../../database/stored-times';
import { auditTrail, dataExports, files, sessions } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { DAY_MS, isRunning } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { FileMissing } from '../../providers/files/file-store';
import { newId } from '../../shared/new-id';
import { newSecret, sha256 } from '../../security/secrets';
import { idleSince, isLive } from '../../security/sessions';
import type { Services } from '../../services';
import { requireCheck } from '../access';
import { alertStoredFile, readStoredBytes, createZip } from '../documents';
import { type ArchiveFile, type ArchiveText, sha256 as textHash, CHECKSUM_FILE } from './archive-texts';

export type ExportRow = typeof dataExports.$inferSelect;

/** The generated files, stored as one file. */
export interface StoredArchive {
  texts: readonly ArchiveText[];
  files: readonly ArchiveFile[];
}

export const getStoreKey = (exportId: string): string => `exports/${exportId}`;

/** An archive that is not ready after this time has failed. */
const GIVEN_UP_MS = 3_600_000;
const KEPT_MS = DATA_ARCHIVE_DAYS * DAY_MS;
const KEY_MS = FILE_KEY_SECONDS * 1000;

/** Returns a pending archive unchanged. @throws ApiError password_check_needed */
export const requestDataArchive: Handler<'requestDataArchive'> = async ({ signedIn, language }, services) => {
  const { clock, db, fileStore, jobs } = services;
  const { accountId } = signedIn;
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  const now = clock.now();
  const [before] = await loadExport(db, accountId);
  if (before && isUnderWay(before, now)) return toReply(before);
  const row: ExportRow = {
    id: newId(),
    accountId,
    status: 'preparing',
    language,
    done: 0,
    total: 0,
    sums: null,
    requestedAt: now,
    readyAt: null,
    expiresAt: null,
    keyHash: null,
    keyExpiresAt: null,
    keySessionId: null,
  };
  await db.transaction(async (tx) => {
    await tx.insert(dataExports).values(row).onConflictDoUpdate({ target: dataExports.accountId, set: row });
    const actor = `account:${accountId}` as const;
    await recordAct(tx, clock, { actor, act: 'data_archive.request', object: actor });
    await jobs.enqueue(tx, 'prepare-data-archive', { exportId: row.id });
  });
  if (before) await fileStore.remove(getStoreKey(before.id));
  return toReply(row);
};

/** @throws ApiError password_check_needed, data_export_missing */
export const requestDataKey: Handler<'requestDataKey'> = async ({ signedIn }, services) => {
  const { clock, db } = services;
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  const [key, now] = [newSecret(), clock.now()];
  const keyExpiresAt = new Date(now.getTime() + KEY_MS);
  const given = await db
    .update(dataExports)
    .set({ keyHash: sha256(key), keyExpiresAt, keySessionId: signedIn.sessionId })
    .where(and(eq(dataExports.accountId, signedIn.accountId), isInForce(dataExports.expiresAt, now, KEPT_MS)))
    .returning({ id: dataExports.id });
  if (given.length === 0) throw new ApiError('data_export_missing');
  return { url: `/api/v1/user/data/archive?key=${key}`, expire: keyExpiresAt.toISOString() };
};

/** @throws ApiError file_link_expired, also if a document was deleted in the meantime */
export const downloadData: Handler<'downloadData'> = async ({ query: { key } }, services) => {
  const { clock, db, fileStore } = services;
  const now = clock.now();
  const [row] = await db
    .select(getTableColumns(dataExports))
    .from(dataExports)
    .innerJoin(sessions, eq(sessions.id, dataExports.keySessionId))
    .where(
      and(
        eq(dataExports.keyHash, sha256(key)),
        isInForce(dataExports.keyExpiresAt, now, KEY_MS),
        isLive(now, idleSince(now)),
      ),
    );
  if (!row) throw new ApiError('file_link_expired');
  const written = await fileStore.get(getStoreKey(row.id)).catch((failure: unknown) => {
    throw failure instanceof FileMissing ? new ApiError('file_link_expired') : failure; // A newer archive is being prepared.
  });
  const stored = archiveAsMade(written.toString(), row.sums);
  if (!stored) throw await alertStoredFile(services, { storeKey: getStoreKey(row.id) }, 'file_altered');
  if (!(await areStored(db, stored.files))) throw new ApiError('file_link_expired');
  const madeAt = row.readyAt ?? row.requestedAt;
  return {
    name: `quoin-data-${madeAt.toISOString().slice(0, 10)}.zip`,
    content_type: 'application/zip',
    bytes: createZip([
      ...stored.texts.map(({ path, text }) => ({
        name: path,
        modifiedAt: madeAt,
        read: () => Promise.resolve(Buffer.from(text)),
      })),
      ...stored.files.map((file) => ({
        name: file.path,
        modifiedAt: new Date(file.modifiedAt),
        read: () => readStoredBytes(services, file),
      })),
    ]),
  };
};

/** Parses the archive. Returns undefined if it does not match the hashes on record. */
function archiveAsMade(written: string, sums: string | null): StoredArchive | undefined {
  try {
    const stored = JSON.parse(written) as StoredArchive; // Written by the job.
    const list = stored.texts.find(({ path }) => path === CHECKSUM_FILE)?.text ?? '';
    const lines = new Set(list.split('\n'));
    const isIntact =
      textHash(list) === sums &&
      stored.texts.every(
        ({ path, text }) => path === CHECKSUM_FILE || lines.has(`${textHash(text)}  ${path}`),
      ) &&
      stored.files.every(({ path, sha256: hash }) => lines.has(`${hash}  ${path}`));
    return isIntact ? stored : undefined;
  } catch {
    return undefined;
  }
}

async function areStored(db: Executor, listed: readonly ArchiveFile[]): Promise<boolean> {
  const keys = listed.map(({ storeKey }) => storeKey);
  return (await db.$count(files, inArray(files.storeKey, keys))) === keys.length;
}

/** When an archive with this list of hashes was created for the account; null if there is none. */
export const checkDataArchive: Handler<'checkDataArchive'> = async ({ body, signedIn }, { db }) => {
  const [act] = await db
    .select({ at: auditTrail.at })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.object, `account:${signedIn.accountId}`),
        eq(auditTrail.act, 'data_archive.made'),
        sql`${auditTrail.detail} ->> 'sums' = ${body.sums_sha256}`,
      ),
    );
  return { made_at: act?.at.toISOString() ?? null };
};

export const loadExport = (db: Executor, accountId: string) =>
  db.select().from(dataExports).where(eq(dataExports.accountId, accountId));

/** Expired and failed archives are treated as missing. */
export function liveArchive(row: ExportRow | undefined, now: Date) {
  if (!row) return null;
  const isLive =
    row.status === 'preparing'
      ? isUnderWay(row, now)
      : row.expiresAt !== null && isRunning(row.expiresAt, now, KEPT_MS);
  return isLive ? toReply(row) : null;
}

const isUnderWay = ({ status, requestedAt }: ExportRow, now: Date): boolean =>
  status === 'preparing' && isRunning(new Date(requestedAt.getTime() + GIVEN_UP_MS), now, GIVEN_UP_MS);

export async function forgetOldArchives({ clock, db, fileStore }: Services): Promise<void> {
  const old = await db
    .delete(dataExports)
    .where(isOver(dataExports.expiresAt, clock.now(), KEPT_MS))
    .returning({ id: dataExports.id });
  for (const { id } of old) await fileStore.remove(getStoreKey(id));
}

const toReply = (row: ExportRow): ReplyOf<'requestDataArchive'> => ({
  status: row.status,
  requested_at: row.requestedAt.toISOString(),
  done: row.done,
  total: row.total,
  ready_at: row.readyAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
  sums_sha256: row.sums,
});
