// Bytes on their way out: parts of a file, and archives that are never whole in memory and end with their reader.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { files, fileKeys } from '../../packages/server/src/database/tables';
import { fileDigest, storeDocument, storePdf } from '../../packages/server/src/journey/documents';
import { accessCode, publishProduct, startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let base: string;
let token: string;
let investmentId: string;
let accountId: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`; // a TCP server has one
  ({ token } = await app.newInvestor());
  ({ investmentId } = await startedApplication(app, token, (await publishProduct(app)).id));
  ({ id: accountId } = await app.ok('getUserInfo', { token }));
});
afterAll(() => app.close());

const ALPHABET = Buffer.from('abcdefghijklmnopqrstuvwxyz');

async function aFile() {
  const fileId = await storePdf(app.services, app.db, {
    accountId,
    name: 'letters.pdf',
    bytes: ALPHABET,
    pages: 1,
  });
  const proven = await accessCode(app, token, 'documents');
  const { url } = await app.ok('requestFileKey', { token, accessCode: proven, params: { fileId } });
  return { fileId, url };
}

test.each([
  ['the first five', 'bytes=0-4', 'abcde', 'bytes 0-4/26'],
  ['one', 'bytes=25-25', 'z', 'bytes 25-25/26'],
  ['from one on', 'bytes=20-', 'uvwxyz', 'bytes 20-25/26'],
  ['the last three', 'bytes=-3', 'xyz', 'bytes 23-25/26'],
  ['more than there are from the end', 'bytes=-1000', String(ALPHABET), 'bytes 0-25/26'],
  ['more than there are', 'bytes=24-99999999999999999999', 'yz', 'bytes 24-25/26'],
])('of a file, %s: %s', async (_, range, text, expected) => {
  const { url } = await aFile();
  const part = await app.app.inject({ url, headers: { range } });
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, text, expected]);
  expect(part.headers).toMatchObject({
    'content-length': String(text.length),
    'accept-ranges': 'bytes',
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['bytes=26-', 'bytes=26-30', 'bytes=-0', 'bytes=99999999999999999999-'])(
  'beyond the end there is nothing: %s',
  async (range) => {
    const { url } = await aFile();
    const none = await app.app.inject({ url, headers: { range } });
    expect([none.statusCode, none.payload, none.headers['content-range']]).toEqual([416, '', 'bytes */26']);
  },
);

test.each(['bytes=0-1,4-5', 'bytes=5-4', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=0x1-2', 'lines=1-2', ' '])(
  'several ranges, or what is none, get the whole file: %s',
  async (range) => {
    const { url } = await aFile();
    const whole = await app.app.inject({ url, headers: { range } });
    expect([whole.statusCode, whole.payload]).toEqual([200, String(ALPHABET)]);
  },
);

test('a range that belongs to another version of the file gets the whole of this one', async () => {
  const { url } = await aFile();
  const { headers } = await app.app.inject({ url });
  const range = 'bytes=0-1';
  const ask = (condition: string) => app.app.inject({ url, headers: { range, 'if-range': condition } });
  const same = await ask(String(headers.etag));
  expect([same.statusCode, same.payload]).toEqual([206, 'ab']);
  for (const other of ['"another"', `W/${String(headers.etag)}`, 'Fri, 05 Jun 2026 14:00:00 GMT'])
    expect([other, (await ask(other)).statusCode]).toEqual([other, 200]);
});

const MEGABYTE = 1024 * 1024;
const LARGE = 8 * MEGABYTE;
const MADE_UP = Buffer.alloc(LARGE, 1);

type Body = { file_ids: string[]; access_code: string };
const asks = {
  requestDownload: (body: Body) => app.ok('requestDownload', { token, params: { investmentId }, body }),
  requestDocumentArchive: (body: Body) => app.ok('requestDocumentArchive', { token, body }),
};

/** A selection of documents as large as uploads may be, which the store makes up when they are read. */
async function largeSelection(by: keyof typeof asks, count: number) {
  const { fileStore } = app.services;
  const ids = [];
  for (let n = 0; n < count; n += 1) {
    const id = await storeDocument(app.services, app.db, {
      accountId,
      investmentId,
      documentType: 'investor_statements',
      name: `Statement ${n}.pdf`,
      bytes: Buffer.from('x'),
      pages: 1,
    });
    await app.db
      .update(files)
      .set({ size: LARGE, sha256: fileDigest(MADE_UP) })
      .where(eq(files.id, id));
    ids.push(id);
  }
  const read: string[] = [];
  app.services.fileStore = {
    ...fileStore,
    get: async (key) => {
      read.push(key);
      return MADE_UP;
    },
  };
  const access_code = await accessCode(app, token, 'documents');
  const body = { file_ids: ids, access_code };
  const { url } = await asks[by](body);
  return { url: base + url, read, restore: () => (app.services.fileStore = fileStore) };
}

const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
};

const ARCHIVES = Object.keys(asks) as (keyof typeof asks)[]; // the keys of the table above

test.each(ARCHIVES)('an archive of 400 MB passes through a few files’ worth of memory: %s', async (by) => {
  const { url, read, restore } = await largeSelection(by, 50);
  const before = held();
  let [received, most] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    request(url, (response) => {
      response.on('data', (part: Buffer) => {
        received += part.length;
        most = Math.max(most, held() - before);
      });
      response.on('end', resolve).on('error', reject);
    })
      .on('error', reject)
      .end();
  });
  restore();
  expect(read).toHaveLength(50);
  expect(received).toBeGreaterThan(50 * LARGE);
  expect(most).toBeLessThan(200);
});

test.each(ARCHIVES)(
  'a reader that stops reading stops the work, and one that goes away ends it: %s',
  async (by) => {
    const { url, read, restore } = await largeSelection(by, 50);
    const ended = new Promise<void>((resolve) => {
      app.app.server.once('connection', (socket) => socket.once('close', () => resolve()));
    });
    const first = new Promise<Readable>((resolve, reject) => {
      request(url, { agent: false }, (response) => response.once('data', () => resolve(response.pause())))
        .on('error', reject)
        .end();
    });
    const response = await first;
    // What is on its way between the two ends is buffered by the machine; then nothing more is read.
    await quiet(() => read.length);
    expect(read.length).toBeLessThan(10);
    const whenLeft = read.length;
    response.destroy();
    await ended;
    await quiet(() => read.length);
    expect(read.length).toBeLessThanOrEqual(whenLeft + 1);
    restore();
  },
);

/** Until a figure has stayed the same for some turns of the event loop. */
async function quiet(figure: () => number): Promise<void> {
  let [last, turns] = [figure(), 0];
  while (turns < 200) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (figure() === last) turns += 1;
    else [last, turns] = [figure(), 0];
  }
}

test('a key revoked during a range request opens no further range', async () => {
  const { fileId, url } = await aFile();
  expect((await app.app.inject({ url, headers: { range: 'bytes=0-1' } })).statusCode).toBe(206);
  await app.db.delete(fileKeys).where(eq(fileKeys.fileId, fileId));
  expect((await app.app.inject({ url, headers: { range: 'bytes=2-3' } })).statusCode).toBe(410);
});
