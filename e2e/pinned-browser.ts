// Chromium in exact versions, from npm packages that contain the browser with its libraries and fonts (Linux, x64). Each is
// unpacked once. On other machines, Playwright's Chromium is used instead.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

type BrowserPackage = '@sparticuz/chromium' | 'chromium-oldest';

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
  // Disables partial repaints, which change pixels at their edges by a level or two of 255.
  '--disable-partial-raster',
];

/** Renders the same pixels on every machine, for screenshots and benchmarks. */
export const pinnedBrowser = (): LaunchOptions => launchOptions('@sparticuz/chromium');

/** The oldest Chromium that the browserslist declares as supported. */
export const oldestBrowser = (): LaunchOptions => launchOptions('chromium-oldest');

export const hasPinnedBrowsers = process.platform === 'linux' && process.arch === 'x64';

function launchOptions(name: BrowserPackage): LaunchOptions {
  if (!hasPinnedBrowsers) return { args: ARGS };
  const dir = unpack(name);
  return {
    executablePath: join(dir, 'chromium'),
    args: ARGS,
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: join(dir, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(dir, 'fonts.conf'),
    },
  };
}

function unpack(name: BrowserPackage): string {
  const require = createRequire(import.meta.url);
  const packageDir = dirname(dirname(require.resolve(name)));
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  }; // npm writes it
  const dir = join(import.meta.dirname, '.cache', `chromium-${version}`);
  if (!existsSync(join(dir, 'chromium'))) {
    mkdirSync(dir, { recursive: true });
    const script = `const c = (await import('${name}')).default; await c.executablePath();`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      // The package unpacks its shared libraries only on AWS Lambda.
      env: { ...process.env, TMPDIR: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
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
