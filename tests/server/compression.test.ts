// Long responses are compressed for clients that accept it, without changing their content.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { storeDocument } from '../../packages/server/src/journey/documents';
import { publishProduct, startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';

const DOCUMENTS = 100;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.newInvestor());
  const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
  const { id: accountId } = await app.ok('getUserInfo', { token });
  for (let place = 0; place < DOCUMENTS; place += 1)
    await storeDocument(app.services, app.db, {
      accountId,
      investmentId,
      documentType: 'investor_statements',
      name: `账户对账单 ${place}.pdf`,
      bytes: Buffer.from(`%PDF-${place}`),
      pages: 1,
    });
});
afterAll(() => app.close());

const list = (size: number, encodings?: string) =>
  app.app.inject({
    url: `/api/v1/documents?page=1&page_size=${size}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(encodings !== undefined && { 'accept-encoding': encodings }),
    },
  });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
] as const)(
  'to a browser that accepts "%s" a long list goes out as %s',
  async (accepted, encoding, unpack) => {
    const whole = await list(DOCUMENTS);
    const small = await list(DOCUMENTS, accepted);
    expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length / 4);
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
    expect(unpack(small.rawPayload).toString()).toBe(whole.payload);
  },
);

test.each([undefined, 'identity', 'br;q=0', 'zstd'])(
  'to a caller that accepts %p it goes out as it is',
  async (accepted) => {
    const { headers, payload } = await list(DOCUMENTS, accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(payload).items).toHaveLength(DOCUMENTS);
  },
);

test('a short list is not worth it', async () => {
  expect((await list(3, 'br')).headers['content-encoding']).toBeUndefined();
});
