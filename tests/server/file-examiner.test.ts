import { fileExaminer, type FileExaminer } from '../../packages/server/src/file-examiner/file-examiner';
import { onePagePdf, openProof, operate, sendBytes, signedInvestment, publishProduct } from './scenes';
import { readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { BOMBS } from './hostile-files';
import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '@quoin/server';
import { openClamd } from '../../packages/server/src/providers/virus-scanner';
import { startChildServer } from './child-server';
import { readPdf } from './pdf-reading';
import { startTestApp, type TestApp } from './test-app';

// Processes that examine files are kept for a minute after their last use and then ended.
describe('file examiner', () => {
  const MINUTE = 60_000;

  let examiner: FileExaminer;
  /** Callbacks of the timers that end idle processes. */
  let minutes: Map<object, () => void>;
  beforeEach(() => {
    minutes = new Map();
    const { setTimeout: wait, clearTimeout: forget } = globalThis;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((end: () => void, milliseconds?: number) => {
      const timer = wait(end, milliseconds);
      if (milliseconds === MINUTE) minutes.set(timer, end);
      return timer;
    });
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
      if (typeof timer === 'object') minutes.delete(timer);
      forget(timer);
    });
    examiner = fileExaminer();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    examiner.close();
  });

  function minuteOver(): void {
    for (const end of minutes.values()) end();
    minutes.clear();
  }

  test('a file that arrives while an idle process ends is examined by another process', async () => {
    const bytes = await onePagePdf();
    for (let times = 0; times < 3; times += 1) {
      expect(await examiner.examine(bytes, 'pdf')).toMatchObject({ pages: 1 });
      minuteOver();
    }
  });

  test('a process that is used again keeps running for a whole minute from then', async () => {
    const bytes = await onePagePdf();
    for (let times = 0; times < 3; times += 1) {
      await examiner.examine(bytes, 'pdf');
      expect(minutes.size).toBe(1);
    }
  });
});

// Processes that examine files have a limit on their total memory, measured on Linux.
describe('examiner memory', () => {
  /** A file of less than a megabyte. A progressive picture is decoded as a whole. */
  let megapixels79: Buffer;
  beforeAll(async () => {
    const size = { width: 7900, height: 10_000, channels: 4, background: '#0F6B5E' } as const;
    megapixels79 = await sharp({ create: size }).png({ compressionLevel: 9, progressive: true }).toBuffer();
  });

  /** Peak memory of the child processes. */
  const maxMegabytes = (): number =>
    Math.max(
      ...readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .map((pid) => /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
        .map((kilobytes) => Number(kilobytes) / 1024),
    );

  test('a PNG of 79 megapixels is accepted within the limit', async () => {
    const examiner = fileExaminer();
    expect(await examiner.examine(megapixels79, 'png')).toMatchObject({ pages: null });
    expect(maxMegabytes()).toBeLessThan(1024);
    examiner.close();
  });

  test('a file that exceeds the limit is rejected as too large, and the next one is examined', async () => {
    const examiner = fileExaminer(250);
    await expect(examiner.examine(megapixels79, 'png')).rejects.toMatchObject({ error: 'too_many_pixels' });
    expect(await examiner.examine(await onePagePdf(), 'pdf')).toMatchObject({ pages: 1 });
    examiner.close();
  });

  const LARGEST = ['objects that unpack to 400 MB', 'a page that unpacks to 800 MB', 'five million brackets'];

  test.each(LARGEST)('%s are rejected within the limit', async (name) => {
    const { error, make } = BOMBS[name] ?? {};
    if (!make) throw new Error(`no PDF has ${name}`);
    const examiner = fileExaminer();
    await expect(examiner.examine(make(), 'pdf')).rejects.toMatchObject({ error });
    expect(maxMegabytes()).toBeLessThan(1024);
    examiner.close();
  });
});

// Uploads with a virus scanner: ClamAV's daemon if it is installed, and always a small server that implements the protocol
// of clamd(8).
describe('virus scan', () => {
  /** Text matched by the signature of the tests. Not a virus, and unknown to other scanners. */
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

  /** Replies like in the manual of clamd. Each connection has one command. */
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

    test('a clean upload is stored', async () => {
      const upload = await sent(await onePagePdf());
      const { file_id } = await app.ok('confirmUpload', upload);
      const kept = await openProof(app, upload.token, file_id);
      expect((await readPdf(kept.rawPayload)).pages).toEqual(['Utility bill']);
    });

    test('an infected file is rejected and deleted', async () => {
      const upload = await sent(await marked());
      expect(await app.refused('confirmUpload', upload)).toMatchObject({
        error: 'file_infected',
        status: 422,
      });
      expect(await app.refused('confirmUpload', upload)).toMatchObject({ error: 'file_not_received' });
    });

    test('a file that is not scanned completely is not stored', async () => {
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
      expect((await operate(app, ...post)).error).toContain('virus scanner reports malware');
    });

    // The last test, because it ends the scanner.
    test('while the scanner is down, uploads are not accepted but can be retried', async () => {
      const upload = await sent(await onePagePdf());
      await scanner.stop();
      expect(await app.refused('confirmUpload', upload)).toMatchObject({ error: 'unavailable', status: 503 });
      scanner = await start();
      app.services.scanner = await openClamd(scanner.url);
      await app.ok('confirmUpload', upload);
    });
  });

  test('an unreachable scanner and an invalid address are errors at startup', async () => {
    await expect(openClamd('tcp://127.0.0.1:9')).rejects.toThrow(
      'CLAMD_URL: the virus scanner does not respond',
    );
    await expect(openClamd(`unix://${folder}/none.sock`)).rejects.toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR: folder, CLAMD_URL: 'localhost:3310' })).toThrow(
      'CLAMD_URL is not a valid URL',
    );
  });
});
