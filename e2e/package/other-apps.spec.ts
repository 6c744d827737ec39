// The packages in other frameworks and tools: server rendering under a strict policy, types, Jest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { freePort } from '../../packages/server/src/shared/free-port';
import { asHere, newApp, type Outside, run, test, tool } from './outside';

const NODE = process.execPath;
const REACT = ['react', 'react-dom', 'styled-components'].map(asHere);
const AMOUNT = '$50,000.00';
const DARK_PAGE = 'rgb(23, 20, 15)';

test.describe('the packages in other apps', () => {
  test.describe.configure({ mode: 'parallel' });

  test('Next renders server components with all styles under a strict policy', async ({
    browser,
    outside,
  }) => {
    const app = create(outside, 'next', ['next@16.4.6']);
    run(NODE, ['node_modules/next/dist/bin/next', 'build'], app);
    await withServer(app, ['node_modules/next/dist/bin/next', 'start'], (address) =>
      expectServerPage(browser, address),
    );
  });

  test('React Router renders on the server with all styles under a strict policy', async ({
    browser,
    outside,
  }) => {
    const app = create(outside, 'react-router', [
      ...['@react-router/dev@7.18.4', '@react-router/node@7.18.4', 'react-router@7.18.4', 'isbot@5.2.3'],
      asHere('vite'),
    ]);
    run(NODE, ['node_modules/@react-router/dev/bin.js', 'build'], app);
    await withServer(app, ['serve.mjs'], (address) => expectServerPage(browser, address));
  });

  test.describe('types', () => {
    test.describe.configure({ mode: 'serial' });

    let app: string;
    test.beforeAll(({ outside }) => {
      app = create(outside, 'types', [
        ...['@types/react', '@types/react-dom', '@types/node', '@types/jest', 'vite'].map(asHere),
        ...['@testing-library/react', '@testing-library/user-event', '@testing-library/jest-dom'].map(asHere),
        ...['@testing-library/dom', 'apexcharts', 'react-apexcharts'].map(asHere),
        ...['@vitejs/plugin-react@6.3.0', 'formik@2.4.9', 'react-pdf@10.5.0', 'react-hook-form@7.92.0'],
        ...['react-router@7.18.4', 'next@16.4.6'],
      ]);
    });

    test('each example of the guides compiles as it is written', () => {
      const examples = readGuideExamples(app);
      expect(examples.length).toBeGreaterThan(15);
      for (const { name, code } of examples) writeFileSync(join(app, name), `${code}\nexport {};\n`);
      // The guide of server rendering gives this file its name.
      const registry = examples.find(({ code }) => code.startsWith('// app/registry.tsx'));
      writeFileSync(join(app, 'registry.tsx'), registry?.code ?? '');
      run(NODE, [tool('typescript-native', 'bin/tsc'), '-p', '.'], app);
    });

    test('types compile in every mode of module resolution, those of the libraries too', () => {
      for (const type of ['module', 'commonjs'])
        for (const resolution of ['bundler', 'node16', 'nodenext']) {
          writeFileSync(join(app, 'package.json'), JSON.stringify({ type }));
          const module = resolution === 'bundler' ? 'preserve' : resolution;
          run(
            NODE,
            [
              ...[tool('typescript-native', 'bin/tsc'), 'use.tsx', '--noEmit', '--ignoreConfig', '--strict'],
              ...['--exactOptionalPropertyTypes', '--skipLibCheck', 'false', '--jsx', 'react-jsx'],
              ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', ''],
              ...['--module', module, '--moduleResolution', resolution],
            ],
            app,
          );
        }
    });
  });

  test('components work in plain Jest', ({ outside }) => {
    const app = create(outside, 'jest', [
      ...['jest', 'jest-environment-jsdom', '@testing-library/react', '@testing-library/user-event'].map(
        asHere,
      ),
      asHere('@testing-library/dom'),
    ]);
    run(NODE, ['node_modules/jest/bin/jest.js', '--env=jsdom'], app);
  });

  test('components work in Vitest with a new jsdom and with happy-dom', ({ outside }) => {
    const app = create(outside, 'vitest', [
      ...['vitest@4.1.12', 'jsdom@29.1.1', 'happy-dom@21.0.4', '@vitejs/plugin-react@6.3.0'],
      ...['@testing-library/react', '@testing-library/user-event', '@testing-library/jest-dom'].map(asHere),
      ...['@testing-library/dom', 'vite'].map(asHere),
    ]);
    for (const environment of ['jsdom', 'happy-dom'])
      run(NODE, ['node_modules/vitest/vitest.mjs', 'run', '--environment', environment], app);
  });
});

const create = ({ folder, packed }: Outside, name: string, packages: readonly string[]) =>
  newApp(join(folder, name), name, [...packed, ...REACT, ...packages]);

/** The TypeScript of the published READMEs and guides, each block with the name of a file. */
function readGuideExamples(app: string): { name: string; code: string }[] {
  const packages = join(app, 'node_modules/@quoin');
  const guides = readdirSync(join(packages, 'ui/docs')).map((name) => `ui/docs/${name}`);
  return ['rules/README.md', 'ui/README.md', ...guides].flatMap((guide) => {
    const blocks = readFileSync(join(packages, guide), 'utf8').matchAll(/```(tsx?)\n(.*?)```/gs);
    return [...blocks].map(([, extension, code = ''], index) => ({
      name: `${guide.replace(/\W+/g, '-')}-${index}.${extension}`,
      code,
    }));
  });
}

/** Runs an app on a free port while `use` runs. */
async function withServer(app: string, args: string[], use: (address: string) => Promise<void>) {
  const PORT = String(await freePort());
  const server = spawn(NODE, args, { cwd: app, env: { ...process.env, PORT, NODE_ENV: 'production' } });
  try {
    const address = `http://localhost:${PORT}/`;
    await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass({ timeout: 60_000 });
    await use(address);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

/** Expects a complete, dark page before any script runs, and hydration with scripts, under the policy of the app. */
async function expectServerPage(browser: Browser, address: string) {
  const response = await fetch(address);
  const nonce = /style-src[^;]*'nonce-([^']+)'/.exec(
    response.headers.get('content-security-policy') ?? '',
  )?.[1];
  const tags = (await response.text()).match(/<style[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);

  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled });
    await context.addCookies([{ name: 'theme', value: 'dark', url: address }]);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Browsers request an icon, which these apps lack.
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (['error', 'warning'].includes(message.type()) && !isIcon)
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    await expect(page.getByText(AMOUNT)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', DARK_PAGE);
    await expect(page.getByRole('button', { name: 'Withdraw' })).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    if (javaScriptEnabled) await expectAlive(page);
    expect(complaints).toEqual([]);
    await context.close();
  }
}

async function expectAlive(page: Page) {
  // The input accepts text before the page is hydrated.
  await expect(async () => {
    await page.getByLabel('Commitment').fill('');
    await page.getByLabel('Commitment').pressSequentially('25000');
    await expect(page.locator('output')).toHaveText('25000.00', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
