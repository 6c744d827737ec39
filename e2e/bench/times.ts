// Times of all kits in one browser, in rounds over the kits, so that load on the machine affects all of them equally.
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { preview } from 'vite';
import { currentBrowser } from '../current-browser';
import type {} from './page';
import { median } from './report';
import { KITS, type Kit, type Scene } from './scene-table';

interface Measure {
  name: string;
  scene: Scene;
  /** The highest ratio to plain React DOM: a tenth above the last measurement. */
  budget: number;
  rounds: number;
  /** Measures with animations instead of reduced motion. */
  animated?: boolean;
  run: (page: Page) => Promise<number>;
}

const mount = (page: Page) => page.evaluate(() => window.bench.mount());

/** The first mount after page load, which also compiles the scripts and inserts the styles. */
async function firstMount(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => 'bench' in window);
  return mount(page);
}

const DIALOG = '[role="dialog"], dialog[open]';

async function openDialog(page: Page): Promise<number> {
  const took = await page.evaluate((dialog) => window.bench.press('button', dialog), DIALOG);
  await page.keyboard.press('Escape');
  await page.waitForFunction((dialog) => !document.querySelector(dialog), DIALOG);
  return took;
}

/** Bytes of heap that the mounted scene takes. */
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
  { name: 'form: first mount', scene: 'form', budget: 1.9, rounds: 40, run: firstMount },
  { name: 'form: mount', scene: 'form', budget: 1.1, rounds: 40, run: mount },
  {
    name: 'form: a keystroke',
    scene: 'form',
    budget: 1.75,
    rounds: 90,
    run: (page) => page.evaluate(() => window.bench.type('firstName', 20)),
  },
  { name: 'cards: mount', scene: 'cards', budget: 1.45, rounds: 25, run: mount },
  { name: 'table: mount', scene: 'table', budget: 0.2, rounds: 20, run: mount },
  {
    name: 'table: sort',
    scene: 'table',
    budget: 0.28,
    rounds: 20,
    run: (page) => page.evaluate(() => window.bench.press('thead button, thead [role="button"]')),
  },
  { name: 'table: heap', scene: 'table', budget: 0.28, rounds: 5, run: heap },
  { name: 'dialog: open', scene: 'dialog', budget: 1.85, rounds: 120, run: openDialog },
  {
    name: 'dialog: open, with its arrival',
    scene: 'dialog',
    budget: 1.9,
    animated: true,
    rounds: 120,
    run: openDialog,
  },
];

export const RULES_BUDGET = 70;

export interface Times {
  browser: string;
  /** Milliseconds, or bytes of heap: the median by measure and kit. */
  medians: Map<string, Record<Kit, number>>;
  /** Style rules that the form adds to the page. */
  rules: Record<Kit, number>;
}

/** @param pages the folder with the built page of every scene and kit: `form-quoin/index.html` */
export async function measureTimes(pages: string, share: number): Promise<Times> {
  const server = await preview({
    root: pages,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: '.' },
    // Isolated pages have a clock that is exact to five microseconds.
    preview: {
      port: 0,
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  });
  const browser = await chromium.launch(currentBrowser());
  try {
    const medians: Times['medians'] = new Map();
    let rules: Times['rules'] | undefined;
    for (const scene of new Set(MEASURES.map((measure) => measure.scene))) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        baseURL: server.resolvedUrls?.local[0],
      });
      const open = await forEachKit(async (kit) => {
        const page = await context.newPage();
        await page.goto(`${scene}-${kit}/`);
        await page.waitForFunction(() => 'bench' in window);
        return page;
      });
      if (scene === 'form') rules = await forEachKit((kit) => readRules(open[kit]));
      for (const measure of MEASURES.filter((each) => each.scene === scene)) {
        const rounds = Math.ceil(measure.rounds * share);
        medians.set(measure.name, await measureMedian({ ...measure, rounds }, open));
      }
      await context.close();
    }
    if (!rules) throw new Error('No measure is of the form');
    return { browser: browser.version(), medians, rules };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Style rules that the scene adds to the page when it first mounts. */
export const readRules = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const before = window.bench.rules();
    window.bench.mount();
    return window.bench.rules() - before;
  });

async function measureMedian(
  { run, rounds, animated }: Measure,
  open: Record<Kit, Page>,
): Promise<Record<Kit, number>> {
  const taken = await forEachKit(async (kit): Promise<number[]> => {
    await open[kit].emulateMedia({ reducedMotion: animated ? 'no-preference' : 'reduce' });
    await mount(open[kit]);
    return [];
  });
  // The first rounds warm up the JIT and are not counted. Each round starts with another kit.
  const warmUps = Math.ceil(rounds / 4);
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const first = round % KITS.length;
    for (const kit of [...KITS.slice(first), ...KITS.slice(0, first)]) {
      await open[kit].bringToFront();
      const took = await run(open[kit]);
      if (round >= warmUps) taken[kit].push(took);
    }
  }
  return forEachKit(async (kit) => median(taken[kit]));
}

async function forEachKit<Value>(make: (kit: Kit) => Promise<Value>): Promise<Record<Kit, Value>> {
  return {
    plain: await make('plain'),
    styled: await make('styled'),
    quoin: await make('quoin'),
    mui: await make('mui'),
    salt: await make('salt'),
  };
}
