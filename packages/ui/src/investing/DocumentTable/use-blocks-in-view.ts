import { useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** So few that putting a block in takes no longer than a frame has. */
export const ROWS_PER_BLOCK = 5;

/** Blocks that follow one another: one that is near the view, or all those far from it up to the next that is near. */
export interface Stretch {
  from: number;
  /** Exclusive. */
  to: number;
  near: boolean;
  /** In pixels, as far as it is known. */
  height: number;
}

interface Blocks {
  near: ReadonlySet<number>;
  /** Of blocks that were in the page, in pixels. */
  heights: ReadonlyMap<number, number>;
  /** The mean of the block seen last: what a block that was never seen is taken to have. */
  rowHeight: number;
  /** At another width rows have other heights. */
  width: number;
}

/** A row of one line in comfortable density, until one was seen. */
const AT_FIRST: Blocks = {
  near: /* @__PURE__ */ new Set(Array.from({ length: 10 }, (_, block) => block)),
  heights: /* @__PURE__ */ new Map(),
  rowHeight: 68,
  width: 0,
};

/**
 * How far beyond the view rows are kept, so that neither the wheel nor the Tab key finds an empty place: a second of quick
 * scrolling, for the browser scrolls on while a slow machine is still putting rows in.
 */
const MARGIN = '2400px 0px';

/** What sibling row groups, counted from `first`, a table of so many rows has. Without a browser: ten blocks are near. */
export function useBlocksInView(first: RefObject<HTMLElement | null>, rowCount: number): Stretch[] {
  const [blocks, setBlocks] = useState(AT_FIRST);
  const [all, setAll] = useState(false);
  const [observer, setObserver] = useState<IntersectionObserver>();
  const stretches = useMemo(() => stretchesOf(blocks, rowCount, all), [blocks, rowCount, all]);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') {
      setAll(true);
      return undefined;
    }
    const take = (entries: IntersectionObserverEntry[]) =>
      setBlocks((before) => entries.reduce(afterEntry, before));
    const made = new IntersectionObserver(take, { rootMargin: MARGIN });
    // While the page is scrolled frames go before all else, and what was found would wait until there are none.
    const takeNow = () => {
      const found = made.takeRecords();
      if (found.length > 0) flushSync(() => take(found));
    };
    window.addEventListener('scroll', takeNow, { capture: true, passive: true });
    setObserver(made);
    return () => {
      window.removeEventListener('scroll', takeNow, true);
      made.disconnect();
    };
  }, []);

  // Those that are observed already stay so.
  useEffect(() => {
    const groups = first.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-from]');
    groups?.forEach((group) => observer?.observe(group));
  }, [first, observer, stretches]);

  // A page is printed whole.
  useEffect(() => {
    const whole = () => flushSync(() => setAll(true));
    const again = () => setAll(typeof IntersectionObserver === 'undefined');
    window.addEventListener('beforeprint', whole);
    window.addEventListener('afterprint', again);
    return () => {
      window.removeEventListener('beforeprint', whole);
      window.removeEventListener('afterprint', again);
    };
  }, []);

  return stretches;
}

function stretchesOf(blocks: Blocks, rowCount: number, all: boolean): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from * ROWS_PER_BLOCK < rowCount; from += 1) {
    const near = all || blocks.near.has(from);
    const height = heightOf(blocks, from, Math.min(ROWS_PER_BLOCK, rowCount - from * ROWS_PER_BLOCK));
    const open = stretches.at(-1);
    if (open && !near && !open.near) {
      open.to += 1;
      open.height += height;
    } else stretches.push({ from, to: from + 1, near, height });
  }
  return stretches;
}

const heightOf = ({ heights, rowHeight }: Blocks, block: number, rows = ROWS_PER_BLOCK): number =>
  heights.get(block) ?? rows * rowHeight;

function afterEntry(blocks: Blocks, entry: IntersectionObserverEntry): Blocks {
  const { target, isIntersecting } = entry;
  if (!(target instanceof HTMLElement) || !target.isConnected) return blocks;
  const from = Number(target.dataset.from);
  if (target.dataset.far !== undefined)
    return isIntersecting ? withNear(blocks, blocksShown(blocks, from, entry)) : blocks;
  // Whoever is in a row with the keyboard keeps it, however far the page is scrolled.
  const isNear = isIntersecting || target.contains(document.activeElement);
  const measured = measure(blocks, from, target.querySelectorAll(':scope > tr').length, entry);
  if (isNear === measured.near.has(from)) return measured;
  const near = new Set(measured.near);
  if (isNear) near.add(from);
  else near.delete(from);
  return { ...measured, near };
}

const withNear = (blocks: Blocks, more: readonly number[]): Blocks => ({
  ...blocks,
  near: new Set([...blocks.near, ...more]),
});

/** Which of the blocks of a far stretch have come near: also one that is only touched, for that is not told again. */
function blocksShown(
  blocks: Blocks,
  from: number,
  { target, boundingClientRect, intersectionRect }: IntersectionObserverEntry,
): number[] {
  const to = target instanceof HTMLElement ? Number(target.dataset.to) : from;
  const shown: number[] = [];
  for (let block = from, top = boundingClientRect.top; block < to; block += 1) {
    const bottom = top + heightOf(blocks, block);
    if (top <= intersectionRect.bottom && bottom >= intersectionRect.top) shown.push(block);
    top = bottom;
  }
  return shown;
}

function measure(
  blocks: Blocks,
  block: number,
  rows: number,
  { boundingClientRect: { width, height } }: IntersectionObserverEntry,
): Blocks {
  if (!(rows > 0 && height > 0)) return blocks;
  if (blocks.heights.get(block) === height && width === blocks.width) return blocks;
  const heights = new Map(width === blocks.width ? blocks.heights : undefined).set(block, height);
  return { ...blocks, heights, rowHeight: height / rows, width };
}
