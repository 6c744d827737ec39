// Downloads several documents of an investment or of the whole account as an archive: creates a link that is valid for a
// minute, then streams.
import type { FileReply } from '@quoin/contract';
import { type Bilingual, FILE_KEY_SECONDS, type Language } from '@quoin/rules';
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
import type { SignedIn, SomeHandlers } from '../../http/handler';
import { requireAccessCode } from '../../security/access-codes';
import { newSecret, sha256 } from '../../security/secrets';
import { idleSince, isLive } from '../../security/sessions';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { archivePaths } from './archive-paths';
import { insertAccesses, type StoredFile } from './store';
import { readStoredBytes } from './stored-bytes';
import { archiveSize, createZip } from './zip';

export const downloadHandlers = {
  async requestDownload({ params: { investmentId }, body, signedIn }, services) {
    const { db } = services;
    const { accountId } = signedIn;
    const fileIds = [...new Set(body.file_ids)];
    const chosen = filterByInvestment(await chosenDocuments(db, accountId, fileIds), investmentId);
    if (chosen.length < fileIds.length) throw new ApiError('not_authorized_file');
    assertNoneCancelled(chosen);
    await requireAccessCode(db, services, { accountId, purpose: 'documents', code: body.access_code });
    const opened = { investmentId, fileIds };
    const { key: token, expiresAt } = await giveDownloadKey(services, signedIn, opened);
    const query = new URLSearchParams({ file_ids: fileIds.join(','), token });
    return {
      url: `/api/v1/investments/${investmentId}/documents/download?${query}`,
      expire: expiresAt.toISOString(),
    };
  },

  async downloadDocuments({ params: { investmentId }, query, language }, services) {
    const fileIds = [...new Set(query.file_ids.split(','))];
    const key = await findDownloadKey(services, query.token);
    if (key?.investmentId !== investmentId || !fileIds.every((id) => key.fileIds.includes(id)))
      throw new ApiError('file_link_expired');
    const { accountId } = key;
    const chosen = filterByInvestment(await chosenDocuments(services.db, accountId, fileIds), investmentId);
    // A document was deleted after the link was created.
    if (chosen.length < fileIds.length) throw new ApiError('file_link_expired');
    assertNoneCancelled(chosen);
    const name = `${chosen[0]?.product[language] ?? 'documents'}.zip`;
    const paths = archivePaths(chosen.map(({ file }) => [file.name]));
    return archiveReply(services, { name, accountId, chosen, paths });
  },

  async requestDocumentArchive({ body, signedIn, language }, services) {
    const { db } = services;
    const { accountId } = signedIn;
    const fileIds = [...new Set(body.file_ids)];
    const found = await chosenDocuments(db, accountId, fileIds);
    if (found.length < fileIds.length) throw new ApiError('not_authorized_file');
    // A download of all documents skips cancelled notices instead of failing.
    const chosen = found.filter(({ cancelled }) => !cancelled);
    if (chosen.length === 0) throw new ApiError('capital_call_cancelled');
    await requireAccessCode(db, services, { accountId, purpose: 'documents', code: body.access_code });
    const opened = { investmentId: null, fileIds: chosen.map(({ file }) => file.id) };
    const { key, expiresAt } = await giveDownloadKey(services, signedIn, opened);
    const paths = pathsByFund(chosen, language);
    return {
      url: `/api/v1/documents/archive?key=${key}`,
      expire: expiresAt.toISOString(),
      files: chosen.length,
      left_out: found.length - chosen.length,
      size:
        archiveSize(chosen.map(({ file: { size } }, index) => ({ name: paths[index] ?? '', size }))) ?? null,
    };
  },

  async downloadDocumentArchive({ query, language }, services) {
    const key = await findDownloadKey(services, query.key);
    if (!key || key.investmentId !== null) throw new ApiError('file_link_expired');
    const { accountId, fileIds } = key;
    const found = await chosenDocuments(services.db, accountId, fileIds);
    const chosen = found.filter(({ cancelled }) => !cancelled);
    // A document was deleted or cancelled after the link was created.
    if (chosen.length < fileIds.length) throw new ApiError('file_link_expired');
    const name = `quoin-documents-${todayInNewYork(services.clock)}.zip`;
    return archiveReply(services, { name, accountId, chosen, paths: pathsByFund(chosen, language) });
  },
} satisfies SomeHandlers;

const filterByInvestment = (chosen: readonly Chosen[], investmentId: string): Chosen[] =>
  chosen.filter((one) => one.investmentId === investmentId);

function assertNoneCancelled(chosen: readonly Chosen[]): void {
  if (chosen.some(({ cancelled }) => cancelled)) throw new ApiError('capital_call_cancelled');
}

/** One folder per fund. */
const pathsByFund = (chosen: readonly Chosen[], language: Language): string[] =>
  archivePaths(chosen.map(({ product, file }) => [product[language], file.name]));

// Streams selected documents as an archive and records each opening.
interface Chosen {
  file: StoredFile;
  updatedAt: Date;
  product: Bilingual;
  investmentId: string;
  /** Whether it is the notice of a cancelled capital call. */
  cancelled: boolean;
}

/** Those of the files that are documents of the account, oldest first. */
const chosenDocuments = (db: Executor, accountId: string, fileIds: string[]): Promise<Chosen[]> =>
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
async function giveDownloadKey(
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

async function findDownloadKey({ clock, db }: Services, key: string) {
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

function archiveReply(services: Services, { name, accountId, chosen, paths }: Archived): FileReply {
  const { clock } = services;
  const begun: StoredFile[] = [];
  const entries = chosen.map(({ file, updatedAt }, index) => ({
    name: paths[index] ?? file.id,
    modifiedAt: updatedAt,
    size: file.size,
    read: () => {
      begun.push(file);
      return readStoredBytes(services, file);
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
    bytes: recordSentFiles(createZip(entries), begun, record),
  };
}

const BATCH_SIZE = 200;

/**
 * If the client disconnects, only completely sent files count as opened. Writes all records before sending the last bytes,
 * so that the client can read them right after the download.
 */
async function* recordSentFiles(
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
      if (begun.length > BATCH_SIZE) await record(begun.splice(0, begun.length - 1));
    }
    whole = true;
    await record(begun);
    if (last) yield last;
  } finally {
    if (!whole) await record(begun.slice(0, -1));
  }
}
