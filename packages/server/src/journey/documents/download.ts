// Several documents of an investment in one archive: a link that is good for a minute, then the bytes as a stream.
import { FILE_KEY_SECONDS } from '@quoin/rules';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { documents, downloadKeys, files, investments, products } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireAccessCode } from '../../security/access-codes';
import { newId } from '../../security/new-id';
import { newSecret, sha256 } from '../../security/secrets';
import { refuseCancelledNotices } from './open-file';
import { insertAccesses } from './store';
import { archivePaths } from './archive-paths';
import { zipOf } from './zip';

export const downloadHandlers: Handlers<'requestDownload' | 'downloadDocuments'> = {
  async requestDownload({ params: { investmentId }, body, signedIn }, { clock, db }) {
    const { accountId } = signedIn;
    const fileIds = [...new Set(body.file_ids)];
    const found = await documentsIn(db, accountId, investmentId, fileIds);
    if (found.length < fileIds.length) throw new Refusal('not_authorized_file');
    await refuseCancelledNotices(db, fileIds);
    await requireAccessCode(db, { clock }, { accountId, purpose: 'documents', code: body.access_code });
    const [now, token] = [clock.now(), newSecret()];
    const expiresAt = new Date(now.getTime() + FILE_KEY_SECONDS * 1000);
    await db
      .delete(downloadKeys)
      .where(and(eq(downloadKeys.accountId, accountId), lte(downloadKeys.expiresAt, now)));
    await db
      .insert(downloadKeys)
      .values({ keyHash: sha256(token), investmentId, accountId, fileIds, expiresAt });
    const query = new URLSearchParams({ file_ids: fileIds.join(','), token });
    return {
      url: `/api/v1/investments/${investmentId}/documents/download?${query}`,
      expire: expiresAt.toISOString(),
    };
  },

  async downloadDocuments({ params: { investmentId }, query, language }, { clock, db, fileStore }) {
    const fileIds = [...new Set(query.file_ids.split(','))];
    const [key] = await db
      .select()
      .from(downloadKeys)
      .where(
        and(
          eq(downloadKeys.keyHash, sha256(query.token)),
          eq(downloadKeys.investmentId, investmentId),
          gt(downloadKeys.expiresAt, clock.now()),
        ),
      );
    if (!key || !fileIds.every((id) => key.fileIds.includes(id))) throw new Refusal('file_link_expired');
    const found = await documentsIn(db, key.accountId, investmentId, fileIds);
    // One of them was deleted since the link was given.
    if (found.length < fileIds.length) throw new Refusal('file_link_expired');
    await refuseCancelledNotices(db, fileIds);
    const access = { accountId: key.accountId, endReached: false, at: clock.now() };
    await insertAccesses(
      db,
      found.map(({ file }) => ({ ...access, id: newId(), fileId: file.id, sha256: file.sha256 })),
    );
    const paths = archivePaths(found.map(({ file }) => [file.name]));
    return {
      name: `${found[0]?.product[language] ?? 'documents'}.zip`,
      content_type: 'application/zip',
      bytes: zipOf(
        found.map(({ document, file }, at) => ({
          name: paths[at] ?? file.id,
          modifiedAt: document.updatedAt,
          read: () => fileStore.get(file.storeKey),
        })),
      ),
    };
  },
};

const documentsIn = (db: Executor, accountId: string, investmentId: string, fileIds: string[]) =>
  db
    .select({ document: documents, file: files, product: products.name })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(investments, eq(investments.id, documents.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(
      and(
        eq(documents.accountId, accountId),
        eq(documents.investmentId, investmentId),
        inArray(documents.fileId, fileIds),
      ),
    )
    .orderBy(documents.updatedAt, documents.fileId);
