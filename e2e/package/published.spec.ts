// The packages as consumers get them: packed, installed in an app outside this workspace, built and run there.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { publint } from 'publint';
import { preview } from 'vite';
import { asHere, newApp, run, test, tool } from './outside';

const NODE = process.execPath;

const REACT_VERSIONS = [
  ['19', ['react', 'react-dom', '@types/react', '@types/react-dom'].map(asHere)],
  ['18.2', ['react@18.2.0', 'react-dom@18.2.0', '@types/react@18.2.79', '@types/react-dom@18.2.25']],
] as const;

test.describe('the published packages', () => {
  test.describe.configure({ mode: 'parallel' });
  test('publint finds nothing', async ({ outside: { packed } }) => {
    for (const tarball of packed) {
      const bytes = new Uint8Array(readFileSync(tarball)).buffer;
      const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
      expect(messages).toEqual([]);
    }
  });

  test('types resolve for Node and for bundlers, as ES modules and as CommonJS', ({
    outside: { folder, packed },
  }) => {
    for (const tarball of packed) {
      const attw = tool('@arethetypeswrong/cli', 'dist/index.js');
      // Style sheets and token files have no types. Node versions without `exports` are not supported.
      const without = [
        'fonts.css',
        'fonts-zh.css',
        'tokens.json',
        'tokens.resolver.json',
        'tokens-studio.json',
      ];
      // Exits with an error and prints the problems, if there are any.
      run(NODE, [attw, tarball, '--profile', 'node16', '--exclude-entrypoints', ...without], folder);
    }
  });

  for (const [version, react] of REACT_VERSIONS)
    test.describe(`with React ${version}`, () => {
      test.describe.configure({ mode: 'serial' });

      let app: string;
      test.beforeAll(({ outside: { folder, packed } }) => {
        app = newApp(join(folder, `react-${version}`), 'react', [
          ...packed,
          ...react,
          ...['styled-components', 'vite'].map(asHere),
          'formik@2.4.9',
        ]);
      });

      test('plain Node renders them as ES modules and as CommonJS', () => {
        for (const program of ['page.mjs', 'page.cjs']) expectRenderedPage(run(NODE, [program], app));
      });

      test('plain Node sends the same styles with and without a nonce', () => {
        const { plain = '', ...others } = JSON.parse(run(NODE, ['nonce.mjs'], app)) as Record<string, string>; // nonce.mjs prints it
        expect(getStyles(plain)).toContain('--quoin-color-text-primary');
        for (const html of Object.values(others)) {
          expect(getStyles(html)).toBe(getStyles(plain));
          expect(html.match(/<style[^>]*>/g)?.every((tag) => tag.includes('nonce="abc"'))).toBe(true);
        }
      });

      test('a new Vite app builds with them, type-checks, and works in a browser', async ({ page }) => {
        run(NODE, [tool('typescript', 'bin/tsc'), '-p', 'tsconfig.json'], app);
        run(NODE, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], app);

        const complaints: string[] = [];
        page.on(
          'console',
          (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
        );
        page.on('pageerror', (error) => complaints.push(error.message));
        const server = await preview({ configFile: false, root: app, preview: { port: 0 } });
        try {
          await page.goto(server.resolvedUrls?.local[0] ?? '');
          await expect(page.getByText('Approved')).toBeVisible();
          await expect(page.getByText('$50,000.00')).toBeVisible();
          await page.getByLabel('Commitment').pressSequentially('25000');
          await expect(page.getByTestId('amount')).toHaveText('25000.00');
          await page.getByLabel('Phone').pressSequentially('4155550123');
          await expect(page.getByLabel('Phone')).toHaveValue('(415) 555 0123');
          await page.getByRole('button', { name: 'Withdraw' }).click();
          await expect(page.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
          await page.keyboard.press('Escape');
          const inShadow = page.getByRole('button', { name: 'In a shadow root' });
          await expect(inShadow).toHaveCSS('border-radius', '6px');
          await expect(inShadow).toHaveCSS('font-family', /Inter/);
          await expect(page.getByLabel('Code by SMS')).toHaveCSS('direction', 'ltr');
          // The provider's locale applies to the components of every entry point.
          await page.getByRole('button', { name: 'Chinese' }).click();
          await expect(page.getByText('已批准')).toBeVisible();
          await expect(page.getByRole('columnheader', { name: '文件' })).toBeVisible();
          await page.addStyleTag({ content: getGuideBrand(app) });
          await page.mouse.move(0, 0);
          await expect(page.getByRole('button', { name: 'Chinese' })).toHaveCSS('border-radius', '2px');
          await expect(page.getByRole('button', { name: 'Chinese' })).toHaveCSS(
            'background-color',
            'rgb(91, 42, 134)',
          );
          expect(complaints).toEqual([]);
        } finally {
          await server.close();
        }
      });
    });

  test('every token is a live variable: the build replaces none by its value', ({
    outside: { folder, packed },
  }) => {
    const ui = join(folder, 'package');
    run('tar', ['-xzf', packed.at(-1) ?? '', '-C', folder], folder);
    const sources = readAll(join(ui, 'src'), /\.tsx?$/);
    const built = readAll(join(ui, 'dist'), /\.js$/);
    const names = tokenNames(
      JSON.parse(readFileSync(join(ui, 'src/tokens/generated/tokens.json'), 'utf8')) as object,
    );
    expect(names.length).toBeGreaterThan(100);
    const isUsed = (text: string, name: string) => text.includes(`var(${name})`);
    const used = names.filter((name) => isUsed(sources, name));
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((name) => !isUsed(built, name))).toEqual([]);
  });
});

const readAll = (folder: string, name: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.includes('generated'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The names of the CSS variables: `--quoin-space-4`. */
const tokenNames = (group: object, path = '--quoin'): string[] =>
  Object.entries(group)
    .filter(([key]) => !key.startsWith('$') && key !== 'palette')
    .flatMap(([key, value]: [string, object]) =>
      '$value' in value ? [`${path}-${key}`] : tokenNames(value, `${path}-${key}`),
    );

/** The first style sheet of the guide to theming. */
const getGuideBrand = (app: string): string =>
  /```css\n([^`]*)```/.exec(readFileSync(join(app, 'node_modules/@quoin/ui/docs/theming.md'), 'utf8'))?.[1] ??
  '';

const getStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles]) => styles).join('');

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
  // All entry points share one context, so each uses the provider's messages.
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
