// The published packages as consumers get them: tarballs installed in apps outside this workspace, and their size.
import { defineConfig } from '@playwright/test';
import { currentBrowser } from './current-browser';

export default defineConfig({
  testDir: './package',
  testIgnore: '**/apps/**',
  outputDir: './test-results/package',
  // Installing packages is mostly waiting.
  workers: 3,
  // In CI a failed test is retried once, and reported as flaky if it then passes.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 240_000,
  globalSetup: './package/build-packages.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/package.json' }]],
  use: { launchOptions: currentBrowser() },
});
