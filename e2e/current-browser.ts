// The Chromium that people have today: for everything that asserts behaviour.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { hasPinnedBrowsers, pinnedBrowser } from './pinned-browser';

const NAMES = ['chromium', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable'];

/**
 * The first that is there: one on PATH (Linux), what `npx playwright install chromium` downloaded, the pinned one, and last
 * the Chrome of the machine. It gets no switches that change how it works: V8 without its optimising compilers saves little
 * and is no browser that anybody has.
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
