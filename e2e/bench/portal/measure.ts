import type { CDPSession, Page } from '@playwright/test';

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

/** From the answer on its way to the frame in which everything is there. */
export async function openingTime(
  page: Page,
  session: CDPSession,
  { path, call, shows }: Screen,
): Promise<number> {
  let answered = Number.NaN;
  await page.route(`**/api${call}*`, async (route) => {
    answered = await threadTime(session);
    await route.fallback();
  });
  await page.goto(`/go${path}`);
  await page.waitForFunction(
    ({ selector, count }) => document.querySelectorAll(selector).length >= count,
    shows,
    { polling: 'raf' },
  );
  return (await threadTime(session)) - answered;
}

/** Of one frame, while the page is scrolled from the top to the bottom at forty pixels a frame. */
export async function frameTime(page: Page, session: CDPSession): Promise<number> {
  const before = await threadTime(session);
  const frames = await page.evaluate(async () => {
    for (let frames = 1; ; frames += 1) {
      const top = window.scrollY;
      window.scrollBy({ top: 40, behavior: 'instant' });
      if (window.scrollY === top) return frames;
      await new Promise(requestAnimationFrame);
    }
  });
  return ((await threadTime(session)) - before) / frames;
}
