// Selected documents as an archive: streams the files and records each opening.
import type { FileReply } from '@quoin/contract';
import type { Bilingual } from '@quoin/rules';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { capitalCalls, documents, downloadKeys, files, investments, products } from '../../database/tables';
import { newId } from '../../shared/new-id';
import { newSecret, sha256 } from '../../security/secrets';
import type { Services } from '../../services';
import { insertAccesses, type StoredFile } from './store';
import { storedBytes } from './stored-bytes';
import { archiveSize, zipOf } from './zip';

export interface Chosen {
  file: StoredFile;
  updatedAt: Date;
  product: Bilingual;
  investmentId: string;
  /** Excludes notices of cancelled capital calls. */
  cancelled: boolean;
}

/** The files among these that are documents of the account, oldest first. */
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
        // An array as one parameter, whatever its length.
        sql`${documents.fileId} in (select jsonb_array_elements_text(${JSON.stringify(fileIds)}::jsonb))`,
      ),
    )
    .orderBy(documents.updatedAt, documents.fileId);

/** Creates a temporary key for these files; the key alone gives access. */
export async function giveDownloadKey(
  { clock, db }: Services,
  opened: { accountId: string; investmentId: string | null; fileIds: string[] },
  seconds: number,
): Promise<{ key: string; expiresAt: Date }> {
  const [now, key] = [clock.now(), newSecret()];
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const own = eq(downloadKeys.accountId, opened.accountId);
  await db.delete(downloadKeys).where(and(own, lte(downloadKeys.expiresAt, now)));
  await db.insert(downloadKeys).values({ ...opened, keyHash: sha256(key), expiresAt });
  return { key, expiresAt };
}

export async function livingDownloadKey({ clock, db }: Services, key: string) {
  const [found] = await db
    .select()
    .from(downloadKeys)
    .where(and(eq(downloadKeys.keyHash, sha256(key)), gt(downloadKeys.expiresAt, clock.now())));
  return found;
}

interface Archived {
  name: string;
  accountId: string;
  chosen: readonly Chosen[];
  /** One path in the archive per file. */
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
 * If the client disconnects, the files that were sent completely count as opened. All records are written before the
 * last bytes, so that the client can request them right after the download.
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
