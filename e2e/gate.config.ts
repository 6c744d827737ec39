// The gate: every story of every component, discovered, in a real browser under a strict content security policy.
import { defineConfig } from '@playwright/test';
import { currentBrowser } from './current-browser';
import { PORTS } from './ports';

const PORT = PORTS.gate;

export default defineConfig({
  testDir: './gate',
  outputDir: './test-results/gate',
  // A page waits for frames and pictures a third of its time: three keep two cores at work.
  workers: 3,
  // In CI a test that fails once is run again, and the run names it as flaky.
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
    // Not the server's: a component that formats by the machine's clock shows as a difference between the two.
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
