import { useCallback, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

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
  near: /* @__PURE__ */ new Set([0, 1]),
  heights: /* @__PURE__ */ new Map(),
  rowHeight: 68,
  width: 0,
};

/** How far beyond the view rows are kept, so that neither the wheel nor the Tab key finds an empty place. */
const MARGIN = '1200px 0px';

/** Which of the sibling row groups, counted from `first`, are near the view. Without a browser: the first two. */
export function useBlocksInView(first: RefObject<HTMLElement | null>, count: number) {
  const [{ near, heights, rowHeight }, setBlocks] = useState(AT_FIRST);
  const [all, setAll] = useState(false);

  useEffect(() => {
    const groups = first.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-block]');
    if (!groups) return;
    if (typeof IntersectionObserver === 'undefined') {
      setAll(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => setBlocks((before) => entries.reduce(afterEntry, before)),
      { rootMargin: MARGIN },
    );
    groups.forEach((group) => observer.observe(group));
    return () => observer.disconnect();
  }, [first, count]);

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

  return {
    near: useCallback((block: number) => all || near.has(block), [all, near]),
    heightOf: (block: number, rows: number) => heights.get(block) ?? rows * rowHeight,
  };
}

function afterEntry(blocks: Blocks, entry: IntersectionObserverEntry): Blocks {
  const { target, isIntersecting } = entry;
  if (!(target instanceof HTMLElement)) return blocks;
  const block = Number(target.dataset.block);
  // Whoever is in a row with the keyboard keeps it, however far the page is scrolled.
  const isNear = isIntersecting || target.contains(document.activeElement);
  const measured = measure(blocks, block, Number(target.dataset.rows), entry.boundingClientRect);
  if (isNear === measured.near.has(block)) return measured;
  const near = new Set(measured.near);
  if (isNear) near.add(block);
  else near.delete(block);
  return { ...measured, near };
}

function measure(blocks: Blocks, block: number, rows: number, { width, height }: DOMRectReadOnly): Blocks {
  if (!(rows > 0 && height > 0)) return blocks;
  const heights = new Map(width === blocks.width ? blocks.heights : undefined).set(block, height);
  return { ...blocks, heights, rowHeight: height / rows, width };
}
