// Streams selected documents as an archive and records each opening.
import type { FileReply } from '@quoin/contract';
import { type Bilingual, FILE_KEY_SECONDS } from '@quoin/rules';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { isInForce, isOver } from '../../database/stored-times';
import {
  capitalCalls,
  documents,
  downloadKeys,
  files,
  investments,
  products,
  sessions,
} from '../../database/tables';
import type { SignedIn } from '../../http/handler';
import { newId } from '../../shared/new-id';
import { newSecret, sha256 } from '../../security/secrets';
import { idleSince, isLive } from '../../security/sessions';
import type { Services } from '../../services';
import { insertAccesses, type StoredFile } from './store';
import { storedBytes } from './stored-bytes';
import { archiveSize, zipOf } from './zip';

export interface Chosen {
  file: StoredFile;
  updatedAt: Date;
  product: Bilingual;
  investmentId: string;
  /** Whether it is the notice of a cancelled capital call. */
  cancelled: boolean;
}

/** Those of the files that are documents of the account, oldest first. */
export const chosenDocuments = (db: Executor, accountId: string, fileIds: string[]): Promise<Chosen[]> =>
  db
    .select({
      file: files,
      updatedAt: documents.updatedAt,
      product: products.name,
      investmentId: documents.investmentId,
      cancelled: sql<boolean>`${capitalCalls.id} is not null`,
    })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(investments, eq(investments.id, documents.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(
      capitalCalls,
      and(eq(capitalCalls.noticeFileId, documents.fileId), eq(capitalCalls.status, 'cancelled')),
    )
    .where(
      and(
        eq(documents.accountId, accountId),
        // The ids are one parameter, so that the number of ids does not change the statement.
        sql`${documents.fileId} in (select jsonb_array_elements_text(${JSON.stringify(fileIds)}::jsonb))`,
      ),
    )
    .orderBy(documents.updatedAt, documents.fileId);

const KEY_MS = FILE_KEY_SECONDS * 1000;

/** Creates a temporary key for these files. The key alone gives access, while the session lasts. */
export async function giveDownloadKey(
  { clock, db }: Services,
  { accountId, sessionId }: SignedIn,
  opened: { investmentId: string | null; fileIds: string[] },
): Promise<{ key: string; expiresAt: Date }> {
  const [now, key] = [clock.now(), newSecret()];
  const expiresAt = new Date(now.getTime() + KEY_MS);
  const own = eq(downloadKeys.accountId, accountId);
  await db.delete(downloadKeys).where(and(own, isOver(downloadKeys.expiresAt, now, KEY_MS)));
  await db.insert(downloadKeys).values({ ...opened, accountId, sessionId, keyHash: sha256(key), expiresAt });
  return { key, expiresAt };
}

export async function livingDownloadKey({ clock, db }: Services, key: string) {
  const now = clock.now();
  const [found] = await db
    .select(getTableColumns(downloadKeys))
    .from(downloadKeys)
    .innerJoin(sessions, eq(sessions.id, downloadKeys.sessionId))
    .where(
      and(
        eq(downloadKeys.keyHash, sha256(key)),
        isInForce(downloadKeys.expiresAt, now, KEY_MS),
        isLive(now, idleSince(now)),
      ),
    );
  return found;
}

interface Archived {
  name: string;
  accountId: string;
  chosen: readonly Chosen[];
  /** Paths in the archive, one per file. */
  paths: readonly string[];
}

export function archiveReply(services: Services, { name, accountId, chosen, paths }: Archived): FileReply {
  const { clock } = services;
  const begun: StoredFile[] = [];
  const entries = chosen.map(({ file, updatedAt }, at) => ({
    name: paths[at] ?? file.id,
    modifiedAt: updatedAt,
    size: file.size,
    read: () => {
      begun.push(file);
      return storedBytes(services, file);
    },
  }));
  const record = async (opened: readonly StoredFile[]) => {
    if (opened.length === 0) return;
    const access = { accountId, endReached: false, at: clock.now() };
    const rows = opened.map(({ id, sha256: hash }) => ({ ...access, id: newId(), fileId: id, sha256: hash }));
    await insertAccesses(services.db, rows);
  };
  return {
    name,
    content_type: 'application/zip',
    size: archiveSize(entries),
    bytes: recorded(zipOf(entries), begun, record),
  };
}

const RECORDED_AT_ONCE = 200;

/**
 * If the client disconnects, only completely sent files count as opened. Writes all records before sending the last bytes,
 * so that the client can read them right after the download.
 */
async function* recorded(
  parts: AsyncIterable<Uint8Array>,
  begun: StoredFile[],
  record: (opened: readonly StoredFile[]) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let whole = false;
  let last: Uint8Array | undefined;
  try {
    for await (const part of parts) {
      if (last) yield last;
      last = part;
      if (begun.length > RECORDED_AT_ONCE) await record(begun.splice(0, begun.length - 1));
    }
    whole = true;
    await record(begun);
    if (last) yield last;
  } finally {
    if (!whole) await record(begun.slice(0, -1));
  }
}
