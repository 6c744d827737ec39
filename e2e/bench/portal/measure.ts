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
