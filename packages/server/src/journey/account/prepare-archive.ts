// Job: prepares an archive. Verifies every document against its hash, in runs of some seconds, then writes the tables. The
// download reads the documents from the store.
import { DATA_ARCHIVE_DAYS } from '@quoin/rules';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor } from '../../database/database';
import {
  accounts,
  capitalCalls,
  dataExports,
  documents,
  files,
  investments,
  investorDocuments,
  products,
} from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import type { Services } from '../../services';
import { DAY_MS } from '../../shared/clock';
import { archivePaths, readStoredBytes } from '../documents';
import { type ExportRow, type StoredArchive, getStoreKey } from './archive';
import { ARCHIVE_PARTS } from './archive-parts';
import { type ArchiveFile, archiveTexts, sha256, CHECKSUM_FILE } from './archive-texts';
import { loadReceipts } from './receipts';

/** Well below the time limit of a job. */
const AT_ONCE_MS = 20_000;
const PROGRESS_INTERVAL = 20;

export const prepareArchive: JobHandler<'prepare-data-archive'> = async ({ exportId }, services) => {
  const { db, jobs } = services;
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, exportId));
  if (row?.status !== 'preparing') return; // Another archive was requested, or this is a second run of the job.
  const listed = await loadFiles(db, row.accountId);
  const until = performance.now() + AT_ONCE_MS;
  let { done } = row;
  while (done < listed.length && performance.now() < until) {
    for (const file of listed.slice(done, done + PROGRESS_INTERVAL)) await readStoredBytes(services, file);
    done = Math.min(done + PROGRESS_INTERVAL, listed.length);
    await db
      .update(dataExports)
      .set({ done, total: listed.length })
      .where(and(eq(dataExports.id, exportId), eq(dataExports.status, 'preparing')));
  }
  if (done < listed.length) return jobs.enqueue(db, 'prepare-data-archive', { exportId });
  await finish(services, row, listed);
};

async function finish(services: Services, row: ExportRow, listed: ArchiveFile[]): Promise<void> {
  const { clock, db, fileStore, jobs, vault } = services;
  const { id, accountId, language } = row;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('the account of the archive is missing');
  const now = clock.now();
  const parts = [];
  for (const { name, title, rows } of ARCHIVE_PARTS)
    parts.push({ name, title: title[language], rows: await rows({ db, vault }, accountId) });
  const texts = archiveTexts({
    language,
    madeAt: now,
    holder: `${account.firstName} ${account.lastName}`,
    parts,
    receipts: await loadReceipts(db, accountId),
    files: listed,
  });
  const sums = sha256(texts.find(({ path }) => path === CHECKSUM_FILE)?.text ?? '');
  const stored: StoredArchive = { texts, files: listed };
  await fileStore.put(getStoreKey(id), Buffer.from(JSON.stringify(stored)));
  const isWanted = await db.transaction(async (tx) => {
    const made = await tx
      .update(dataExports)
      .set({
        status: 'ready',
        sums,
        readyAt: now,
        expiresAt: new Date(now.getTime() + DATA_ARCHIVE_DAYS * DAY_MS),
      })
      .where(and(eq(dataExports.id, id), eq(dataExports.status, 'preparing')))
      .returning({ id: dataExports.id });
    if (made.length === 0) return false;
    await recordAct(tx, clock, {
      actor: 'job',
      act: 'data_archive.made',
      object: `account:${accountId}`,
      detail: { sums },
    });
    await jobs.enqueue(tx, 'send-data-archive-mail', { exportId: id });
    return true;
  });
  if (!isWanted) await fileStore.remove(getStoreKey(id)); // Another archive was requested in the meantime.
}

/** All files of the account except notices of cancelled capital calls, which nobody may open. */
export async function loadFiles(db: Executor, accountId: string): Promise<ArchiveFile[]> {
  const cancelledNotice = db
    .select({ one: sql`1` })
    .from(capitalCalls)
    .where(and(eq(capitalCalls.noticeFileId, files.id), eq(capitalCalls.status, 'cancelled')));
  const rows = await db
    .select({ file: files, product: products.name, proof: investorDocuments.fileId })
    .from(files)
    .leftJoin(documents, eq(documents.fileId, files.id))
    .leftJoin(investments, eq(investments.id, documents.investmentId))
    .leftJoin(products, eq(products.id, investments.productId))
    .leftJoin(investorDocuments, eq(investorDocuments.fileId, files.id))
    .where(and(eq(files.accountId, accountId), notExists(cancelledNotice)))
    .orderBy(asc(files.createdAt), asc(files.id));
  const getFolder = ({ product, proof }: (typeof rows)[number]): string[] => {
    if (proof) return ['proofs'];
    return product ? ['documents', product.en] : ['other'];
  };
  const paths = archivePaths(rows.map((row) => [...getFolder(row), row.file.name]));
  return rows.map(({ file }, index) => ({
    path: paths[index] ?? file.id,
    storeKey: file.storeKey,
    sha256: file.sha256,
    modifiedAt: file.createdAt.toISOString(),
  }));
}
