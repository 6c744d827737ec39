// The investor's journey against `npm start`'s own build: a fresh data folder, a fresh database, nothing mocked.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './pinned-browser';
import { PORTS } from './ports';

const PORT = PORTS.portal;
const DATA_DIR = join(import.meta.dirname, '.cache', 'data');
// Workers load this file too: only the first load, before the server starts, makes the folder fresh.
if (process.env['TEST_WORKER_INDEX'] === undefined && process.env['QUOIN_E2E_STARTED'] === undefined) {
  process.env['QUOIN_E2E_STARTED'] = '1';
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.env['QUOIN_E2E_DATA_DIR'] = DATA_DIR;

/** Each language, each size and each of the two usual themes once. */
const LOOKS = {
  'en-desktop': { locale: 'en-US', viewport: { width: 1280, height: 900 } },
  'zh-phone': { locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
};
/** These start servers of their own and need no browser. */
const WITHOUT_BROWSER = '03-*';
/** Tag of what moves the clock (support/own-house). */
const ON_A_SERVER_OF_ITS_OWN = /@in-time/;

export default defineConfig({
  testDir: './journey',
  outputDir: './test-results',
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: 'playwright-report', open: 'never' }],
    ['json', { outputFile: 'test-results/journey.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: testBrowser(),
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs as much as the tests: `--trace on` records it for the one that is looked at.
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, or one worker would be left with it at the end while the other has nothing to do.
    { name: 'server', testMatch: WITHOUT_BROWSER },
    ...Object.entries(LOOKS).flatMap(([name, use]) => [
      { name, testIgnore: WITHOUT_BROWSER, grepInvert: ON_A_SERVER_OF_ITS_OWN, use },
      { name: `${name} in time`, testIgnore: WITHOUT_BROWSER, grep: ON_A_SERVER_OF_ITS_OWN, use },
    ]),
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
