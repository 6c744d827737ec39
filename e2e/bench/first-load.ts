// `npm run bench:first-load`: Lighthouse on the public pages of the portal; writes its part of docs/benchmarks.md.
// `-- --loads 1 --pages 2` loads two pages once, for a quick try.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { pinnedBrowser } from '../pinned-browser';
import { PORTS } from '../ports';
import { against, machine, table, writePart } from './report';

const { values } = parseArgs({
  options: { loads: { type: 'string', default: '5' }, pages: { type: 'string', default: '1000' } },
});
const LOADS = Number(values.loads);
const ADDRESS = `http://localhost:${PORTS.firstLoad}`;
/** Seconds, without unit, thousands of bytes. */
const BUDGET = { lcp: 1.5, shift: 0, script: 220 };
const SCORES = ['accessibility', 'best-practices', 'seo'] as const;

interface Load {
  lcp: number;
  shift: number;
  script: number;
  scores: number[];
}

let browserVersion = '';
const rows: string[][] = [];
const folder = mkdtempSync(join(tmpdir(), 'quoin-first-load-'));
const server = spawn('npm', ['start', '--silent'], {
  cwd: join(import.meta.dirname, '..', '..'),
  env: { ...process.env, PORT: String(PORTS.firstLoad), PUBLIC_URL: ADDRESS, DATA_DIR: join(folder, 'data') },
  stdio: 'ignore',
  detached: true,
});
try {
  await ready();
  for (const path of (await publicPages()).slice(0, Number(values.pages))) {
    const simulated = await medianLoad(path, 'simulate');
    const slowed = await medianLoad(path, 'devtools');
    rows.push([
      `\`/go${path}\``,
      against(simulated.lcp, BUDGET.lcp, 2),
      against(simulated.shift, BUDGET.shift, 3),
      simulated.scores.join(' · '),
      against(slowed.lcp, BUDGET.lcp, 2),
      against(slowed.shift, BUDGET.shift, 3),
      against(slowed.script, BUDGET.script, 0),
    ]);
    process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`);
  }
} finally {
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, maxRetries: 10, retryDelay: 500 });
}

writePart(
  'first-load',
  `## The first load of public pages

By \`npm run bench:first-load\`. How much script a first load may carry is part of \`npm test\` (step \`journey\`, public pages); times are not, because they depend on the machine.

By Lighthouse as on a phone with an empty cache, medians of ${LOADS} loads. LCP is the largest contentful paint in seconds, shift the cumulative layout shift. Lighthouse simulates a slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower; in the slowed browser it slows down the connection and the processor as much while the page loads. Script is thousands of bytes of brotli.

${table([
  [
    'page',
    `Lighthouse: LCP, budget ${BUDGET.lcp}`,
    `shift, budget ${BUDGET.shift}`,
    'accessibility · best practices · SEO, budget 100',
    'slowed browser: LCP',
    'shift',
    `script, budget ${BUDGET.script}`,
  ],
  ...rows,
])}

${machine(browserVersion)}.`,
);

async function ready(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const response = await fetch(`${ADDRESS}/api/health/ready`).catch(() => undefined); // not listening yet
    if (response?.ok) return;
    await wait(1000);
  }
  throw new Error('The server did not start: try npm start');
}

/** Paths below /go of the URLs in the sitemap, in both languages. */
async function publicPages(): Promise<string[]> {
  const sitemap = await fetch(`${ADDRESS}/sitemap.xml`).then((response) => response.text());
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice('/go'.length),
  );
}

async function medianLoad(path: string, throttlingMethod: Flags['throttlingMethod']): Promise<Load> {
  const loads: Load[] = [];
  for (let load = 0; load < LOADS; load += 1)
    loads.push(await audit(`${ADDRESS}/go${path}`, throttlingMethod));
  const middle = loads.toSorted((one, other) => one.lcp - other.lcp)[LOADS >> 1];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

async function audit(address: string, throttlingMethod: Flags['throttlingMethod']): Promise<Load> {
  const { executablePath = chromium.executablePath(), args = [], env } = pinnedBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    envVars: { ...process.env, ...env },
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error' as const, throttlingMethod };
    const run = await lighthouse(address, { ...flags, onlyCategories: ['performance', ...SCORES] });
    if (!run) throw new Error(`Lighthouse returned nothing for ${address}`);
    const { audits, categories, environment } = run.lhr;
    browserVersion = /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? '';
    const requests = audits['network-requests']?.details;
    const items = requests?.type === 'table' ? requests.items : [];
    const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
    return {
      lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      script: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000,
      scores: SCORES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    };
  } finally {
    chrome.kill();
  }
}
