import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
/** After this time without any change, pending requests count as lost. */
const LOST_MS = 30_000;

/**
 * Watches the requests of a page from now on. The returned function waits until none has been pending for half a second, and
 * rejects with the lost ones. Playwright's `networkidle` sometimes never fires, although every request has ended.
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
    while (underWay.size > 0 || performance.now() - changed < QUIET_MS) {
      if (performance.now() - changed > LOST_MS)
        throw new Error(`Still under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
      await wait(50);
    }
  };
}
