// Measures the first load of the portal's public pages and writes its part of docs/benchmarks.md.
//   npm run bench:portal
// Lighthouse loads each page on a simulated slow 4G with a processor four times slower. It comes by npx: installed, it would
// weigh on every clone for the sake of this one command.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedBrowser } from '../pinned-browser';
import { portalPart, type Load } from './portal-part';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PORT = 4319;
const HOUSE = `http://localhost:${PORT}`;
/** Below /go; what a search engine or a mail leads to. */
const PAGES = ['/', '/zh', '/about', '/faqs', '/opportunity-zone', '/risk', '/products', '/auth/signup'];
/** The median of this many loads is written. */
const LOADS = 3;

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'quoin-portal-bench-'));
const { executablePath, args = [], env = process.env } = pinnedBrowser();

const server = spawn('npm', ['start', '--silent'], {
  cwd: root,
  env: { ...process.env, PORT: String(PORT), PUBLIC_URL: HOUSE, DATA_DIR: join(folder, 'data') },
  stdio: 'ignore',
  detached: true,
});
try {
  await ready();
  const loads: Load[] = [];
  for (const path of PAGES) {
    process.stdout.write(`${path} …\n`);
    const runs = Array.from({ length: LOADS }, () => measure(path));
    const [median] = runs.sort((one, other) => one.lcp - other.lcp).slice(LOADS >> 1);
    if (median) loads.push(median);
  }
  const part = portalPart(loads, new Date().toISOString().slice(0, 10));
  execFileSync(process.execPath, [join(root, 'bin/write-benchmarks.mjs'), 'portal'], { input: part });
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

/** One load with an empty cache. */
function measure(path: string): Load {
  const report = join(folder, 'report.json');
  execFileSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `${HOUSE}/go${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return loadOf(path, JSON.parse(readFileSync(report, 'utf8')) as Report); // Lighthouse writes it
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

function loadOf(path: string, { categories, audits }: Report): Load {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scripts = audits['resource-summary']?.details?.items?.find(
    ({ resourceType }) => resourceType === 'script',
  );
  return {
    path,
    lcp: figure('largest-contentful-paint') / 1000,
    shift: figure('cumulative-layout-shift'),
    blocked: figure('total-blocking-time'),
    script: (scripts?.transferSize ?? Number.NaN) / 1024,
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
  };
}
