// Compares every gallery story in every relevant look with approved screenshots. No pixel may differ.
import { defineConfig } from '@playwright/test';
import { pinnedBrowser } from './pinned-browser';
import { PORTS } from './ports';

const PORT = PORTS.visual;

export default defineConfig({
  testDir: './visual',
  outputDir: './test-results/visual',
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['html', { outputFolder: 'visual-report', open: 'never' }],
    ['json', { outputFile: 'test-results/visual.json' }],
  ],
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: pinnedBrowser(),
    timezoneId: 'America/New_York',
    locale: 'en-US',
    deviceScaleFactor: 1,
  },
  webServer: {
    command: `node visual/serve-storybook.mjs ${PORT}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/index.json`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
