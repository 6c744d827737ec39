// Measures the first load of the portal's public pages and writes its part of docs/benchmarks.md.
//   npm run bench:first-load
// Each page is loaded with an empty cache: by Lighthouse, which simulates a slow 4G and a processor four times slower, and by
// a Chromium that is slowed down as much.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { pinnedBrowser } from '../pinned-browser';
import { PORTS } from '../ports';
import { watchNetwork } from '../quiet-network';
import { audit, type Audit } from './audit';
import { firstLoadPart, type Load, type Slowed } from './first-load-part';

const PORT = PORTS.firstLoad;
const HOUSE = `http://localhost:${PORT}`;
/** The median of this many loads is written. */
const LOADS = 5;
/** As Lighthouse has them: bits per second and milliseconds there and back. */
const SLOW_4G = {
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
  latency: 150,
  offline: false,
};
const SLOWER_PROCESSOR = 4;
const PHONE = { width: 412, height: 823 };

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'quoin-first-load-'));
const server = spawn('npm', ['start', '--silent'], {
  cwd: root,
  env: { ...process.env, PORT: String(PORT), PUBLIC_URL: HOUSE, DATA_DIR: join(folder, 'data') },
  stdio: 'ignore',
  detached: true,
});
try {
  await ready();
  const browser = await chromium.launch(pinnedBrowser());
  const loads: Load[] = [];
  for (const path of await publicPages()) {
    process.stdout.write(`${path} …\n`);
    const slowed: Slowed[] = [];
    const audits: Audit[] = [];
    for (let run = 0; run < LOADS; run += 1) {
      slowed.push(await measure(browser, path));
      audits.push(await audit(`${HOUSE}/go${path}`));
    }
    loads.push({ path, slowed: median(slowed), audit: median(audits) });
  }
  const part = firstLoadPart(loads, browser.version(), new Date().toISOString().slice(0, 10));
  await browser.close();
  execFileSync(process.execPath, [join(root, 'bin/write-benchmarks.mjs'), 'first-load'], { input: part });
  process.stdout.write(`${part}\n`);
} finally {
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, maxRetries: 10, retryDelay: 500 });
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${HOUSE}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(1000);
  }
  throw new Error('The server did not start: try npm start');
}

/** Below /go: every address that is listed for search engines, in both languages. */
async function publicPages(): Promise<string[]> {
  const list = await fetch(`${HOUSE}/sitemap.xml`).then((answer) => answer.text());
  return [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice('/go'.length),
  );
}

function median<Run extends { lcp: number }>(runs: readonly Run[]): Run {
  const [middle] = [...runs].sort((one, other) => one.lcp - other.lcp).slice(runs.length >> 1);
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

/** One load in a browser that knows nothing of the portal. */
async function measure(browser: Browser, path: string): Promise<Slowed> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const quiet = watchNetwork(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const headers = new Map<string, number>();
  let script = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const before = headers.get(requestId);
    if (before !== undefined) script += encodedDataLength - before;
  });
  await page.addInitScript(watchPainting);
  await page.goto(`${HOUSE}/go${path}`);
  await page.waitForFunction(() => document.querySelector('button[inert]') === null);
  await quiet();
  const { lcp, shift } = await page.evaluate(() => window.painting);
  await context.close();
  return { lcp: lcp / 1000, shift, script: script / 1000 };
}

declare global {
  interface Window {
    painting: { lcp: number; shift: number };
  }
}

/** Runs in the page; without functions of its own that have a name, which tsx would mark by a helper the page has not. */
function watchPainting(): void {
  window.painting = { lcp: 0, shift: 0 };
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime }) => {
      window.painting.lcp = startTime;
    }),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      window.painting.shift += 'value' in entry ? Number(entry.value) : 0;
    }),
  ).observe({ type: 'layout-shift', buffered: true });
}
