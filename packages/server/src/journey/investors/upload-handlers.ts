// Uploads a proof document (start, bytes, confirmation after parsing), and deletes one.
import { getOtherFormatError, type ReplyOf } from '@quoin/contract';
import { detectFormat, type OtherFormat, findOtherFormat, findUploadFormat } from '@quoin/rules';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import { isUniqueViolation } from '../../database/database';
import { fileKeys, files, investments, investorDocuments } from '../../database/tables';
import type { ExaminedFile } from '../../file-examiner/file-examiner';
import { UnfitFile } from '../../file-examiner/unfit-file';
import type { SomeHandlers } from '../../http/handler';
import { FileMissing } from '../../providers/files/file-store';
import { newSecret, sha256 } from '../../security/secrets';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { recheckApplications } from '../apply';
import { storePdf, UPLOAD_MS, uploadKey } from '../documents';
import {
  hasDocumentNamed,
  type InvestorDocumentRow,
  markDeleted,
  markReceived,
  findOwnDocument,
  findOwnInvestor,
} from './store';

const MEGABYTE = 1024 * 1024;

export const uploadHandlers = {
  async beginUpload({ params, body, signedIn }, { clock, config, db }) {
    const investor = await findOwnInvestor(db, signedIn.accountId, params.investorId);
    if (!investor) throw new ApiError('not_authorized_action');
    const limit = config.uploadMaxMegabytes;
    if (body.size > limit * MEGABYTE) throw new ApiError('file_too_large', { values: { limit } });
    const name = displayName(body.name);
    assertMayBeProof(name);
    if (body.size === 0) throw new ApiError('file_empty');
    const document = { investorId: investor.id, documentType: body.document_type, name };
    if (await hasDocumentNamed(db, document)) throw new ApiError('file_exists');
    const [fileId, key] = [newId(), newSecret()];
    const expiresAt = new Date(clock.now().getTime() + UPLOAD_MS);
    await db.insert(investorDocuments).values({
      ...document,
      fileId,
      accountId: signedIn.accountId,
      declaredSize: body.size,
      uploadHash: sha256(key),
      uploadExpiresAt: expiresAt,
    });
    return {
      file_id: fileId,
      upload_url: `/api/files/${fileId}/bytes?key=${key}`,
      expire: expiresAt.toISOString(),
    };
  },

  async confirmUpload({ params, signedIn }, services) {
    const { db, fileStore, scanner } = services;
    const document = await findOwnDocument(db, signedIn.accountId, params.investorId, params.fileId);
    if (!document) throw new ApiError('not_authorized_file');
    if (document.receivedAt) return loadStoredDocument(services, document);
    const bytes = await fileStore.get(uploadKey(document.fileId)).catch((failure: unknown) => {
      throw failure instanceof FileMissing ? new ApiError('file_not_received') : failure;
    });
    if (bytes.length !== document.declaredSize) throw new ApiError('file_not_received');
    const refused = (await scanner.isInfected(bytes))
      ? new ApiError('file_infected')
      : await keepIfFit(services, document, bytes);
    // Removed only now, so that the confirmation can be retried if the database or scanner was unavailable.
    await fileStore.remove(uploadKey(document.fileId));
    if (refused) throw refused;
    return loadStoredDocument(services, document);
  },

  async deleteInvestorDocument({ params, signedIn }, services) {
    const { clock, db, fileStore } = services;
    const document = await findOwnDocument(db, signedIn.accountId, params.investorId, params.fileId);
    if (!document) throw new ApiError('not_authorized_file');
    const actor: Act['actor'] = `account:${signedIn.accountId}`;
    const storeKey = await db.transaction(async (tx) => {
      if (!(await markDeleted(tx, document.fileId, clock.now()))) throw new ApiError('not_authorized_file');
      await tx.delete(fileKeys).where(eq(fileKeys.fileId, document.fileId));
      const [file] = await tx.delete(files).where(eq(files.id, document.fileId)).returning();
      await recheckApplications(tx, services, eq(investments.investorId, document.investorId), actor);
      await recordAct(tx, clock, {
        actor,
        act: 'investor_document.delete',
        object: `file:${document.fileId}`,
        detail: { document_type: document.documentType },
      });
      return file?.storeKey;
    });
    await fileStore.remove(storeKey ?? uploadKey(document.fileId));
    return { done: true };
  },
} satisfies SomeHandlers;

/** @returns why the file was rejected */
async function keepIfFit(
  services: Services,
  document: InvestorDocumentRow,
  bytes: Buffer,
): Promise<ApiError | undefined> {
  try {
    await keep(services, document, await checkUpload(services, bytes));
    return undefined;
  } catch (failure) {
    if (failure instanceof UnfitFile) return failure;
    if (isUniqueViolation(failure, 'investor_documents_name')) return new ApiError('file_exists');
    throw failure;
  }
}

/** Stores the row, its file and the updated applications in one transaction. */
async function keep(services: Services, document: InvestorDocumentRow, checked: CheckedFile): Promise<void> {
  const { clock, db } = services;
  const actor: Act['actor'] = `account:${document.accountId}`;
  await db.transaction(async (tx) => {
    const received = { at: clock.now(), removed: checked.removed };
    if (!(await markReceived(tx, document.fileId, received))) return;
    await storePdf(services, tx, {
      ...checked,
      id: document.fileId,
      accountId: document.accountId,
      name: document.name,
    });
    await recheckApplications(tx, services, eq(investments.investorId, document.investorId), actor);
    await recordAct(tx, clock, {
      actor,
      act: 'investor_document.upload',
      object: `file:${document.fileId}`,
      detail: { document_type: document.documentType, size: checked.bytes.length },
    });
  });
}

async function loadStoredDocument({ db }: Services, { fileId }: InvestorDocumentRow) {
  const [row] = await db
    .select({ document: investorDocuments, file: files })
    .from(investorDocuments)
    .innerJoin(files, eq(files.id, investorDocuments.fileId))
    .where(eq(investorDocuments.fileId, fileId));
  if (!row) throw new ApiError('not_authorized_file');
  return documentOnTheWire(row.document, row.file);
}

export const documentOnTheWire = (
  document: InvestorDocumentRow,
  file: typeof files.$inferSelect,
): ReplyOf<'confirmUpload'> => ({
  file_id: document.fileId,
  investor_id: document.investorId,
  document_type: document.documentType,
  name: document.name,
  size: file.size,
  content_type: file.contentType,
  uploaded_at: (document.receivedAt ?? file.createdAt).toISOString(),
  removed_parts: document.removedParts ?? [],
});

/**
 * Removes uploads that expired before `before`. Deletes the bytes first, so that an interrupted run leaves none without a
 * row.
 */
export async function forgetUnfinishedUploads({ db, fileStore }: Services, before: Date): Promise<void> {
  const unfinished = and(isNull(investorDocuments.receivedAt), lt(investorDocuments.uploadExpiresAt, before));
  const rows = await db
    .select({ fileId: investorDocuments.fileId })
    .from(investorDocuments)
    .where(unfinished);
  for (const { fileId } of rows) {
    await fileStore.remove(uploadKey(fileId));
    await db.delete(investorDocuments).where(and(unfinished, eq(investorDocuments.fileId, fileId)));
  }
}

// Validates an uploaded proof document by its content, not by its name.
interface CheckedFile extends Omit<ExaminedFile, 'bytes'> {
  contentType: string;
  bytes: Buffer;
}

const CONTENT_TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' };

/** @throws UnfitFile; ApiError unavailable */
export async function checkUpload({ fileExaminer }: Services, bytes: Buffer): Promise<CheckedFile> {
  if (bytes.length === 0) throw new UnfitFile('file_empty');
  const format = detectFormat(bytes);
  if (format === undefined) throw new UnfitFile('file_type_refused');
  if (typeof format === 'object') throw unfitFormat(format);
  const file = await fileExaminer.examine(bytes, format);
  return { ...file, contentType: CONTENT_TYPES[format], bytes: Buffer.from(file.bytes) };
}

/**
 * Rejects unsupported file extensions before the upload.
 * @throws UnfitFile
 */
function assertMayBeProof(name: string): void {
  const format = findOtherFormat(name);
  if (format) throw unfitFormat(format);
  if (findUploadFormat(name) === undefined) throw new UnfitFile('file_type_refused');
}

function unfitFormat(format: OtherFormat): UnfitFile {
  const { error, values } = getOtherFormatError(format);
  return new UnfitFile(error, values);
}

/**
 * The display name of an upload: the last segment of a path, without control or direction characters. It is never
 * used as a path. An empty name becomes `file`.
 */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean;
}
