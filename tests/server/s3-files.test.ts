// Files in an S3 store: a real server of the protocol in its own process.
import { ConfigError, type Environment, readConfig } from '@quoin/server';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from '../../packages/server/src/app/build-services';
import { type ChildServer, startChildServer } from './child-server';
import { readPdf } from './pdf-reading';
import { onePagePdf, openProof, upload } from './scenes';
import { startOperator } from './quoin-process';
import { startTestApp, type TestApp } from './test-app';

const BUCKET = 'investor-files';
/** The one pair of keys that this server knows. */
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
const environmentOf = ({ config }: TestApp): NodeJS.ProcessEnv => ({
  ...environment,
  DATABASE_URL: config.databaseUrl,
  DATA_DIR: config.dataDir,
});

async function sentenceOf(changed: Environment): Promise<string> {
  const config = readConfig({ DATA_DIR: folder, ...environment, ...changed });
  const failure: unknown = await openFileStore(config, reported).catch((reason: unknown) => reason);
  if (!(failure instanceof ConfigError)) throw new Error(`expected a refusal, got ${String(failure)}`);
  return failure.message;
}

describe('at the start', () => {
  test.each([
    ['an unknown key', { S3_ACCESS_KEY_ID: 'NOBODY' }, 'S3_ACCESS_KEY_ID: the file store does not know'],
    ['a bucket that is not there', { S3_BUCKET: 'elsewhere' }, 'there is no bucket "elsewhere"'],
  ])('%s is reported with its correction, and no secret', async (_name, changed, sentence) => {
    const message = await sentenceOf(changed);
    expect(message).toContain(sentence);
    expect(message).not.toContain(KEYS.S3_SECRET_ACCESS_KEY);
  });

  // The server of these tests knows keys but does not check signatures: these answers are as Amazon documents them.
  test.each([
    ['SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY: the file store does not accept'],
    ['AccessDenied', 's3:PutObject, s3:GetObject and s3:DeleteObject'],
  ])('the store’s error %s is reported with its correction', async (code, sentence) => {
    const refusing = createServer((_request, response) =>
      response.writeHead(403).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`),
    );
    await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
    const { port } = refusing.address() as AddressInfo; // a TCP server that listens has one
    const message = await sentenceOf({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_SECRET_ACCESS_KEY: 'hunter2',
    });
    refusing.close();
    refusing.closeAllConnections();
    expect(message).toContain(sentence);
    expect(message).not.toContain('hunter2');
  });

  test('a store that does not answer is reported, and the server and commands start', async () => {
    const app = await startTestApp({ ...environment, S3_ENDPOINT: 'http://127.0.0.1:9' });
    const { token } = await app.newInvestor();
    expect((await app.ok('listInvestors', { token })).items).toEqual([]);
    const command = startOperator(['products', 'list'], {
      ...environmentOf(app),
      S3_ENDPOINT: 'http://127.0.0.1:9',
    });
    expect(await once(command, 'exit')).toEqual([0, null]);
    await app.close();

    const messages: string[] = [];
    const config = readConfig({ DATA_DIR: folder, ...environment, S3_ENDPOINT: 'http://127.0.0.1:9' });
    await openFileStore(config, (message) => messages.push(message));
    expect(messages).toEqual([expect.stringContaining('S3_ENDPOINT: the file store does not answer')]);
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

test('a file is uploaded, read whole and in parts, and deleted, all in the bucket', async () => {
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
