// Opening a file takes three calls: create a key, get the bytes, record the reading.
import type { BodyOf } from '@quoin/contract';
import type { SomeHandlers } from '../../http/handler';
import { newId } from '../../shared/new-id';
import type { Services } from '../../services';
import { fileToRead, keyFor, openableFile } from './open-file';
import { findDocuments } from './find-documents';
import { assertDelivered, assertPagesShown, endReachedAt, insertAccesses, type StoredFile } from './store';

export const fileHandlers = {
  async listDocuments({ query, signedIn, language }, { db }) {
    const { accountId } = signedIn;
    const { page, page_size } = query;
    const { rows, total } = await findDocuments(db, { ...query, accountId });
    return {
      items: rows.map((document) => ({
        file_id: document.fileId,
        investment_id: document.investmentId,
        investor_id: document.investorId,
        name: document.name,
        document_type: document.documentType,
        product_id: document.productId,
        product_name: document.productName[language],
        investor_type: document.investorType,
        updated_at: document.updatedAt.toISOString(),
        size: document.size,
        read: document.read,
      })),
      page,
      page_size,
      total,
    };
  },

  async requestFileKey({ params, ...reader }, services) {
    return keyFor(services, await fileToRead(services, params.fileId, reader), reader.signedIn);
  },

  async previewFile({ params, ...reader }, services) {
    const file = await fileToRead(services, params.fileId, reader);
    return { ...(await keyFor(services, file, reader.signedIn)), ...contentOf(file) };
  },

  async readDocument({ params, ...reader }, services) {
    const { signedIn } = reader;
    const { accountId } = signedIn;
    const file = await fileToRead(services, params.fileId, reader);
    await recordOpening(services, file, accountId, { end_reached: false });
    const reached = await endReachedAt(services.db, accountId, file);
    return {
      ...(await keyFor(services, file, signedIn)),
      ...contentOf(file),
      end_reached_at: reached?.toISOString() ?? null,
    };
  },

  async recordFileAccess({ params, body, signedIn }, services) {
    const file = await openableFile(services.db, params.fileId, signedIn);
    if (body.end_reached) {
      await assertDelivered(services.db, signedIn.accountId, file);
      assertPagesShown(file, body.pages);
    }
    await recordOpening(services, file, signedIn.accountId, body);
    return { done: true };
  },
} satisfies SomeHandlers;

const contentOf = ({ id, sha256, pages, size }: StoredFile) => ({ file_id: id, sha256, pages, size });

const recordOpening = (
  { clock, db }: Services,
  file: StoredFile,
  accountId: string,
  { end_reached: endReached, pages: pagesShown }: BodyOf<'recordFileAccess'>,
): Promise<void> =>
  insertAccesses(db, [
    { id: newId(), fileId: file.id, accountId, sha256: file.sha256, endReached, pagesShown, at: clock.now() },
  ]);
