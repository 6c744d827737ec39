// What counts as read and can be signed: only a file whose bytes were fetched with a key of the account.
import { eq } from 'drizzle-orm';
import { envelopeSigners, fileDeliveries } from '../../packages/server/src/database/tables';
import {
  begunApplication,
  COMPLETE,
  completeApplication,
  openDocument,
  openEnvelope,
  payerFor,
  publishProduct,
  readyToSign,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const END = { end_reached: true };

test('the end of a document that was not opened is refused with what to do, and it cannot be ticked', async () => {
  const { product, token, params } = await begunApplication(app);
  const file = { token, params: { fileId: product.documentId } };
  const refused = await app.refused('recordFileAccess', { ...file, body: END });
  expect(refused).toMatchObject({
    error: 'document_not_opened',
    status: 409,
    message: 'This document was not opened yet. Open it and read it to its last page.',
  });
  const values = {
    ...COMPLETE.amount_and_signature,
    ...(await payerFor(app, token, params.investmentId)),
    must_read: [product.documentId],
  };
  const body = { version: 0, finish: true, values };
  const unticked = await app.refused('saveAmountAndSignature', { token, params, body });
  expect(Object.keys(unticked.fields ?? {})).toEqual(['must_read']);
});

test('a key alone, a look at the headers, and a part of the bytes do not deliver a document', async () => {
  const { product, token } = await begunApplication(app);
  const file = { token, params: { fileId: product.documentId } };
  const { url } = await app.ok('requestFileKey', file);
  const expectUnopened = async () =>
    expect((await app.refused('recordFileAccess', { ...file, body: END })).error).toBe('document_not_opened');
  await expectUnopened();
  await app.app.inject({ method: 'HEAD', url });
  await expectUnopened();
  const { headers } = await app.app.inject({ url, headers: { range: 'bytes=0-99' } });
  await expectUnopened();
  const size = Number(String(headers['content-range']).split('/')[1]);
  await app.app.inject({ url, headers: { range: `bytes=100-${size - 1}` } });
  await app.ok('recordFileAccess', { ...file, body: { ...END, pages: [1] } });
});

test('an opening by another account does not count', async () => {
  const { product, token } = await begunApplication(app);
  const { token: stranger } = await app.newInvestor();
  await openDocument(app, stranger, product.documentId);
  const file = { token, params: { fileId: product.documentId } };
  expect((await app.refused('recordFileAccess', { ...file, body: END })).error).toBe('document_not_opened');
});

test('an opening of earlier content does not count for what the file is now', async () => {
  const { product, token } = await begunApplication(app);
  await openDocument(app, token, product.documentId);
  await app.db
    .update(fileDeliveries)
    .set({ sha256: 'a'.repeat(64) })
    .where(eq(fileDeliveries.fileId, product.documentId));
  const file = { token, params: { fileId: product.documentId } };
  expect((await app.refused('recordFileAccess', { ...file, body: END })).error).toBe('document_not_opened');
});

test('pages without the last one are not the end', async () => {
  const { product, token } = await begunApplication(app);
  await openDocument(app, token, product.documentId);
  const file = { token, params: { fileId: product.documentId } };
  const refused = await app.refused('recordFileAccess', { ...file, body: { ...END, pages: [] } });
  expect(refused.error).toBe('document_not_read');
});

test('an agreement that was not opened is neither read nor signed', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, await publishProduct(app));
  const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
  await app.db.delete(fileDeliveries);
  const body = { typed_name: signerName, sha256 };
  expect((await app.refused('signEnvelope', { token, params, body })).error).toBe('document_not_opened');
  await app.db.update(envelopeSigners).set({ endReachedAt: null });
  const end = { token, params, body: { sha256 } };
  expect((await app.refused('recordEndReached', end)).error).toBe('document_not_opened');
  await openEnvelope(app, token, params.envelopeId);
  await app.ok('recordEndReached', end);
  expect((await app.ok('signEnvelope', { token, params, body })).status).toBe('sealing');
});
