// The built portal in a browser, with answers at hand: what is measured is the portal's own time.
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
import { pinnedBrowser } from '../../pinned-browser';

/** Nothing listens there: every request is answered here. */
const HOST = 'http://localhost:4000';
const DIST = join(import.meta.dirname, '..', '..', '..', 'portal', 'dist');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const openBrowser = (): Promise<Browser> => chromium.launch(pinnedBrowser());

/** What the API answers, by the end of the path; undefined where the scene has no such call. */
type ReplyTo = (path: string, query: URLSearchParams) => object | undefined;

export const DESKTOP = { viewport: { width: 1280, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A signed-in page, and the session that reads the clock of its thread. Close its context afterwards. */
export async function openPage(
  browser: Browser,
  replyTo: ReplyTo,
  device: BrowserContextOptions = DESKTOP,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ...device, baseURL: HOST });
  await context.route('**/*', (route) => answer(route, replyTo));
  await context.addCookies([
    { name: 'quoin_token', value: unsignedToken(), domain: 'localhost', path: '/go' },
  ]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

function answer(route: Route, replyTo: ReplyTo): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  if (pathname.startsWith('/api/')) {
    const json = replyTo(pathname.slice('/api'.length), searchParams);
    return route.fulfill(json ? { json } : { status: 503, json: {} });
  }
  const file = join(DIST, pathname.replace(/^\/go/, ''));
  const type = TYPES[extname(file)];
  if (type && existsSync(file)) return route.fulfill({ path: file, contentType: type });
  const html = readFileSync(join(DIST, 'index.html'), 'utf8').replaceAll('__CSP_NONCE__', 'bench');
  return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
}

/** Good for as long as a run takes; nobody checks it here. */
function unsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'none' })}.${part({ sub: 'morgan.reyes@example.com', sid: 'bench', exp })}.`;
}
