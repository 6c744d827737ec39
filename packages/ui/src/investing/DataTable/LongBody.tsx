// The body of a table that is too long to render at once. Lines are grouped in blocks, each a row group; consecutive blocks
// far from the viewport are one empty row of their total height. Lines may have any height, the scroll height is that of
// the full table, and IntersectionObserver reports which blocks are near (docs/decisions/long-tables.md).
import { memo, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface LongBodyProps {
  lineCount: number;
  columnCount: number;
  /** The lines from `start` to before `end`, counted from 0. */
  renderLines: (start: number, end: number) => ReactNode;
}

export const LongBody = /* @__PURE__ */ memo(function LongBody({
  lineCount,
  columnCount,
  renderLines,
}: LongBodyProps) {
  const first = useRef<HTMLTableSectionElement>(null);
  const stretches = useBlocksInView(first, lineCount);
  return stretches.map(({ from, to, near, height }, index) => {
    const ref = index === 0 ? first : undefined;
    if (near)
      return (
        <tbody key={from} ref={ref} role="rowgroup" data-from={from} data-to={to}>
          {renderLines(from * ROWS_PER_BLOCK, to * ROWS_PER_BLOCK)}
        </tbody>
      );
    // A new key when the empty row changes its size, so that the browser reports again whether it is near.
    return (
      <tbody key={`${from}-${to}`} ref={ref} aria-hidden data-from={from} data-to={to} data-far="">
        <tr>
          <td colSpan={columnCount} style={{ height }} />
        </tr>
      </tbody>
    );
  });
});

/** So few that putting a block in takes no longer than a frame has. */
const ROWS_PER_BLOCK = 5;

/** Blocks that follow one another: one that is near the view, or all those far from it up to the next that is near. */
interface Stretch {
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
  /** Mean height of the block measured last, assumed for blocks that were never rendered. */
  rowHeight: number;
  /** At another width rows have other heights. */
  width: number;
}

/** A row of one line in comfortable density, until a row was measured. */
const INITIAL_BLOCKS: Blocks = {
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

const LISTENER_OPTIONS = { capture: true, passive: true };

/** What sibling row groups, counted from `first`, a table of so many rows has. Without a browser: ten blocks are near. */
function useBlocksInView(first: RefObject<HTMLElement | null>, rowCount: number): Stretch[] {
  const [blocks, setBlocks] = useState(INITIAL_BLOCKS);
  const [all, setAll] = useState(false);
  const observer = useRef<IntersectionObserver>(undefined);
  const stretches = useMemo(() => getStretches(blocks, rowCount, all), [blocks, rowCount, all]);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') {
      setAll(true);
      return undefined;
    }
    const take = (entries: IntersectionObserverEntry[]) =>
      setBlocks((before) => entries.reduce(updateBlocks, before));
    const made = new IntersectionObserver(take, { rootMargin: MARGIN });
    observer.current = made;
    const listeners = Object.entries({
      // While the page is scrolled frames go before all else, and what was found would wait until there are none.
      scroll: () => {
        const found = made.takeRecords();
        if (found.length > 0) flushSync(() => take(found));
      },
      // A page is printed whole.
      beforeprint: () => flushSync(() => setAll(true)),
      afterprint: () => setAll(false),
    });
    listeners.forEach((each) => window.addEventListener(...each, LISTENER_OPTIONS));
    return () => {
      listeners.forEach((each) => window.removeEventListener(...each, LISTENER_OPTIONS));
      made.disconnect();
    };
  }, []);

  // Those that are observed already stay so.
  useEffect(() => {
    const groups = first.current?.parentElement?.querySelectorAll(':scope > [data-from]');
    groups?.forEach((group) => observer.current?.observe(group));
  }, [first, stretches]);

  return stretches;
}

function getStretches(blocks: Blocks, rowCount: number, all: boolean): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from * ROWS_PER_BLOCK < rowCount; from += 1) {
    const near = all || blocks.near.has(from);
    const height = getHeight(blocks, from, Math.min(ROWS_PER_BLOCK, rowCount - from * ROWS_PER_BLOCK));
    const open = stretches.at(-1);
    if (open && !near && !open.near) {
      open.to += 1;
      open.height += height;
    } else stretches.push({ from, to: from + 1, near, height });
  }
  return stretches;
}

const getHeight = ({ heights, rowHeight }: Blocks, block: number, rows = ROWS_PER_BLOCK): number =>
  heights.get(block) ?? rows * rowHeight;

function updateBlocks(
  before: Blocks,
  { target, isIntersecting, boundingClientRect, intersectionRect }: IntersectionObserverEntry,
): Blocks {
  // Only these are observed. Not `instanceof`: in an iframe the classes are those of another window.
  const section = target as HTMLTableSectionElement;
  const { dataset } = section;
  if (!section.isConnected) return before;
  const isFar = dataset.far !== undefined;
  if (isFar && !isIntersecting) return before;
  const from = Number(dataset.from);
  const blocks = isFar ? before : measureBlock(before, from, section, boundingClientRect);
  // A row with keyboard focus stays rendered, however far the page is scrolled.
  const kept = section.contains(section.ownerDocument.activeElement);
  const near = new Set(blocks.near);
  for (let block = from, { top } = boundingClientRect; block < Number(dataset.to); block += 1) {
    const bottom = top + getHeight(blocks, block);
    // Includes a block that only touches the viewport, because the observer does not report it again.
    const shown = isIntersecting && top <= intersectionRect.bottom && bottom >= intersectionRect.top;
    if (shown || kept) near.add(block);
    else near.delete(block);
    top = bottom;
  }
  return near.size === blocks.near.size ? blocks : { ...blocks, near };
}

function measureBlock(
  blocks: Blocks,
  block: number,
  { rows }: HTMLTableSectionElement,
  { width, height }: DOMRectReadOnly,
): Blocks {
  const sameWidth = width === blocks.width;
  if (height === 0 || (sameWidth && blocks.heights.get(block) === height)) return blocks;
  const heights = new Map(sameWidth ? blocks.heights : undefined).set(block, height);
  return { ...blocks, heights, rowHeight: height / rows.length, width };
}
