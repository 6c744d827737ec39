import { PDFDocument } from '@cantoo/pdf-lib';
import type { InvestorDocumentType } from '@quoin/rules';
import type { TestApp } from '../test-app';
import { enterPassword } from './security-settings';
import { accessCode } from './signing';

export async function onePagePdf(): Promise<Buffer> {
  // Without the moment of its making: a file recorded twice is the same.
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

/** Begin and bytes only. */
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

/** Fetches the bytes of a document that needs no proof of identity, as the portal does before its pages can be read. */
export async function openDocument(app: TestApp, token: string, fileId: string): Promise<void> {
  const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
  await app.app.inject({ url });
}

/** … and reads it to its end. */
export async function readDocument(app: TestApp, token: string, fileId: string): Promise<void> {
  await openDocument(app, token, fileId);
  await app.ok('recordFileAccess', { token, params: { fileId }, body: { end_reached: true } });
}

/** The document that an envelope has now. */
export async function openEnvelope(app: TestApp, token: string, envelopeId: string): Promise<void> {
  const { document } = await app.ok('getEnvelope', { token, params: { envelopeId } });
  await openDocument(app, token, document?.file_id ?? '');
}

/** The bytes of a proof document, after the password check. */
export async function openProof(
  app: TestApp,
  token: string,
  fileId: string,
  headers?: Record<string, string>,
) {
  await enterPassword(app, token);
  return openFile(app, token, fileId, headers);
}

/** The bytes of a file as a browser gets them, after the identity check. */
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
