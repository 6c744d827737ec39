// Uploads before a virus scanner: ClamAV's own daemon where the machine has it, and always a small server that speaks
// its protocol as clamd(8) describes it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '@quoin/server';
import { openClamd } from '../../packages/server/src/providers/virus-scanner';
import { startChildServer } from './child-server';
import { onePagePdf, openProof, operate, sendBytes, signedInvestment, publishProduct } from './scenes';
import { readPdf } from './pdf-reading';
import { startTestApp, type TestApp } from './test-app';

/** What the tests' own signature looks for. No virus, and no scanner elsewhere knows it. */
const MARK = 'QUOIN-TEST-SIGNATURE-0123456789';
const STREAM_MAX = 64 * 1024;

interface Scanner {
  url: string;
  stop(): Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'quoin-scan-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function realClamd(): Promise<Scanner> {
  const signatures = join(folder, 'signatures');
  const socket = join(folder, 'clamd.sock');
  const configuration = join(folder, 'clamd.conf');
  mkdirSync(signatures, { recursive: true });
  writeFileSync(join(signatures, 'quoin.ndb'), `Quoin.Test:0:*:${Buffer.from(MARK).toString('hex')}\n`);
  writeFileSync(
    configuration,
    [
      `DatabaseDirectory ${signatures}`,
      `LocalSocket ${socket}`,
      `StreamMaxLength ${STREAM_MAX}`,
      'Foreground yes',
      'LogVerbose yes',
      '',
    ].join('\n'),
  );
  const server = await startChildServer('clamd', [`--config-file=${configuration}`], /Self checking/);
  return { url: `unix://${socket}`, stop: server.stop };
}

/** Replies as in the manual of clamd; each connection carries one command, as the provider sends it. */
async function describedClamd(): Promise<Scanner> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const reply = replyTo(received);
      if (reply) socket.end(`${reply}\0`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => void server.close(() => closed())),
  };
}

/** Undefined while the command is not complete. */
function replyTo(received: Buffer): string | undefined {
  if (received.equals(Buffer.from('zPING\0'))) return 'PONG';
  const command = 'zINSTREAM\0';
  if (!received.toString('latin1').startsWith(command)) return undefined;
  const chunks: Buffer[] = [];
  let at = command.length;
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length > STREAM_MAX) return 'INSTREAM size limit exceeded. ERROR';
    if (length === 0)
      return Buffer.concat(chunks).includes(MARK) ? 'stream: Quoin.Test.UNOFFICIAL FOUND' : 'stream: OK';
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const isInstalled = spawnSync('clamd', ['--version']).status === 0;
const SCANNERS: [string, () => Promise<Scanner>][] = [
  ['as its manual describes it', describedClamd],
  ...(isInstalled ? [['of this machine', realClamd] as [string, () => Promise<Scanner>]] : []),
];

describe.each(SCANNERS)('clamd, %s', (_name, start) => {
  let scanner: Scanner;
  let app: TestApp;
  beforeAll(async () => {
    scanner = await start();
    app = await startTestApp({ CLAMD_URL: scanner.url });
  });
  afterAll(async () => {
    await app.close();
    await scanner.stop();
  });

  const marked = async () => Buffer.concat([await onePagePdf(), Buffer.from(`\n%${MARK}\n`)]);

  async function sent(bytes: Buffer) {
    const { token } = await app.newInvestor();
    const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    const { file_id: fileId } = await sendBytes(app, token, investor.id, { name: 'passport.pdf', bytes });
    return { token, params: { investorId: investor.id, fileId } };
  }

  test('a clean upload is kept', async () => {
    const upload = await sent(await onePagePdf());
    const { file_id } = await app.ok('confirmUpload', upload);
    const kept = await openProof(app, upload.token, file_id);
    expect((await readPdf(kept.rawPayload)).pages).toEqual(['Utility bill']);
  });

  test('an infected file is rejected and deleted', async () => {
    const upload = await sent(await marked());
    expect(await app.refused('confirmUpload', upload)).toMatchObject({ error: 'file_infected', status: 422 });
    expect(await app.refused('confirmUpload', upload)).toMatchObject({ error: 'file_not_received' });
  });

  test('a file that is not scanned to its end is not kept', async () => {
    const padding = Buffer.alloc(2 * STREAM_MAX, '%padding\n');
    const upload = await sent(Buffer.concat([await onePagePdf(), padding]));
    expect(await app.refused('confirmUpload', upload)).toMatchObject({ error: 'unavailable', status: 503 });
  });

  test('documents of the operator are scanned too', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    const file = join(folder, 'K-1.pdf');
    writeFileSync(file, await marked());
    const post = ['documents', 'post', investmentId, '--file', file, '--type', 'tax_documents'];
    expect((await operate(app, ...post)).error).toContain('virus scanner finds something');
  });

  // The last: it ends the scanner.
  test('while it is down nothing is kept, and nothing is lost', async () => {
    const upload = await sent(await onePagePdf());
    await scanner.stop();
    expect(await app.refused('confirmUpload', upload)).toMatchObject({ error: 'unavailable', status: 503 });
    scanner = await start();
    app.services.scanner = await openClamd(scanner.url);
    await app.ok('confirmUpload', upload);
  });
});

test('a scanner that does not answer and an invalid address are errors at startup', async () => {
  await expect(openClamd('tcp://127.0.0.1:9')).rejects.toThrow(
    'CLAMD_URL: the virus scanner does not answer',
  );
  await expect(openClamd(`unix://${folder}/none.sock`)).rejects.toThrow(ConfigError);
  expect(() => readConfig({ DATA_DIR: folder, CLAMD_URL: 'localhost:3310' })).toThrow(
    'CLAMD_URL is no address',
  );
});
