// Times of all kits in one browser, in rounds over the kits, so that load on the machine affects all of them equally.
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { currentBrowser } from '../current-browser';
import type {} from './page';
import { median } from './report';
import { KITS, SCENES, type Kit, type Scene } from './scene-table';

interface Measure {
  name: `${Scene}: ${string}`;
  /** The highest ratio to plain React DOM: a tenth above the last measurement. */
  budget: number;
  rounds: number;
  /** Measures with animations instead of reduced motion. */
  animated?: boolean;
  run: (page: Page) => Promise<number>;
}

const mount = (page: Page) => page.evaluate(() => window.bench.mount());
const type = (page: Page) => page.evaluate(() => window.bench.type('firstName', 20));
const sort = (page: Page) => page.evaluate(() => window.bench.press('thead button, thead [role="button"]'));

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
  const readUsed = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(() => window.bench.unmount());
  const before = await readUsed();
  await mount(page);
  const after = await readUsed();
  await session.detach();
  return after - before;
}

export const MEASURES: readonly Measure[] = [
  { name: 'form: first mount', budget: 1.9, rounds: 40, run: firstMount },
  { name: 'form: mount', budget: 1.1, rounds: 40, run: mount },
  { name: 'form: a keystroke', budget: 1.75, rounds: 90, run: type },
  { name: 'cards: mount', budget: 1.45, rounds: 25, run: mount },
  { name: 'table: mount', budget: 0.2, rounds: 20, run: mount },
  { name: 'table: sort', budget: 0.28, rounds: 20, run: sort },
  { name: 'table: heap', budget: 0.28, rounds: 5, run: heap },
  { name: 'dialog: open', budget: 1.85, rounds: 120, run: openDialog },
  { name: 'dialog: open, with its arrival', budget: 1.9, rounds: 120, run: openDialog, animated: true },
];

/** The form adds fewer style rules to the page. */
export const RULES_BUDGET = 70;

/**
 * Returns the browser's version, and the medians of measures in kits: milliseconds, bytes of heap or style rules.
 * @param folder the built page of every scene and kit: `form-quoin/index.html`
 */
export async function measureTimes(folder: string, share: number) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
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
  const viewport = { width: 1280, height: 900 };
  const medians = new Map<string, number>();
  try {
    for (const scene of SCENES) {
      const context = await browser.newContext({ viewport, baseURL: server.resolvedUrls?.local[0] });
      const pages: [Kit, Page][] = [];
      for (const kit of KITS) {
        const page = await context.newPage();
        await page.goto(`${scene}-${kit}/`);
        await page.waitForFunction(() => 'bench' in window);
        medians.set(`${scene}: style rules ${kit}`, await readRules(page));
        pages.push([kit, page]);
      }
      for (const measure of MEASURES.filter(({ name }) => name.startsWith(scene)))
        for (const [kit, times] of await runRounds(measure, pages, Math.ceil(measure.rounds * share)))
          medians.set(`${measure.name} ${kit}`, median(times));
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const getMedian = (measure: string, kit: Kit) => medians.get(`${measure} ${kit}`) ?? Number.NaN;
  return { browser: browser.version(), getMedian };
}

async function runRounds({ run, animated }: Measure, pages: readonly [Kit, Page][], rounds: number) {
  for (const [, page] of pages) {
    await page.emulateMedia({ reducedMotion: animated ? 'no-preference' : 'reduce' });
    await mount(page);
  }
  const taken = new Map(KITS.map((kit): [Kit, number[]] => [kit, []]));
  // The first rounds warm up the JIT and are not counted. Each round starts with another kit.
  const warmUps = Math.ceil(rounds / 4);
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const first = round % pages.length;
    for (const [kit, page] of [...pages.slice(first), ...pages.slice(0, first)]) {
      await page.bringToFront();
      const took = await run(page);
      if (round >= warmUps) taken.get(kit)?.push(took);
    }
  }
  return taken;
}

/** Style rules that the scene adds to the page when it first mounts. */
export const readRules = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const before = window.bench.rules();
    window.bench.mount();
    return window.bench.rules() - before;
  });
