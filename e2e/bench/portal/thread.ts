// What the page's own thread works while a page is scrolled.
import type { Browser, Page } from '@playwright/test';

/** Milliseconds of processor time of the longest task that it runs without a break while `scroll` runs. */
export async function longestTaskWhile(
  browser: Browser,
  page: Page,
  scroll: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await scroll();
  return longestTask(await browser.stopTracing());
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
