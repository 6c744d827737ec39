// The gate: discovers every story of every component and runs it in a real browser under a strict content security policy.
import { defineConfig } from '@playwright/test';
import { currentBrowser } from './current-browser';
import { PORTS } from './ports';

const PORT = PORTS.gate;

export default defineConfig({
  testDir: './gate',
  outputDir: './test-results/gate',
  // A page spends a third of its time waiting for frames and images, so three workers keep two cores busy.
  workers: 3,
  // In CI a failed test is retried once, and reported as flaky if it then passes.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [
    ['dot'],
    ['html', { outputFolder: 'gate-report', open: 'never' }],
    ['json', { outputFile: 'test-results/gate.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: currentBrowser(),
    locale: 'en-US',
    // Differs from the server's, so that a component that uses the machine's time zone causes a hydration mismatch.
    timezoneId: 'America/New_York',
  },
  webServer: {
    command: `npx tsx gate/serve-host.ts ${PORT}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { TZ: 'UTC' },
  },
});
