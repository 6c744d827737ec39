// The investor's journey against the build of `npm start`, with a new data folder and database and no mocks.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { currentBrowser } from './current-browser';
import { LOOKS, getSpecs } from './engine-matrix';
import { hasPinnedBrowsers, oldestBrowser } from './pinned-browser';
import { PORTS } from './ports';

const PORT = PORTS.portal;
const DATA_DIR = join(import.meta.dirname, '.cache', 'data');
// Workers load this file too; only the first load, before the server starts, empties the folder.
if (process.env['TEST_WORKER_INDEX'] === undefined && process.env['QUOIN_E2E_STARTED'] === undefined) {
  process.env['QUOIN_E2E_STARTED'] = '1';
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.env['QUOIN_E2E_DATA_DIR'] = DATA_DIR;

/** The tag of tests that move the clock (support/own-server). */
const ON_A_SERVER_OF_ITS_OWN = /@in-time/;

export default defineConfig({
  testDir: './journey',
  outputDir: './test-results',
  workers: 3,
  // In CI a failed test is retried once, and reported as flaky if it then passes.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  // Many times the duration on an idle machine, because a busy machine must not fail tests.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: 'playwright-report', open: 'never' }],
    ['json', { outputFile: 'test-results/journey.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: currentBrowser(),
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test would double the time; use `--trace on` for a single one.
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, so that one worker does not run it alone at the end.
    { name: 'server', testMatch: getSpecs('server') },
    ...Object.entries(LOOKS).flatMap(([name, use]) => {
      const testMatch = getSpecs(name as keyof typeof LOOKS); // its own keys
      return [
        { name, testMatch, grepInvert: ON_A_SERVER_OF_ITS_OWN, use },
        { name: `${name} in time`, testMatch, grep: ON_A_SERVER_OF_ITS_OWN, use },
      ];
    }),
    ...(hasPinnedBrowsers
      ? [{ name: 'oldest', testMatch: getSpecs('oldest'), use: { launchOptions: oldestBrowser() } }]
      : []),
  ],
  webServer: {
    command: 'npm start --silent',
    cwd: '..',
    url: `http://localhost:${PORT}/api/health/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), DATA_DIR, PUBLIC_URL: `http://localhost:${PORT}`, TRUST_PROXY: '1' },
  },
});
