import { PDFDocument } from '@cantoo/pdf-lib';
import type { InvestorDocumentType } from '@quoin/rules';
import type { TestApp } from '../test-app';
import { enterPassword } from './security-settings';
import { accessCode } from './signing';

export async function onePagePdf(): Promise<Buffer> {
  // Omits the creation time, so that the file is the same in each run.
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage().drawText('Utility bill');
  return Buffer.from(await pdf.save());
}

/** Starts an upload, sends the bytes and confirms it. */
export async function upload(
  app: TestApp,
  token: string,
  investorId: string,
  file: { type?: InvestorDocumentType; name: string; bytes: Buffer },
) {
  const { file_id } = await sendBytes(app, token, investorId, file);
  return app.ok('confirmUpload', { token, params: { investorId, fileId: file_id } });
}

/** Starts an upload and sends the bytes, without confirmation. */
export async function sendBytes(
  app: TestApp,
  token: string,
  investorId: string,
  { type = 'proof_of_id', name, bytes }: { type?: InvestorDocumentType; name: string; bytes: Buffer },
) {
  const begun = await app.ok('beginUpload', {
    token,
    params: { investorId },
    body: { document_type: type, name, size: bytes.length },
  });
  const sent = await putBytes(app, begun.upload_url, bytes);
  return { ...begun, sent };
}

export const putBytes = (app: TestApp, url: string, bytes: Buffer) =>
  app.app.inject({
    method: 'PUT',
    url,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Fetches the bytes of a document that needs no identity check, like the portal before it shows the pages. */
export async function openDocument(app: TestApp, token: string, fileId: string): Promise<void> {
  const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
  await app.app.inject({ url });
}

/** Fetches a document and reads it to the end. */
export async function readDocument(app: TestApp, token: string, fileId: string): Promise<void> {
  await openDocument(app, token, fileId);
  const { rows } = await app.open.pool.query('select pages from files where id = $1', [fileId]);
  const body = { end_reached: true, pages: everyPage(rows[0]) };
  await app.ok('recordFileAccess', { token, params: { fileId }, body });
}

/** What a reader reports that showed the whole document. */
export const everyPage = (document: { pages: number | null } | null | undefined): number[] =>
  Array.from({ length: document?.pages ?? 1 }, (_, index) => index + 1);

/** Opens the current document of an envelope. */
export async function openEnvelope(app: TestApp, token: string, envelopeId: string): Promise<void> {
  const { document } = await app.ok('getEnvelope', { token, params: { envelopeId } });
  await openDocument(app, token, document?.file_id ?? '');
}

/** Bytes of a proof document, after the password check. */
export async function openProof(
  app: TestApp,
  token: string,
  fileId: string,
  headers?: Record<string, string>,
) {
  await enterPassword(app, token);
  return openFile(app, token, fileId, headers);
}

/** Bytes of a file as sent to a browser, after the identity check. */
export async function openFile(
  app: TestApp,
  token: string,
  fileId: string,
  headers: Record<string, string> = {},
) {
  const proven = { token, accessCode: await accessCode(app, token, 'documents') };
  const { url } = await app.ok('requestFileKey', { ...proven, params: { fileId } });
  return app.app.inject({ url, headers });
}
