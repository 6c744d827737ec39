// A current Chromium, for all tests that assert behaviour.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { hasPinnedBrowsers, pinnedBrowser } from './pinned-browser';

/** The headless shell, which Playwright also prefers, needs a quarter less processor time than a whole browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];

/**
 * The first one available: on PATH (Linux), installed by `npx playwright install chromium`, the pinned one, or the system's
 * Chrome. It gets no flags that change its behaviour: disabling V8's optimising compilers saves little time, and no user
 * has such a browser.
 */
export function currentBrowser(): LaunchOptions {
  const executablePath = process.platform === 'linux' ? findOnPath() : undefined;
  if (executablePath) return { executablePath };
  if (existsSync(chromium.executablePath())) return {};
  return hasPinnedBrowsers ? pinnedBrowser() : { channel: 'chrome' };
}

function findOnPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
