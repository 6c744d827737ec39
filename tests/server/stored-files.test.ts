// Stored files that were altered or removed behind the server's back are neither sent nor signed.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { auditTrail, envelopes, files } from '../../packages/server/src/database/tables';
import { storeDocument, storePdf } from '../../packages/server/src/journey/documents';
import {
  accessCode,
  approvedInvestment,
  onePagePdf,
  openFile,
  operate,
  publishProduct,
  readyToSign,
  signedInvestment,
} from './scenes';
import { completeApplication } from './scenes/application';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let base: string;
let token: string;
let accountId: string;
let logged: jest.SpyInstance;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`; // a TCP server has one
  ({ token } = await app.newInvestor());
  ({ id: accountId } = await app.ok('getUserInfo', { token }));
});
afterAll(() => app.close());
beforeEach(() => {
  logged = jest.spyOn(app.services.log, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const storedFile = (bytes: Buffer) =>
  storePdf(app.services, app.db, { accountId, name: 'statement.pdf', bytes, pages: 1 });

async function storeKeyOf(fileId: string): Promise<string> {
  const [row] = await app.db.select().from(files).where(eq(files.id, fileId));
  if (!row) throw new Error('no such file');
  return row.storeKey;
}

/** One bit in the middle. */
async function alter(fileId: string): Promise<void> {
  const key = await storeKeyOf(fileId);
  const bytes = await app.services.fileStore.get(key);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await app.services.fileStore.put(key, bytes);
}

async function expectAlert(fileId: string, what: 'altered' | 'missing') {
  const acts = await app.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.object, `file:${fileId}`));
  expect(acts.map(({ act }) => act)).toContain(`file.${what}`);
  expect(logged).toHaveBeenCalledWith(
    { error: `file_${what}`, file: await storeKeyOf(fileId) },
    'stored file',
  );
}

test('an altered file is refused before a byte is sent, with an alert', async () => {
  const fileId = await storedFile(await onePagePdf());
  await alter(fileId);
  const sent = await openFile(app, token, fileId);
  expect([sent.statusCode, sent.json().code]).toEqual([409, 1428]);
  expect(sent.json().message).toBe(
    'This file was altered after it was stored, so we did not send it. Contact support.',
  );
  const inChinese = await openFile(app, token, fileId, { 'accept-language': 'zh-CN' });
  expect(inChinese.json().message).toBe('该文件存储后被改动，我们没有发送。请联系客服。');
  await expectAlert(fileId, 'altered');
});

test('a part of an altered file is refused, also where the part itself is as it was', async () => {
  const fileId = await storedFile(await onePagePdf());
  await alter(fileId);
  expect((await openFile(app, token, fileId, { range: 'bytes=0-9' })).json().code).toBe(1428);
});

test('a missing file is refused by name, with an alert', async () => {
  const fileId = await storedFile(await onePagePdf());
  await app.services.fileStore.remove(await storeKeyOf(fileId));
  const requests: Record<string, string>[] = [{}, { range: 'bytes=0-9' }];
  for (const headers of requests) {
    const sent = await openFile(app, token, fileId, headers);
    expect([sent.statusCode, sent.json().code]).toEqual([410, 1429]);
  }
  await expectAlert(fileId, 'missing');
});

/** What arrives at a client, and whether the response was complete. */
function received(url: string): Promise<{ status: number; bytes: number; complete: boolean }> {
  return new Promise((resolve, reject) => {
    request(base + url, { agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('error', () => undefined); // an aborted response
      response.on('close', () =>
        resolve({ status: response.statusCode ?? 0, bytes, complete: response.complete }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const linkOf = async (fileId: string) => {
  const proven = { token, accessCode: await accessCode(app, token, 'documents') };
  return (await app.ok('requestFileKey', { ...proven, params: { fileId } })).url;
};

describe('a file that is larger than the memory for one', () => {
  const FILM = randomBytes(9 * 1024 * 1024 + 7);

  test('is streamed whole and in parts', async () => {
    const fileId = await storedFile(FILM);
    const url = await linkOf(fileId);
    expect((await app.app.inject({ url })).rawPayload.equals(FILM)).toBe(true);
    for (const [from, to] of [
      [0, FILM.length - 1],
      [1_048_570, 3_000_000],
      [FILM.length - 3, FILM.length - 1],
    ] as const) {
      const part = await app.app.inject({ url, headers: { range: `bytes=${from}-${to}` } });
      expect([part.statusCode, part.headers['content-length']]).toEqual([206, String(to - from + 1)]);
      expect(part.rawPayload.equals(FILM.subarray(from, to + 1))).toBe(true);
    }
  });

  test('is aborted before its end when it was altered, and gives no part', async () => {
    const fileId = await storedFile(FILM);
    await alter(fileId);
    const whole = await received(await linkOf(fileId));
    expect(whole).toMatchObject({ status: 200, complete: false });
    expect(whole.bytes).toBeLessThan(FILM.length);
    const part = await openFile(app, token, fileId, { range: 'bytes=10-19' });
    expect(part.json().code).toBe(1428);
    await expectAlert(fileId, 'altered');
  });

  test('is refused by name when it is missing', async () => {
    const fileId = await storedFile(FILM);
    await app.services.fileStore.remove(await storeKeyOf(fileId));
    expect((await openFile(app, token, fileId)).json().code).toBe(1429);
  });
});

test('an archive with an altered document is aborted, or refused if it is the first', async () => {
  const { token: owner } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, owner, await publishProduct(app));
  const { id: ownerId } = await app.ok('getUserInfo', { token: owner });
  const document = (name: string, bytes: Buffer, day: string) =>
    storeDocument(app.services, app.db, {
      accountId: ownerId,
      investmentId,
      documentType: 'tax_documents',
      name,
      bytes,
      pages: 1,
      createdAt: new Date(day),
    });
  const first = await document('K-1 2024.pdf', randomBytes(400_000), '2026-06-06');
  const second = await document('K-1 2025.pdf', randomBytes(400_000), '2026-06-07');
  const last = await document('K-1 2026.pdf', randomBytes(400_000), '2026-06-08');
  const access_code = await accessCode(app, owner, 'documents');
  const body = { file_ids: [first, second, last], access_code };
  const { url } = await app.ok('requestDownload', { token: owner, params: { investmentId }, body });
  expect(await received(url)).toMatchObject({ status: 200, complete: true });
  await alter(last);
  expect(await received(url)).toMatchObject({ status: 200, complete: false });
  await expectAlert(last, 'altered');
  await alter(first);
  expect((await app.app.inject({ url })).json().code).toBe(1428);
});

test('a signed agreement that was altered is not countersigned', async () => {
  const { token: owner } = await app.newInvestor();
  const { investmentId, envelopeId } = await approvedInvestment(app, owner, await publishProduct(app));
  const [envelope] = await app.db.select().from(envelopes).where(eq(envelopes.id, envelopeId));
  const fileId = envelope?.sealedFileId ?? '';
  await alter(fileId);
  const by = ['--signatory', 'Dana Whitfield', '--title', 'Managing Member'];
  expect((await operate(app, 'investments', 'countersign', investmentId, ...by)).error).toContain(
    'was altered after it was stored',
  );
  await expectAlert(fileId, 'altered');
});

// The last test, because its job is tried again.
test('an agreement that was altered before its signature is not sealed', async () => {
  const { token: owner } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, owner, await publishProduct(app));
  const { params, sha256, signerName } = await readyToSign(app, owner, investmentId);
  const [envelope] = await app.db.select().from(envelopes).where(eq(envelopes.id, params.envelopeId));
  const fileId = envelope?.unsignedFileId ?? '';
  await alter(fileId);
  await app.ok('signEnvelope', { token: owner, params, body: { typed_name: signerName, sha256 } });
  await expect(app.runJobs()).rejects.toThrow('file_altered');
  expect((await app.ok('getEnvelope', { token: owner, params })).status).toBe('sealing');
  await expectAlert(fileId, 'altered');
});
