import type { Browser, CDPSession, Page } from '@playwright/test';

export interface Screen {
  what: string;
  path: string;
  /** The call whose answer it waits for: the end of its path. */
  call: string;
  /** What is there once it has opened, and how often. */
  shows: { selector: string; count: number };
}

/**
 * Milliseconds of processor time of the page's own thread. Unlike a clock it does not run while the machine is busy with
 * something else.
 */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** From the first answer on its way to the frame in which everything is there. */
export async function openingTime(
  page: Page,
  session: CDPSession,
  { path, call, shows }: Screen,
): Promise<number> {
  let answered = Number.NaN;
  await page.route(`**/api${call}*`, async (route) => {
    if (Number.isNaN(answered)) answered = await threadTime(session);
    await route.fallback();
  });
  await page.goto(`/go${path}`);
  // Asking at each frame would be work of its own, and would keep the page from ever having nothing to do.
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
  return (await threadTime(session)) - answered;
}

const MOST_FRAMES = 400;

/** While the page is scrolled at forty pixels a frame: a frame on average, and the longest task without a break. */
export async function scrollingTimes(
  browser: Browser,
  page: Page,
  session: CDPSession,
): Promise<{ frame: number; longest: number }> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const before = await threadTime(session);
  const frames = await page.evaluate(async (most) => {
    for (let frames = 1; frames <= most; frames += 1) {
      const top = window.scrollY;
      window.scrollBy({ top: 40, behavior: 'instant' });
      if (window.scrollY === top) return frames;
      await new Promise(requestAnimationFrame);
    }
    return most;
  }, MOST_FRAMES);
  const frame = ((await threadTime(session)) - before) / frames;
  return { frame, longest: longestTask(await browser.stopTracing()) };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

/** Of the page's thread: in the process that ran most tasks. */
function longestTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const byThread = mains.map(({ pid, tid }) =>
    traceEvents.flatMap((event) =>
      event.pid === pid && event.tid === tid && event.name.endsWith('RunTask') ? [event.tdur ?? 0] : [],
    ),
  );
  const busiest = byThread.sort((one, other) => other.length - one.length)[0] ?? [];
  return Math.max(0, ...busiest) / 1000;
}
