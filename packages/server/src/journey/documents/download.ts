// Downloads several documents of an investment or of the whole account as an archive: creates a link that is valid for a
// minute, then streams.
import type { Language } from '@quoin/rules';
import { todayInNewYork } from '../../shared/clock';
import type { SomeHandlers } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { requireAccessCode } from '../../security/access-codes';
import { archivePaths } from './archive-paths';
import {
  archiveReply,
  chosenDocuments,
  giveDownloadKey,
  livingDownloadKey,
  type Chosen,
} from './chosen-documents';
import { archiveSize } from './zip';

export const downloadHandlers = {
  async requestDownload({ params: { investmentId }, body, signedIn }, services) {
    const { db } = services;
    const { accountId } = signedIn;
    const fileIds = [...new Set(body.file_ids)];
    const chosen = ofInvestment(await chosenDocuments(db, accountId, fileIds), investmentId);
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
    const key = await livingDownloadKey(services, query.token);
    if (key?.investmentId !== investmentId || !fileIds.every((id) => key.fileIds.includes(id)))
      throw new ApiError('file_link_expired');
    const { accountId } = key;
    const chosen = ofInvestment(await chosenDocuments(services.db, accountId, fileIds), investmentId);
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
      size: archiveSize(chosen.map(({ file: { size } }, at) => ({ name: paths[at] ?? '', size }))) ?? null,
    };
  },

  async downloadDocumentArchive({ query, language }, services) {
    const key = await livingDownloadKey(services, query.key);
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

const ofInvestment = (chosen: readonly Chosen[], investmentId: string): Chosen[] =>
  chosen.filter((one) => one.investmentId === investmentId);

function assertNoneCancelled(chosen: readonly Chosen[]): void {
  if (chosen.some(({ cancelled }) => cancelled)) throw new ApiError('capital_call_cancelled');
}

/** One folder per fund. */
const pathsByFund = (chosen: readonly Chosen[], language: Language): string[] =>
  archivePaths(chosen.map(({ product, file }) => [product[language], file.name]));
