// The packages as somebody else gets them: packed, installed in an app outside this workspace, built and shown there.
import { createReadStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publint } from 'publint';
import { asHere, newApp, newFolder, pack, run, tool } from './outside';

const NODE = process.execPath;

test.describe('the published packages', () => {
  test.describe.configure({ mode: 'parallel' });
  let folder: string;
  const packed: string[] = [];
  test.beforeAll(() => {
    folder = newFolder();
    packed.push(pack('rules', folder), pack('ui', folder));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('publint finds nothing', async () => {
    for (const tarball of packed) {
      const bytes = new Uint8Array(readFileSync(tarball)).buffer;
      const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
      expect(messages).toEqual([]);
    }
  });

  test('types resolve for Node and for bundlers, as ES modules and as CommonJS', () => {
    for (const tarball of packed) {
      const attw = tool('@arethetypeswrong/cli', 'dist/index.js');
      // Style sheets and token files have no types; Node before `exports` is not served.
      const without = [
        'fonts.css',
        'fonts-zh.css',
        'tokens.json',
        'tokens.resolver.json',
        'tokens-studio.json',
      ];
      // It ends with an error, and prints what is wrong, if anything is.
      run(NODE, [attw, tarball, '--profile', 'node16', '--exclude-entrypoints', ...without], folder);
    }
  });

  test('a new Vite app builds with them, type-checks, and works in a browser', async ({ page }) => {
    const app = newApp(join(folder, 'vite'), 'vite', [
      ...packed,
      ...['react', 'react-dom', 'styled-components', 'vite', '@types/react', '@types/react-dom'].map(asHere),
      'formik@2.4.9',
    ]);
    run(NODE, [tool('typescript', 'bin/tsc'), '-p', 'tsconfig.json'], app);
    run(NODE, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], app);

    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const server = await serve(join(app, 'dist'));
    try {
      await page.goto(addressOf(server));
      await expect(page.getByText('Approved')).toBeVisible();
      await expect(page.getByText('$50,000.00')).toBeVisible();
      await page.getByLabel('Commitment').pressSequentially('25000');
      await expect(page.getByTestId('amount')).toHaveText('25000.00');
      await page.getByLabel('Phone').pressSequentially('4155550123');
      await expect(page.getByLabel('Phone')).toHaveValue('(415) 555 0123');
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
      await page.keyboard.press('Escape');
      // The language of the one provider reaches the components of every entry.
      await page.getByRole('button', { name: 'Chinese' }).click();
      await expect(page.getByText('已批准')).toBeVisible();
      await expect(page.getByRole('columnheader', { name: '文件' })).toBeVisible();
      expect(complaints).toEqual([]);
    } finally {
      server.close();
    }
  });

  test('plain Node renders them as ES modules with React 19', () => {
    const app = newApp(join(folder, 'react-19'), 'server', [
      ...packed,
      ...['react', 'react-dom', 'styled-components'].map(asHere),
      'formik@2.4.9',
    ]);
    expectRenderedPage(run(NODE, ['page.mjs'], app));
  });

  test('plain Node renders them as CommonJS with React 18', () => {
    const app = newApp(join(folder, 'react-18'), 'server', [
      ...packed,
      ...['react@18.3.1', 'react-dom@18.3.1', 'formik@2.4.9'],
      asHere('styled-components'),
    ]);
    expectRenderedPage(run(NODE, ['page.cjs'], app));
  });
});

interface RenderedPage {
  html: string;
  styles: string;
  complaints: string[];
  tokens: number;
  money: string;
  hash: string;
}

function expectRenderedPage(printed: string) {
  const page = JSON.parse(printed) as RenderedPage; // page.mjs and page.cjs print it
  // One context for all entries: the words of each are those of the provider.
  expect(page.html).toContain('已批准');
  expect(page.html).toContain('data-quoin="PhoneField"');
  expect(page.html).toContain('data-quoin="AmountField"');
  expect(page.html).toContain('data-quoin="PdfReader"');
  expect(page.html).toContain('data-quoin="DocumentTable"');
  expect(page.html).toContain('lang="zh-CN"');
  expect(page.complaints).toEqual([]);
  expect(page.styles).toContain('--quoin-color-text-primary');
  expect(page.tokens).toBeGreaterThan(1000);
  expect(page.money).toBe('5000000');
  expect(page.hash).toMatch(/^[0-9a-f]{64}$/);
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A built app, at a free port. */
function serve(dist: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(dist, url === '/' ? 'index.html' : url);
    if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
      // A browser asks for an icon, which this app has not.
      response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

// A server that listens on a port has an address with that port.
const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}/`;
