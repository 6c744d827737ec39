// What is published, as others get it: the packed tarballs in apps outside this workspace, and what they weigh.
import { defineConfig } from '@playwright/test';
import { currentBrowser } from './current-browser';

export default defineConfig({
  testDir: './package',
  outputDir: './test-results/package',
  // To install packages is mostly waiting.
  workers: 3,
  // In CI a test that fails once is run again, and the run names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 240_000,
  globalSetup: './package/build-packages.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/package.json' }]],
  use: { launchOptions: currentBrowser() },
});
