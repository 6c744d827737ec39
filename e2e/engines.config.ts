// Firefox and WebKit from Debian packages, each with its own driver. Playwright only runs the tests.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/support/test';
import { PORTS } from './ports';

const DATA_DIR = join(import.meta.dirname, '.cache', 'engines-data');
// Workers load this file too; only the first load, before the server starts, empties the folder.
if (process.env['TEST_WORKER_INDEX'] === undefined && process.env['QUOIN_E2E_STARTED'] === undefined) {
  process.env['QUOIN_E2E_STARTED'] = '1';
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.env['QUOIN_E2E_DATA_DIR'] = DATA_DIR;

export default defineConfig<object, EngineOptions>({
  testDir: './engines',
  outputDir: './test-results/engines',
  workers: 2,
  // In CI a failed test is retried once, and reported as flaky if it then passes.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  use: { baseURL: `http://localhost:${PORTS.engines}`, timezoneId: 'America/New_York' },
  projects: [
    {
      name: 'firefox',
      use: { engine: 'firefox', language: 'en', viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'webkit',
      // MiniBrowser's window is at least 447 pixels wide.
      use: {
        engine: 'webkit',
        language: 'zh-CN',
        viewport: { width: 480, height: 844 },
        colorScheme: 'dark',
      },
    },
  ],
  webServer: [
    {
      command: 'npm start --silent',
      cwd: '..',
      url: `http://localhost:${PORTS.engines}/api/health/ready`,
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(PORTS.engines),
        DATA_DIR,
        PUBLIC_URL: `http://localhost:${PORTS.engines}`,
        TRUST_PROXY: '1',
      },
    },
    {
      command: `npx tsx gate/serve-host.ts ${PORTS.engineStories}`,
      cwd: import.meta.dirname,
      url: `http://localhost:${PORTS.engineStories}/`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
});
