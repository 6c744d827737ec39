import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Watches the requests of a page from now on; what it returns waits until none has been under way for half a second.
 * Playwright's own `networkidle` stays away at times, though every request has ended.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changed = performance.now();
  const note = (change: () => void) => {
    change();
    changed = performance.now();
  };
  page.on('request', (request) => note(() => underWay.add(request)));
  page.on('requestfinished', (request) => note(() => underWay.delete(request)));
  page.on('requestfailed', (request) => note(() => underWay.delete(request)));
  return async () => {
    while (underWay.size > 0 || performance.now() - changed < QUIET_MS) await wait(50);
  };
}
