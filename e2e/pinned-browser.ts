// The browser of the end-to-end and visual runs: the Chromium inside @sparticuz/chromium, unpacked once per version, which
// renders pixel for pixel alike wherever it runs (Linux, x64). Elsewhere Playwright's own Chromium takes its place.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const PINNED = process.platform === 'linux' && process.arch === 'x64';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  // What is drawn anew is drawn whole: at the edge of a repainted part a pixel comes out a level or two of 255 off.
  '--disable-partial-raster',
];

/** Pages of a test live for seconds: their scripts are kept compiled from the first run, and not optimised for a long life. */
const FOR_SHORT_LIVES = ['--v8-cache-options=code', '--js-flags=--no-turbofan --no-maglev'];

/** For tests; a bench takes the browser as its users have it. */
export const testBrowser = (): LaunchOptions => pinnedBrowser([...ARGS, ...FOR_SHORT_LIVES]);

/** Launch options for Playwright; unpacks the browser on first use (a few seconds). */
export function pinnedBrowser(args = ARGS): LaunchOptions {
  if (!PINNED) return { args };
  const dir = unpack();
  return {
    executablePath: join(dir, 'chromium'),
    args,
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: join(dir, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(dir, 'fonts.conf'),
    },
  };
}

function unpack(): string {
  const require = createRequire(import.meta.url);
  const packageDir = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  }; // npm writes it
  const dir = join(import.meta.dirname, '.cache', `chromium-${version}`);
  if (!existsSync(join(dir, 'chromium'))) {
    mkdirSync(dir, { recursive: true });
    const script = "const c = (await import('@sparticuz/chromium')).default; await c.executablePath();";
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      // The package unpacks its shared libraries only where it believes to be on such a machine.
      env: { ...process.env, TMPDIR: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
  }
  writeFileSync(
    join(dir, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(dir, 'fonts')}</dir><cachedir>${join(dir, 'fc-cache')}</cachedir></fontconfig>`,
  );
  return dir;
}

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
