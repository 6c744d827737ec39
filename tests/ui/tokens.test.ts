// The committed files must be what the design tokens say.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { colours, token } from '@quoin/ui/tokens';
import { colours as generatedColours } from '../../packages/ui/src/tokens/generated/colours';
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

test('names and colours that are read from the tables of the style sheet are the design tokens, in their order', () => {
  expect(JSON.stringify(token, null, 1)).toBe(JSON.stringify(generatedToken, null, 1));
  expect(JSON.stringify(colours, null, 1)).toBe(JSON.stringify(generatedColours, null, 1));
});
