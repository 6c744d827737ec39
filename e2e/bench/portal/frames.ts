// What became of the frames while a page was scrolled, and what was in them.
import type { Browser, Page } from '@playwright/test';

export interface Frames {
  /** Shown with the page further on, as the wheel or the finger wants it. */
  shown: number;
  /** That should have been shown and were not: the picture stood still. */
  dropped: number;
  /** Shown before a part of the window was painted: the part is empty. */
  unpainted: number;
  /** Shown while a row or card in the window was not in the page yet. */
  withoutRow: number;
}

/** While `scroll` runs: every frame as the browser itself reports it. */
export async function framesWhile(
  browser: Browser,
  page: Page,
  scroll: () => Promise<void>,
): Promise<Frames> {
  const withoutRow = await watchPlaces(page);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  await scroll();
  const missed = await withoutRow();
  const reports = reportsIn(await browser.stopTracing());
  const count = (chosen: (report: FrameReport) => boolean) =>
    new Set(
      reports.filter(chosen).map(({ frame_source, frame_sequence }) => `${frame_source}/${frame_sequence}`),
    ).size;
  return {
    shown: count(({ state }) => state.startsWith('STATE_PRESENTED')),
    dropped: count(stoodStill),
    unpainted: count(({ has_missing_content }) => has_missing_content),
    withoutRow: missed,
  };
}

/** A frame has one report, or two if the page's thread was late for it: what it sent then came with a later frame. */
interface FrameReport {
  frame_source: number;
  frame_sequence: number;
  state: string;
  scroll_state: string;
  /** Something moved that had to go on in this frame. */
  affects_smoothness: boolean;
  has_missing_content: boolean;
}

/** Where the page's thread scrolls, because the page wants to be asked first, a frame without its part is one too few. */
const stoodStill = ({ state, scroll_state, affects_smoothness }: FrameReport): boolean =>
  affects_smoothness &&
  (state === 'STATE_DROPPED' ||
    (state === 'STATE_PRESENTED_PARTIAL' && scroll_state === 'SCROLL_MAIN_THREAD'));

function reportsIn(trace: Buffer): FrameReport[] {
  const { traceEvents }: { traceEvents: { name: string; args?: { frame_reporter?: FrameReport } }[] } =
    JSON.parse(trace.toString());
  return traceEvents.flatMap(({ name, args }) =>
    name === 'PipelineReporter' && args?.frame_reporter && args.frame_reporter.scroll_state !== 'SCROLL_NONE'
      ? [args.frame_reporter]
      : [],
  );
}

/** Rows of a long table stand in groups, and a group far from the window is one empty row. */
const PLACES = 'tbody, [data-quoin="InvestmentCard"]';

/**
 * Looks, whenever the page's thread begins a frame, whether the window had by then come to a place that was empty when the
 * thread last painted; each counts for as many frames as were shown meanwhile.
 *
 * @returns what tells how many
 */
async function watchPlaces(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((places) => {
    const found = { frames: 0 };
    void (async () => {
      const painted = new MessageChannel();
      for (let before = performance.now(); ;) {
        await new Promise((resolve) => {
          painted.port1.onmessage = resolve;
          painted.port2.postMessage(null);
        });
        const empty = [...document.querySelectorAll(places)].flatMap((place) => {
          if (
            !place.hasAttribute('data-far') &&
            place.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
          )
            return [];
          const { top, bottom } = place.getBoundingClientRect();
          return [{ from: top + scrollY, to: bottom + scrollY }];
        });
        const now = await new Promise<number>(requestAnimationFrame);
        if (empty.some(({ from, to }) => from < scrollY + innerHeight && to > scrollY))
          found.frames += Math.max(1, Math.round(((now - before) * 60) / 1000));
        before = now;
      }
    })();
    return found;
  }, PLACES);
  return () => watch.evaluate(({ frames }) => frames);
}
