// `npm run bench:portal`: how fast screens with much content open and scroll on a slow machine; writes its part of
// docs/benchmarks.md. Use `-- --rounds 1` for a quick try.
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchNetwork } from '../quiet-network';
import { DESKTOP, openBrowser, openPage, threadTime } from './open-portal';
import { DOCUMENTS, INVESTMENTS, replyTo } from './portal-world';
import { against, buildPackages, machine, median, table, writePart } from './report';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const ROUNDS = Number(values.rounds);
const SCROLLING_ROUNDS = Math.ceil(ROUNDS / 2);
const SLOWER = 4;
const OPENING_BUDGET = 1000;
const FRAME_BUDGET = 1000 / 60;
const ALL_DOCUMENTS = DOCUMENTS.toLocaleString('en');

const getLibrary = (documents: number) => `[data-quoin="DocumentLibrary"][data-found="${documents}"]`;
const CHART = '[data-quoin="NavChart"] svg.apexcharts-svg';

/** The screens, the call that each waits for, and the elements of the loaded screen with their count. */
const SCREENS = [
  {
    what: `My Portfolio: ${INVESTMENTS} investments`,
    path: '/my-investment/all',
    call: '/v1/investors/investment',
    shows: { selector: '[data-quoin="HoldingsTable"] tbody tr', count: INVESTMENTS },
  },
  {
    what: 'the same with its charts drawn, ten years of months',
    path: '/my-investment/all',
    call: '/v1/investors/investment',
    shows: { selector: `${CHART}, [data-quoin="AllocationDonut"] svg.apexcharts-svg`, count: 2 },
  },
  {
    what: `current investments with the redeemable amount of each: ${INVESTMENTS}`,
    path: '/my-investment/current',
    call: '/v1/user/redemptions',
    shows: { selector: 'section[aria-labelledby="redemptions"] [data-quoin="Card"]', count: INVESTMENTS },
  },
  {
    what: 'performance of one investment, ten years of months',
    path: '/my-investment/current/investment-0/performance',
    call: '/v1/investments/investment-0/performance',
    shows: { selector: CHART, count: 1 },
  },
  {
    what: `My Documents: the newest 500 of ${ALL_DOCUMENTS}`,
    path: '/my-document',
    call: '/v1/documents',
    shows: { selector: getLibrary(500), count: 1 },
  },
  {
    what: `My Documents: all ${ALL_DOCUMENTS}, in twenty API replies`,
    path: '/my-document',
    call: '/v1/documents',
    shows: { selector: getLibrary(DOCUMENTS), count: 1 },
  },
];

const LONG_PAGES = [
  { what: 'a page of plain text', shows: 'p' },
  {
    what: `My Portfolio: ${INVESTMENTS} investments, charts drawn`,
    path: '/my-investment/all',
    shows: CHART,
  },
  { what: `My Documents: all ${ALL_DOCUMENTS}`, path: '/my-document', shows: '[data-quoin="DocumentTable"]' },
];
const PLAIN_TEXT = Array.from({ length: 1000 }, (_, line) => `<p>Line ${line} of plain text</p>`).join('');

const WAYS = [
  { by: 'the wheel', device: DESKTOP },
  { by: 'a finger', device: { viewport: { width: 390, height: 844 }, hasTouch: true } },
] as const;

buildPackages('@quoin/portal');
const browser = await openBrowser();
const openings: string[][] = [];
for (const { what, ...screen } of SCREENS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await openingTime(screen));
  openings.push([what, against(median(times) * SLOWER, OPENING_BUDGET, 0)]);
}
const scrollings: (string | number)[][] = [];
for (const longPage of LONG_PAGES) {
  for (const way of WAYS) {
    const rounds: Scrolling[] = [];
    for (let round = 0; round < SCROLLING_ROUNDS; round += 1) rounds.push(await scroll(longPage, way));
    const sum = (key: keyof Scrolling) => rounds.reduce((total, { [key]: value }) => total + value, 0);
    const longest = median(rounds.map(({ longestTask }) => longestTask));
    scrollings.push([
      longPage.what,
      way.by,
      sum('shown'),
      sum('dropped'),
      sum('unpainted'),
      sum('withoutRow'),
      against(longest, FRAME_BUDGET, 1),
    ]);
  }
}
const version = browser.version();
await browser.close();

writePart(
  'portal',
  `## The portal

By \`npm run bench:portal\`: the built portal in Chromium ${version} with its API replies served from memory. Milliseconds of processor time of the page's thread, the median of ${ROUNDS} rounds, times ${SLOWER}: the time on an idle machine of a quarter of the speed. Opening is from the first reply to the frame in which the content of the row is in the page (budget ${OPENING_BUDGET}). Charts are drawn when the list is complete and the browser is idle: their row is the time until they are drawn, not until the page can be read.

${table([['screen', 'opening'], ...openings])}

Scrolled by the browser's own gestures of a wheel (1280 pixels wide, 2,000 pixels a second) and of a finger (390 wide, one swipe after another), down and up again, the page's thread slowed down ${SLOWER} times; all frames of ${SCROLLING_ROUNDS} rounds, as the browser reports them. A dropped frame is one in which the page should have moved and did not; an unpainted one showed a part of the window before it was painted; in one without a row a row of the window was not in the page yet. What is dropped on the page of plain text is dropped by the machine. The longest task is the most that the page's thread works without a break meanwhile (${FRAME_BUDGET.toFixed(1)} is a sixtieth of a second): the browser scrolls what is drawn already without that thread.

${table([['page', 'by', 'frames', 'dropped', 'unpainted', 'without a row', 'longest task'], ...scrollings])}

${machine(version)}.`,
);

/** Time from the first response to the frame in which everything is rendered. */
async function openingTime({ path, call, shows }: Omit<(typeof SCREENS)[number], 'what'>): Promise<number> {
  const { page, session } = await openPage(browser, replyTo);
  let replied = Number.NaN;
  await page.route(`**/api${call}*`, async (route) => {
    if (Number.isNaN(replied)) replied = await threadTime(session);
    await route.fallback();
  });
  await page.goto(`/go${path}`);
  // Polling on each frame would add work, and the page would never be idle.
  await page.evaluate(
    ({ selector, count }) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, watch) => {
          if (document.querySelectorAll(selector).length < count) return;
          watch.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }).observe(document, { childList: true, subtree: true });
        document.body.append(new Comment());
      }),
    shows,
  );
  const opened = await threadTime(session);
  await page.context().close();
  return opened - replied;
}

interface Scrolling {
  shown: number;
  dropped: number;
  unpainted: number;
  withoutRow: number;
  /** Milliseconds of processor time. */
  longestTask: number;
}

async function scroll(
  { path, shows }: { path?: string; shows: string },
  way: (typeof WAYS)[number],
): Promise<Scrolling> {
  const { page, session } = await openPage(browser, replyTo, way.device);
  const quiet = watchNetwork(page);
  if (path === undefined) await page.setContent(PLAIN_TEXT);
  else await page.goto(`/go${path}`);
  await page.locator(shows).first().waitFor({ state: 'attached', timeout: 120_000 });
  await quiet();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const missing = await countMissingRows(page);
  const categories = ['disabled-by-default-devtools.timeline.frame', 'toplevel'];
  await (browser as Browser).startTracing(page, { categories });
  await gesture(page, session, way);
  const withoutRow = await missing();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }; // Chromium's format
  await page.context().close();
  return { ...framesIn(trace.traceEvents), withoutRow, longestTask: longestTaskIn(trace.traceEvents) };
}

async function gesture(page: Page, session: CDPSession, { by }: (typeof WAYS)[number]) {
  for (const down of [true, false]) {
    if (by === 'the wheel') {
      const yDistance = 10_000 * (down ? -1 : 1);
      const wheel = { x: 640, y: 450, yDistance, speed: 2_000, gestureSourceType: 'mouse' } as const;
      await session.send('Input.synthesizeScrollGesture', wheel);
    } else for (let swipes = 0; swipes < 8; swipes += 1) await swipe(page, session, down);
  }
}

/** Scrolling continues by inertia, and the next swipe starts before it ends. */
async function swipe(page: Page, session: CDPSession, down: boolean) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x: 195, y })) });
  await touch('touchStart', down ? 720 : 120);
  for (let moved = 30; moved <= 600; moved += 30) {
    await touch('touchMove', down ? 720 - moved : 120 + moved);
    await page.waitForTimeout(12);
  }
  await touch('touchEnd');
  await page.waitForTimeout(400);
}

/** Counts the frames of the page's thread with an empty block of a long table in the viewport. */
async function countMissingRows(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { frames: 0 };
    void (async () => {
      for (;;) {
        await new Promise(requestAnimationFrame);
        const rects = [...document.querySelectorAll('tbody[data-far]')].map((block) =>
          block.getBoundingClientRect(),
        );
        if (rects.some(({ top, bottom }) => top < innerHeight && bottom > 0)) counted.frames += 1;
      }
    })();
    return counted;
  });
  return () => counter.evaluate(({ frames }) => frames);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: {
    name?: string;
    frame_reporter?: {
      frame_source: number;
      frame_sequence: number;
      state: string;
      scroll_state: string;
      affects_smoothness: boolean;
      has_missing_content: boolean;
    };
  };
}

/** A frame has one report, or two if the page's thread was late for it. */
function framesIn(events: readonly TraceEvent[]) {
  const reports = events.flatMap(({ name, args }) =>
    name === 'PipelineReporter' && args?.frame_reporter && args.frame_reporter.scroll_state !== 'SCROLL_NONE'
      ? [args.frame_reporter]
      : [],
  );
  const count = (chosen: (report: (typeof reports)[number]) => boolean) =>
    new Set(reports.filter(chosen).map((report) => `${report.frame_source}/${report.frame_sequence}`)).size;
  return {
    shown: count(({ state }) => state.startsWith('STATE_PRESENTED')),
    // If the page's thread scrolls, a frame without its update has not moved.
    dropped: count(
      ({ state, scroll_state, affects_smoothness }) =>
        affects_smoothness &&
        (state === 'STATE_DROPPED' ||
          (state === 'STATE_PRESENTED_PARTIAL' && scroll_state === 'SCROLL_MAIN_THREAD')),
    ),
    unpainted: count(({ has_missing_content }) => has_missing_content),
  };
}

/** Longest task of the page's thread, which is the main thread with the most tasks. */
function longestTaskIn(events: readonly TraceEvent[]): number {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask')),
  );
  const [busiest = []] = tasks.toSorted((one, other) => other.length - one.length);
  return busiest.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
