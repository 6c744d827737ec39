// The generated files match the design tokens.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { colours, getContrast, token, tokenStyleSheet } from '@quoin/ui/tokens';
import generatedColours from '../../packages/ui/src/tokens/generated/colours.json';
import { token as generatedToken } from '../../packages/ui/src/tokens/generated/token';

const ui = resolve(__dirname, '../../packages/ui');
const committed = join(ui, 'src/tokens/generated');

function buildTokens(into: string): void {
  const cli = join(
    dirname(createRequire(join(ui, 'package.json')).resolve('@terrazzo/cli/package.json')),
    'bin/cli.js',
  );
  execFileSync(process.execPath, [cli, 'build'], { cwd: ui, env: { ...process.env, TOKENS_OUT: into } });
}

test('the generated tokens are up to date: `npm run tokens -w @quoin/ui` changes nothing', () => {
  const built = mkdtempSync(join(tmpdir(), 'quoin-tokens-'));
  try {
    buildTokens(`${built}/`);
    const names = readdirSync(built).sort();
    expect(names).toEqual(readdirSync(committed).sort());
    for (const name of names) {
      expect(readFileSync(join(built, name), 'utf8')).toBe(readFileSync(join(committed, name), 'utf8'));
    }
  } finally {
    rmSync(built, { recursive: true });
  }
});

test('names and colours in the style sheet’s tables are the design tokens, in the same order', () => {
  expect(JSON.stringify(token, null, 1)).toBe(JSON.stringify(generatedToken, null, 1));
  expect(JSON.stringify(colours, null, 1)).toBe(JSON.stringify(generatedColours, null, 1));
});

test('the brand in the guide to theming uses tokens that exist and can be read', () => {
  const guide = readFileSync(join(ui, 'docs/theming.md'), 'utf8');
  const [, brand = ''] = /```css\n([^`]*)```/.exec(guide) ?? [];
  const variables = Array.from(brand.matchAll(/(--quoin-[\w-]+):/g), ([, name = '']) => name);
  expect(variables.length).toBeGreaterThan(5);
  expect(variables.filter((name) => !tokenStyleSheet.includes(`${name}:`))).toEqual([]);
  const { light } = colours;
  for (const [surface = ''] of brand.matchAll(/#\w{6}/g))
    for (const behind of ['action.text', 'surface.page', 'surface.raised'] as const)
      expect(getContrast(surface, light[behind].hex)).toBeGreaterThanOrEqual(4.5);
});

test('styles use variables that are tokens or that a component sets', () => {
  const sources = readdirSync(join(ui, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ui, 'src', file), 'utf8'))
    .join('\n');
  const set = new Set(`${sources}\n${tokenStyleSheet}`.match(/--quoin-[\w-]+(?='?\]?\s*:)/g));
  const used = sources.match(/(?<=var\()--quoin-[\w-]+(?=\))/g) ?? []; // one with a fallback may be set by the app
  expect(used.length).toBeGreaterThan(1000);
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
});

test('reduced motion sets every duration among the tokens to zero', () => {
  const [, still = ''] =
    /@media \(prefers-reduced-motion:reduce\)\{:root,:host\(\*\)\{([^}]*)\}\}/.exec(tokenStyleSheet) ?? [];
  const durations = Array.from(tokenStyleSheet.matchAll(/(--quoin-[\w-]+):\d+ms/g), ([, name = '']) => name);
  expect(durations.length).toBeGreaterThan(1);
  expect(still).toBe(
    durations
      .map((name) => `${name}:0s;`)
      .toSorted((one, other) => still.indexOf(one) - still.indexOf(other))
      .join(''),
  );
});
