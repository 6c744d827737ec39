// All kits in one browser, one after the other in every round, so that a busy moment of the machine strikes all alike.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { pinnedBrowser } from '../pinned-browser';
import { median } from './median';
import type {} from './page';
import { KITS, type Kit, type Scene } from './scene-table';

export interface Measure {
  name: string;
  scene: Scene;
  /** The highest ratio to plain React DOM. */
  budget?: number;
  rounds: number;
  /** With what moves when it comes; otherwise as for somebody who asked the system for less motion. */
  moves?: boolean;
  of: (page: Page) => Promise<number>;
}

const mount = (page: Page) => page.evaluate(() => window.bench.mount());

/** Sorting back and forth; a kit's header button is the first of its table. */
const sort = (page: Page) => page.evaluate(() => window.bench.press('thead button, thead [role="button"]'));

const DIALOG = '[role="dialog"], dialog[open]';

async function openDialog(page: Page): Promise<number> {
  const took = await page.evaluate((dialog) => window.bench.press('button', dialog), DIALOG);
  await page.keyboard.press('Escape');
  await page.waitForFunction((dialog) => !document.querySelector(dialog), DIALOG);
  return took;
}

/** Bytes that the mounted scene holds, after a collection before and after. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => window.bench.unmount());
  const before = await usedHeap(session);
  await mount(page);
  const after = await usedHeap(session);
  await session.detach();
  return after - before;
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export const MEASURES: readonly Measure[] = [
  { name: 'form: mount', scene: 'form', budget: 1.7, rounds: 40, of: mount },
  {
    name: 'form: a keystroke',
    scene: 'form',
    budget: 1.5,
    rounds: 90,
    of: (page) => page.evaluate(() => window.bench.type('firstName', 20)),
  },
  { name: 'cards: mount', scene: 'cards', budget: 1.75, rounds: 25, of: mount },
  { name: 'table: mount', scene: 'table', budget: 1.6, rounds: 20, of: mount },
  { name: 'table: sort', scene: 'table', budget: 1.4, rounds: 20, of: sort },
  { name: 'table: heap', scene: 'table', budget: 1.9, rounds: 5, of: heap },
  { name: 'dialog: open', scene: 'dialog', budget: 1.4, rounds: 120, of: openDialog },
  { name: 'dialog: open, with its arrival', scene: 'dialog', moves: true, rounds: 120, of: openDialog },
];

export const RULES_BUDGET = 70;

export interface Times {
  browser: string;
  /** Milliseconds, or bytes of heap: the median by measure and kit. */
  medians: Map<string, Record<Kit, number>>;
  /** Style rules that the form adds to the page. */
  rules: Record<Kit, number>;
}

/** `pages` holds the built page of every scene and kit: `form-quoin/scene.js`. */
export async function measureTimes(pages: string): Promise<Times> {
  const server = await serve(pages);
  const browser = await chromium.launch(pinnedBrowser());
  try {
    const medians: Times['medians'] = new Map();
    let rules: Times['rules'] | undefined;
    for (const scene of new Set(MEASURES.map((measure) => measure.scene))) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const open = await inTurn(async (kit) => {
        const page = await context.newPage();
        await page.goto(`${addressOf(server)}${scene}-${kit}/`);
        await page.waitForFunction(() => 'bench' in window);
        return page;
      });
      if (scene === 'form') rules = await inTurn((kit) => rulesOf(open[kit]));
      for (const measure of MEASURES.filter((each) => each.scene === scene)) {
        medians.set(measure.name, await medianOf(measure, open));
      }
      await context.close();
    }
    if (!rules) throw new Error('No scene counts its style rules');
    return { browser: browser.version(), medians, rules };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Style rules that the scene adds to the page when it first mounts. */
export async function rulesOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const before = window.bench.rules();
    window.bench.mount();
    return window.bench.rules() - before;
  });
}

async function medianOf(
  { of, rounds, moves }: Measure,
  open: Record<Kit, Page>,
): Promise<Record<Kit, number>> {
  // The first rounds are the engine's: it compiles what is hot.
  const warmUps = Math.ceil(rounds / 4);
  const taken = await inTurn(async (kit): Promise<number[]> => {
    await open[kit].emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
    await mount(open[kit]);
    return [];
  });
  for (let round = -warmUps; round < rounds; round++) {
    for (const kit of turned(round)) {
      await open[kit].bringToFront();
      const took = await of(open[kit]);
      if (round >= 0) taken[kit].push(took);
    }
  }
  return inTurn(async (kit) => median(taken[kit]));
}

/** Nobody is always first. */
const turned = (round: number): Kit[] => {
  const start = ((round % KITS.length) + KITS.length) % KITS.length;
  return [...KITS.slice(start), ...KITS.slice(0, start)];
};

async function inTurn<Value>(make: (kit: Kit) => Promise<Value>): Promise<Record<Kit, Value>> {
  return {
    plain: await make('plain'),
    styled: await make('styled'),
    quoin: await make('quoin'),
    mui: await make('mui'),
    salt: await make('salt'),
  };
}

const CONTENT_TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The built pages; isolated, so that the browser's clock is exact to five microseconds. */
function serve(pages: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const headers = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    };
    const file = join(pages, url);
    if (url.endsWith('/')) {
      const style = existsSync(join(file, 'style.css')) ? '<link rel="stylesheet" href="style.css">' : '';
      response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="en"><head><title>${url}</title>${style}</head><body><script type="module" src="scene.js"></script></body></html>`,
      );
      return;
    }
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

// A server that listens on a port has an address with that port.
const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}/`;
