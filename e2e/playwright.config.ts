// The investor's journey against `npm start`'s own build: a fresh data folder, a fresh database, nothing mocked.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { currentBrowser } from './current-browser';
import { LOOKS, specsOf } from './engine-matrix';
import { hasPinnedBrowsers, oldestBrowser } from './pinned-browser';
import { PORTS } from './ports';

const PORT = PORTS.portal;
const DATA_DIR = join(import.meta.dirname, '.cache', 'data');
// Workers load this file too: only the first load, before the server starts, makes the folder fresh.
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
  // In CI a test that fails once is run again, and the run names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  // Many times what a test takes on a quiet machine: a busy one is slow, not wrong.
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
    // A trace of every test costs as much as the tests: `--trace on` records it for the one that is looked at.
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, or one worker would be left with it at the end while the other has nothing to do.
    { name: 'server', testMatch: specsOf('server') },
    ...Object.entries(LOOKS).flatMap(([name, use]) => {
      const testMatch = specsOf(name as keyof typeof LOOKS); // its own keys
      return [
        { name, testMatch, grepInvert: ON_A_SERVER_OF_ITS_OWN, use },
        { name: `${name} in time`, testMatch, grep: ON_A_SERVER_OF_ITS_OWN, use },
      ];
    }),
    ...(hasPinnedBrowsers
      ? [{ name: 'oldest', testMatch: specsOf('oldest'), use: { launchOptions: oldestBrowser() } }]
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
