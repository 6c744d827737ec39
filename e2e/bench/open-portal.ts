// The built portal in a browser, with every API response served from memory, so that only the portal's time is measured.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
  type Route,
} from '@playwright/test';
import type { CallName, ReplyOf } from '@quoin/contract';
import { pinnedBrowser } from '../pinned-browser';

/** No server listens here; all requests are intercepted. */
const HOST = 'http://localhost:4000';
const DIST = join(import.meta.dirname, '..', '..', 'portal', 'dist');

export const openBrowser = (): Promise<Browser> => chromium.launch(pinnedBrowser());

/** Returns the API response for a path below `/api`; undefined makes the call fail with 503. */
export type ReplyTo = (path: string, query: URLSearchParams) => ReplyOf<CallName> | undefined;

export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Opens a signed-in page, with a session that reads the CPU time of its thread. Close its context afterwards. */
export async function openPage(
  browser: Browser,
  replyTo: ReplyTo,
  device: BrowserContextOptions = DESKTOP,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ...device, baseURL: HOST });
  await context.route('**/*', (route) => reply(route, replyTo));
  await context.addCookies([
    { name: 'quoin_token', value: unsignedToken(), domain: 'localhost', path: '/go' },
  ]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

function reply(route: Route, replyTo: ReplyTo): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  if (pathname.startsWith('/api/')) {
    const json = replyTo(pathname.slice('/api'.length), searchParams);
    return route.fulfill(json ? { json } : { status: 503, json: {} });
  }
  const file = join(DIST, pathname.replace(/^\/go/, ''));
  if (extname(file) && existsSync(file)) return route.fulfill({ path: file });
  const html = readFileSync(join(DIST, 'index.html'), 'utf8').replaceAll('__CSP_NONCE__', 'bench');
  return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
}

/** An unsigned token, as no server verifies it. */
function unsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'none' })}.${part({ sub: 'morgan.reyes@example.com', sid: 'bench', exp })}.`;
}

/** CPU time of the page's thread in milliseconds, independent of other load on the machine. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
