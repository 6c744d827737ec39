import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildApp, createLogger } from '@quoin/server';
import { startTestApp, type TestApp } from './test-app';
import { products } from '../../packages/server/src/database/tables';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  completeApplication,
  publishProduct,
  signedInvestment,
} from './scenes';

describe('pages', () => {
  const PAGE = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__" content="__CSP_NONCE__"><meta name="server-time" content="__SERVER_TIME__"><div id="root"></div>`;
  const STARTER = 'start()';

  let app: TestApp;
  let pages: TestApp['app'];
  beforeAll(async () => {
    app = await startTestApp();
    mkdirSync(join(app.folders.portal, 'assets'), { recursive: true });
    writeFileSync(join(app.folders.portal, 'index.html'), PAGE);
    writePublicPages(app.folders.portal);
    writeFileSync(join(app.folders.portal, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const icon of ['favicon.ico', 'apple-touch-icon.png'])
      writeFileSync(join(app.folders.portal, icon), `bytes of ${icon}`);
    writeFileSync(join(app.folders.portal, 'assets/main-1a2b.js'), 'console.log("plain")');
    writeFileSync(join(app.folders.portal, 'assets/main-1a2b.js.br'), 'brotli bytes');
    pages = await buildApp(app.open, createLogger('silent'), app.folders);
  });
  afterAll(async () => {
    await pages.close();
    await app.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => pages.inject({ url, headers });

  describe('the portal', () => {
    test.each(['/go/', '/go/products/p1/zh', '/go/auth/signup/verify/abc.def', '/go/my-investment/all?x=1'])(
      'responds to %s with its page, and a new nonce that is in the policy',
      async (url) => {
        const nonces = [];
        for (const response of [await get(url), await get(url)]) {
          const [, nonce] = /content="([^"]+)"/.exec(response.body) ?? [];
          expect(nonce).toMatch(/^[\w+/]{22}==$/);
          expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
          expect(response.headers['cache-control']).toBe('no-store');
          nonces.push(nonce);
        }
        expect(nonces[0]).not.toBe(nonces[1]);
      },
    );

    test('its pages and the API return the server time', async () => {
      app.clock.advance({ days: 40 });
      const now = app.clock.now().toISOString();
      expect((await get('/go/products')).body).toContain(`<meta name="server-time" content="${now}">`);
      expect((await get('/api/health/live')).headers['x-server-time']).toBe(now);
      expect((await get('/go/products')).headers).not.toHaveProperty('x-server-time');
    });

    test('API responses are not cached', async () => {
      for (const path of ['/api/v1/user/info', '/api/v1/products', '/api/v1/nothing'])
        expect((await get(path)).headers['cache-control']).toBe('no-store');
    });

    test('its policy forbids foreign and inline scripts and framing', async () => {
      const policy = String((await get('/go/dashboard')).headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval';`);
      expect(policy).toContain(`worker-src 'self' blob:`);
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).not.toContain('unsafe-inline');
    });

    test('its assets are cached permanently and compressed for clients that accept it', async () => {
      const compressed = await get('/go/assets/main-1a2b.js', { 'accept-encoding': 'br' });
      expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['brotli bytes', 'br']);
      expect(compressed.headers['cache-control']).toContain('immutable');
      const plain = await get('/go/assets/main-1a2b.js');
      expect(plain.body).toBe('console.log("plain")');
      expect(plain.headers['content-type']).toContain('javascript');
      expect((await get('/go/mark.svg')).headers['cache-control']).toBe('no-cache');
    });

    test('a missing asset is a 404, not the page; nothing outside the folder is served', async () => {
      expect((await get('/go/assets/gone-1.js')).statusCode).toBe(404);
      for (const url of [
        '/go/..%2f..%2fkeys%2fvault',
        '/go/%2e%2e/keys/vault',
        '/go/assets/../../keys/vault',
      ]) {
        expect((await get(url)).body).not.toContain(app.config.keys.vault.current.toString('base64'));
      }
    });

    test.each(['/go/%E0%A4%A', '/go/products/%E0%A4%A', '/go/about%', '/go/assets/%FF.js'])(
      'a path that cannot be decoded gets the not-found page: %s',
      async (url) => {
        const { statusCode, headers, body } = await get(url, { accept: 'text/html' });
        expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(body).toContain('<div id="root">');
      },
    );

    test('a query that cannot be decoded does not change the page', async () => {
      const { statusCode, body } = await get('/go/about?utm_source=%E0%A4%A', { accept: 'text/html' });
      expect(statusCode).toBe(200);
      expect(body).toContain('About us');
    });

    test.each(['favicon.ico', 'apple-touch-icon.png'])(
      '%s is served at the root, where browsers request it',
      async (icon) => {
        for (const url of [`/${icon}`, `/${icon}?v=2`, `/go/${icon}`]) {
          const { statusCode, headers, body } = await get(url);
          expect([statusCode, body]).toEqual([200, `bytes of ${icon}`]);
          expect(headers['content-type']).toMatch(/^image\//);
        }
      },
    );

    test('the root and /go redirect to it', async () => {
      expect((await get('/')).headers.location).toBe('/go/');
      expect((await get('/go?ref_id=7')).headers.location).toBe('/go/?ref_id=7');
    });
  });

  describe('a public page', () => {
    const readLanguage = async (url: string, cookie = '') =>
      /<html lang="([^"]+)"/.exec((await get(url, { cookie })).body)?.[1];

    test.each([
      ['/go/', '', 'en'],
      ['/go/about', '', 'en'],
      ['/go/about?ref_id=7', '', 'en'],
      ['/go/about', 'quoin.language=zh-CN', 'zh-CN'],
      ['/go/about/zh', '', 'zh-CN'],
      ['/go/zh', '', 'zh-CN'],
      ['/go/about', 'quoin.language=<script>', 'en'],
      ['/go/about', 'quoin.theme=system', 'en'],
      ['/go/about', 'quoin.referral=kept', 'en'],
      ['/go/auth/signup', '', 'en'],
      ['/go/auth/signup/zh', '', 'zh-CN'],
    ])('%s with the cookie "%s" has its content in %s', async (url, cookie, language) => {
      expect(await readLanguage(url, cookie)).toBe(language);
    });

    test.each([
      ['/go/about', 'quoin_token=abc'],
      ['/go/about', 'quoin.theme=dark'],
      ['/go/my-document', ''],
      ['/go/no/such/page/zh', ''],
      ['/go/auth/signup', 'quoin.referral=kept'],
      ['/go/auth/signup/zh', 'quoin.referral=kept'],
      ['/go/auth/signup?ref_id=7', ''],
    ])('%s with the cookie "%s" is rendered by the browser', async (url, cookie) => {
      expect(await readLanguage(url, cookie)).toBeUndefined();
    });

    test('has its canonical URL and the nonce of its policy, and is compressed for clients that accept it', async () => {
      const { body, headers } = await get('/go/about');
      expect(body).toContain(`<link rel="canonical" href="${app.config.publicUrl}/go/about">`);
      const [, nonce] = /csp-nonce" nonce="([^"]+)"/.exec(body) ?? [];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      const small = await get('/go/about', { 'accept-encoding': 'gzip, br' });
      expect(small.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(small.rawPayload).toString()).toContain('About us');
      expect(small.headers.vary).toContain('accept-encoding');
    });

    test('may only run its inline script, whose hash is in the policy', async () => {
      const { headers } = await get('/go/about');
      const hash = createHash('sha256').update(STARTER).digest('base64');
      expect(headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval';`,
      );
    });

    test('is listed for search engines in each of its languages, and machine endpoints are not', async () => {
      const { body, headers } = await get('/sitemap.xml');
      expect(headers['content-type']).toContain('application/xml');
      expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
        `${app.config.publicUrl}/go/`,
        `${app.config.publicUrl}/go/about`,
        `${app.config.publicUrl}/go/auth/signup`,
        `${app.config.publicUrl}/go/zh`,
        `${app.config.publicUrl}/go/about/zh`,
      ]);
      const robots = await get('/robots.txt');
      expect(robots.body).toContain(`Sitemap: ${app.config.publicUrl}/sitemap.xml`);
      expect(robots.body).toContain('Disallow: /api/');
    });

    test('its file cannot be requested directly', async () => {
      expect((await get('/go/pages/en/about.html')).body).not.toContain('About us');
    });
  });

  /** Pages as written by the portal's build. */
  function writePublicPages(folder: string): void {
    const list = ['en', 'zh-CN'].flatMap((language) =>
      [
        { path: '/', file: 'home', addresses: ['/go/', '/go/zh'], unless: [] },
        { path: '/about', file: 'about', addresses: ['/go/about', '/go/about/zh'], unless: [] },
        // In one language only.
        {
          path: '/auth/signup',
          file: 'sign-up',
          addresses: ['/go/auth/signup'],
          unless: ['quoin.referral', 'ref_id'],
        },
      ].map(({ file, addresses, ...row }) => ({
        ...row,
        language,
        address: addresses[language === 'en' ? 0 : 1],
        file: `pages/${language}/${file}.html`,
      })),
    );
    for (const { path, language, file } of list) {
      mkdirSync(join(folder, 'pages', language), { recursive: true });
      writeFileSync(
        join(folder, file),
        `<html lang="${language}">${PAGE}<link rel="canonical" href="__PUBLIC_URL__/go${path}">About us<script>${STARTER}</script></html>`,
      );
    }
    writeFileSync(join(folder, 'pages/list.json'), JSON.stringify(list));
  }

  test('every response forbids content sniffing', async () => {
    for (const url of ['/go/', '/api/v1/products', '/api/nothing', '/outbox']) {
      expect((await get(url)).headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('the API describes itself to machines and to people', async () => {
    expect((await get('/api/openapi.json')).json()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Quoin' },
    });
    const page = await get('/api/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });

  test('no API page may use eval', async () => {
    const policy = String((await get('/api/docs/')).headers['content-security-policy']);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' 'wasm-unsafe-eval'");
  });
});

// Chinese readers get both texts of a document to sign, of which the English one controls. The document contains both.
describe('both languages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function agreementToSign(language: 'en' | 'zh-CN') {
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    const sent = await app.ok('sendForSignature', { token, params: { investmentId }, language });
    await app.runJobs();
    return { token, params: { envelopeId: sent.id } };
  }

  test('an agreement read in Chinese has two parallel texts, and the English one controls', async () => {
    const { token, params } = await agreementToSign('zh-CN');
    const { items } = await app.ok('getEnvelopeTexts', { token, params });
    expect(items.map(({ language, controlling }) => [language, controlling])).toEqual([
      ['en', true],
      ['zh-CN', false],
    ]);
    const shapes = items.map(({ sections }) =>
      sections.map(({ paragraphs, rows, table }) => [paragraphs.length, rows.length, table?.rows.length]),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    const [english, chinese] = items.map((item) => JSON.stringify(item));
    for (const fact of ['Harbor Growth Access Fund', 'Risk disclosures', '***-**-9999'])
      expect(english).toContain(fact);
    for (const fact of ['海港成长基金', '风险披露', '***-**-9999']) expect(chinese).toContain(fact);
  });

  test('an agreement read in English is one text', async () => {
    const { token, params } = await agreementToSign('en');
    const { items } = await app.ok('getEnvelopeTexts', { token, params });
    expect(items).toMatchObject([{ language: 'en', controlling: true, title: 'Subscription Agreement' }]);
  });

  test('texts that differ from the document to sign are not shown', async () => {
    const { token, params } = await agreementToSign('zh-CN');
    const managers = [{ name: 'Another Manager LLC', about: { en: '', 'zh-CN': '' }, totalAum: null }];
    await app.db.update(products).set({ managers });
    expect((await app.refused('getEnvelopeTexts', { token, params })).error).toBe('document_changed');
  });

  test('the texts of an instruction require the identity check, like its document', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    const { id: account_id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const access_code = await accessCode(app, token, 'distribution_instruction');
    const { to_sign } = await app.ok('chooseDistribution', {
      token,
      params: { investmentId },
      body: { delivery: 'cash', account_id, access_code },
      language: 'zh-CN',
    });
    await app.runJobs();
    const params = { envelopeId: to_sign?.envelope_id ?? '' };
    const { items } = await app.ok('getEnvelopeTexts', { token, params });
    expect(items.map(({ title }) => title)).toEqual([
      'Distribution Instruction',
      '分配指示 Distribution Instruction',
    ]);
    app.clock.advance({ minutes: 10 });
    expect((await app.refused('getEnvelopeTexts', { token, params })).error).toBe(
      'user_authentication_failed',
    );
  });
});
