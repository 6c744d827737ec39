import { randomBytes } from 'node:crypto';
import { request, createServer, type ServerResponse } from 'node:http';
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
  putBytes,
  readyToSign,
  sendBytes,
  signedInvestment,
  openProof,
  upload,
} from './scenes';
import { completeApplication } from './scenes/application';
import { startTestApp, type TestApp } from './test-app';
import { ConfigError, type Environment, readConfig } from '@quoin/server';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from '../../packages/server/src/app/build-services';
import { s3FileStore } from '../../packages/server/src/providers/files/s3-file-store';
import { Unreachable } from '../../packages/server/src/shared/errors';
import { type ChildServer, startChildServer } from './child-server';
import { readPdf } from './pdf-reading';
import { startOperator } from './quoin-process';

// Stored files that were altered or removed outside the server are neither sent nor signed.
describe('stored files', () => {
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

  async function readStoreKey(fileId: string): Promise<string> {
    const [row] = await app.db.select().from(files).where(eq(files.id, fileId));
    if (!row) throw new Error('no such file');
    return row.storeKey;
  }

  /** Flips a bit in the middle. */
  async function alter(fileId: string): Promise<void> {
    const key = await readStoreKey(fileId);
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
      { error: `file_${what}`, file: await readStoreKey(fileId) },
      'stored file',
    );
  }

  test('an altered file is rejected before a byte is sent, with an alert', async () => {
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

  test('a range of an altered file is rejected, even if the range itself is unchanged', async () => {
    const fileId = await storedFile(await onePagePdf());
    await alter(fileId);
    expect((await openFile(app, token, fileId, { range: 'bytes=0-9' })).json().code).toBe(1428);
  });

  test('a missing file is reported by name, with an alert', async () => {
    const fileId = await storedFile(await onePagePdf());
    await app.services.fileStore.remove(await readStoreKey(fileId));
    const requests: Record<string, string>[] = [{}, { range: 'bytes=0-9' }];
    for (const headers of requests) {
      const sent = await openFile(app, token, fileId, headers);
      expect([sent.statusCode, sent.json().code]).toEqual([410, 1429]);
    }
    await expectAlert(fileId, 'missing');
  });

  /** Received bytes, and whether the response was complete. */
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

  const readLink = async (fileId: string) => {
    const proven = { token, accessCode: await accessCode(app, token, 'documents') };
    return (await app.ok('requestFileKey', { ...proven, params: { fileId } })).url;
  };

  describe('a file that is larger than the memory for one', () => {
    const FILM = randomBytes(9 * 1024 * 1024 + 7);

    test('is streamed in full and in ranges', async () => {
      const fileId = await storedFile(FILM);
      const url = await readLink(fileId);
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

    test('is aborted before its end if it was altered, and gives no ranges', async () => {
      const fileId = await storedFile(FILM);
      await alter(fileId);
      const whole = await received(await readLink(fileId));
      expect(whole).toMatchObject({ status: 200, complete: false });
      expect(whole.bytes).toBeLessThan(FILM.length);
      const part = await openFile(app, token, fileId, { range: 'bytes=10-19' });
      expect(part.json().code).toBe(1428);
      await expectAlert(fileId, 'altered');
    });

    test('is reported by name if it is missing', async () => {
      const fileId = await storedFile(FILM);
      await app.services.fileStore.remove(await readStoreKey(fileId));
      expect((await openFile(app, token, fileId)).json().code).toBe(1429);
    });
  });

  test('an archive is aborted at an altered document, or rejected if it is the first one', async () => {
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
    const by = ['--title', 'Managing Member'];
    expect((await operate(app, 'investments', 'countersign', investmentId, ...by)).error).toContain(
      'was altered after it was stored',
    );
    await expectAlert(fileId, 'altered');
  });

  // The last test, because its job is retried.
  test('an agreement altered before signing is not sealed', async () => {
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
});

// Files in an S3 store: a real S3 server in its own process.
describe('s3 files', () => {
  const BUCKET = 'investor-files';
  /** The only credentials that this server accepts. */
  const KEYS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

  const folder = mkdtempSync(join(tmpdir(), 'quoin-s3-'));
  let server: ChildServer;
  let environment: Environment;
  beforeAll(async () => {
    const program = require.resolve('s3rver/bin/s3rver.js');
    server = await startChildServer(
      process.execPath,
      [program, '--directory', folder, '--port', '0', '--address', '127.0.0.1', '--configure-bucket', BUCKET],
      /listening on 127\.0\.0\.1:(\d+)/,
    );
    environment = { ...KEYS, S3_BUCKET: BUCKET, S3_ENDPOINT: `http://127.0.0.1:${server.said[0]}` };
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** Names of the objects in the bucket, as the server stores them on disk. */
  const inBucket = () =>
    readdirSync(join(folder, BUCKET), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('_object'));

  const reported = (message: string) => {
    throw new Error(`expected a refusal, but this was reported: ${message}`);
  };
  const loadEnvironment = ({ config }: TestApp): NodeJS.ProcessEnv => ({
    ...environment,
    DATABASE_URL: config.databaseUrl,
    DATA_DIR: config.dataDir,
  });

  async function readMessage(changed: Environment): Promise<string> {
    const config = readConfig({ DATA_DIR: folder, ...environment, ...changed });
    const failure: unknown = await openFileStore(config, reported).catch((reason: unknown) => reason);
    if (!(failure instanceof ConfigError)) throw new Error(`expected a refusal, got ${String(failure)}`);
    return failure.message;
  }

  describe('at the start', () => {
    test.each([
      ['an unknown key', { S3_ACCESS_KEY_ID: 'NOBODY' }, 'S3_ACCESS_KEY_ID: the file store rejects this key'],
      ['a bucket that is not there', { S3_BUCKET: 'elsewhere' }, 'the bucket "elsewhere" does not exist'],
    ])('%s is reported with its correction, and no secret', async (_name, changed, sentence) => {
      const message = await readMessage(changed);
      expect(message).toContain(sentence);
      expect(message).not.toContain(KEYS.S3_SECRET_ACCESS_KEY);
    });

    // The test server does not check signatures, so these responses follow Amazon's documentation.
    test.each([
      ['SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY: the file store rejects this key'],
      ['AccessDenied', 's3:PutObject, s3:GetObject and s3:DeleteObject'],
    ])('the store’s error %s is reported with its correction', async (code, sentence) => {
      const refusing = createServer((_request, response) =>
        response.writeHead(403).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`),
      );
      await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
      const { port } = refusing.address() as AddressInfo; // a TCP server that listens has one
      const message = await readMessage({
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_SECRET_ACCESS_KEY: 'hunter2',
      });
      refusing.close();
      refusing.closeAllConnections();
      expect(message).toContain(sentence);
      expect(message).not.toContain('hunter2');
    });

    test('a key that is denied the knowledge whether a file exists is reported', async () => {
      let removed = false;
      const denying = createServer((request, response) => {
        if (request.method === 'DELETE') removed = true;
        const isDenied = removed && request.method === 'GET';
        response
          .writeHead(isDenied ? 403 : 200)
          .end(isDenied ? '<Error><Code>AccessDenied</Code></Error>' : '');
      });
      await new Promise<void>((listening) => denying.listen(0, '127.0.0.1', listening));
      const { port } = denying.address() as AddressInfo; // a TCP server that listens has one
      const message = await readMessage({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
      denying.close();
      denying.closeAllConnections();
      expect(message).toContain('s3:ListBucket on the bucket');
    });

    test('a store that does not respond is reported, and server and commands still start', async () => {
      const app = await startTestApp({ ...environment, S3_ENDPOINT: 'http://127.0.0.1:9' });
      const { token } = await app.newInvestor();
      expect((await app.ok('listInvestors', { token })).items).toEqual([]);
      const command = startOperator(['products', 'list'], {
        ...loadEnvironment(app),
        S3_ENDPOINT: 'http://127.0.0.1:9',
      });
      expect(await once(command, 'exit')).toEqual([0, null]);
      await app.close();

      const messages: string[] = [];
      const config = readConfig({ DATA_DIR: folder, ...environment, S3_ENDPOINT: 'http://127.0.0.1:9' });
      await openFileStore(config, (message) => messages.push(message));
      expect(messages).toEqual([expect.stringContaining('S3_ENDPOINT: the file store does not respond')]);
    });

    test('an incomplete configuration is reported with the missing settings', () => {
      const missing = (given: Environment) => {
        expect(() => readConfig({ DATA_DIR: folder, ...given })).toThrow(ConfigError);
        expect(() => readConfig({ DATA_DIR: folder, ...given })).toThrow(/^  - S3_\w+ is missing/m);
      };
      missing({ S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'a' });
      missing({ S3_BUCKET: BUCKET, S3_SECRET_ACCESS_KEY: 'b' });
      missing({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    });

    test('a working store prints nothing on the terminal', () => {
      const program = `
      import { readConfig } from '@quoin/server';
      import { openFileStore } from './packages/server/src/app/build-services.ts';
      await openFileStore(readConfig(process.env), console.error);
      process.stdout.write('open');`;
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', '--conditions=quoin-source', '--input-type=module', '--eval', program],
        {
          cwd: join(__dirname, '../..'),
          env: { PATH: process.env.PATH, DATA_DIR: folder, ...environment },
          encoding: 'utf8',
        },
      );
      expect({ stdout, stderr }).toEqual({ stdout: 'open', stderr: '' });
    });

    test('the check removes its test file', () => expect(inBucket()).toEqual([]));
  });

  test('a file is uploaded, read in full and in parts, and deleted in the bucket', async () => {
    const app = await startTestApp(environment);
    const { token } = await app.newInvestor();
    const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    const sent = { name: 'passport.pdf', bytes: await onePagePdf() };
    const file = await upload(app, token, investor.id, sent);
    expect(inBucket()).toEqual([expect.stringContaining(file.file_id)]);
    expect(existsSync(join(app.config.dataDir, 'files'))).toBe(false);

    const { rawPayload: bytes } = await openProof(app, token, file.file_id);
    expect((await readPdf(bytes)).pages).toEqual(['Utility bill']);
    const part = await openProof(app, token, file.file_id, { range: 'bytes=5-20' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5-20/${bytes.length}`]);
    expect(part.rawPayload).toEqual(bytes.subarray(5, 21));
    const end = await openProof(app, token, file.file_id, { range: 'bytes=-6' });
    expect(end.rawPayload).toEqual(bytes.subarray(-6));
    expect((await openProof(app, token, file.file_id, { range: 'bytes=999999-' })).statusCode).toBe(416);

    const params = { investorId: investor.id, fileId: file.file_id };
    await app.ok('deleteInvestorDocument', { token, params });
    expect(inBucket()).toEqual([]);
    await app.close();
  });

  test.each([
    ['before', () => undefined],
    ['within', (response: ServerResponse) => response.writeHead(200, { 'content-length': 9 }).write('Quoin')],
  ])('a store that hangs %s its response is unavailable soon', async (_when, hang) => {
    const hanging = createServer((_request, response) => void hang(response));
    await new Promise<void>((listening) => hanging.listen(0, '127.0.0.1', listening));
    const { port } = hanging.address() as AddressInfo; // a TCP server that listens has one
    const { s3 } = readConfig({ DATA_DIR: folder, ...environment, S3_ENDPOINT: `http://127.0.0.1:${port}` });
    if (!s3) throw new Error('the bucket is not configured');
    const store = s3FileStore(s3, 500);
    for (const asked of [() => store.get('file'), () => store.put('file', Buffer.from('Quoin'))]) {
      const startedAt = performance.now();
      await expect(asked()).rejects.toThrow(Unreachable);
      expect(performance.now() - startedAt).toBeLessThan(1400); // With all retries.
    }
    hanging.closeAllConnections();
    hanging.close();
  });

  test('an upload that the store did not accept can be sent again', async () => {
    const app = await startTestApp();
    const { token } = await app.newInvestor();
    const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    const bytes = await onePagePdf();
    const put = jest.spyOn(app.services.fileStore, 'put').mockRejectedValueOnce(new Unreachable('the store'));
    const first = await sendBytes(app, token, investor.id, { name: 'passport.pdf', bytes });
    expect(first.sent.statusCode).toBe(503);
    expect((await putBytes(app, first.upload_url, bytes)).statusCode).toBe(204);
    expect((await putBytes(app, first.upload_url, bytes)).statusCode).toBe(410);
    put.mockRestore();
    await app.close();
  });

  test('a missing file is reported as missing, and a store that is down as unavailable', async () => {
    const app = await startTestApp(environment);
    const { token } = await app.newInvestor();
    const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    const begin = { document_type: 'proof_of_id', name: 'passport.pdf', size: 9 } as const;
    const params = { investorId: investor.id };
    const { file_id: fileId } = await app.ok('beginUpload', { token, params, body: begin });
    const confirm = () => app.refused('confirmUpload', { token, params: { ...params, fileId } });
    expect(await confirm()).toMatchObject({ error: 'file_not_received' });
    await server.stop();
    expect(await confirm()).toMatchObject({ error: 'unavailable', status: 503 });
    await app.close();
  });
});
