// The scroll position: the page in view, the pages near it, and whether the last page is in view.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Scroller = RefObject<HTMLDivElement | null>;

/** In CSS pixels; wider pages are harder to read. */
const WIDEST_PAGE = 880;
const GUTTER = 16;

/** The width in CSS pixels at which a page fills the scroller; 0 until it is measured. */
export function useFittingWidth(scroller: Scroller): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setWidth(Math.min(WIDEST_PAGE, Math.max(0, element.clientWidth - 2 * GUTTER)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}

/** `page` is 0 without pages. `goTo` takes a page from 1; one past the last is the end of the document. */
export function useScrollPlace(scroller: Scroller, pages: number, width: number) {
  const [page, setPage] = useState(0);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const [lastPageInView, setLastPageInView] = useState(false);
  const laidOut = pages > 0 && width > 0;

  useEffect(() => {
    const element = scroller.current;
    if (!element || !laidOut) return;
    const look = () => setPage(pageInView(element));
    look();
    element.addEventListener('scroll', look, { passive: true });
    const slots = watch(element, slotsOf(element), '100% 0px', (entries) =>
      setNear((before) => {
        const after = new Set(before);
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) after.add(pageOf(target));
          else after.delete(pageOf(target));
        return after;
      }),
    );
    // Observes the viewport, not the scroller: the last page is not visible if the reader itself is below the fold.
    const last = watch(null, [...slotsOf(element)].slice(-1), '0px', (entries) => {
      setLastPageInView(entries.at(-1)?.isIntersecting ?? false);
    });
    return () => {
      element.removeEventListener('scroll', look);
      slots.disconnect();
      last.disconnect();
    };
  }, [scroller, laidOut, pages]);

  useKeptPlace(scroller, width);

  const goTo = useCallback(
    (wanted: number) => {
      const element = scroller.current;
      const slot = element && slotsOf(element)[Math.max(1, wanted) - 1];
      if (slot) element.scrollTo({ top: slot.offsetTop - GUTTER });
      else element?.scrollTo({ top: element.scrollHeight });
    },
    [scroller],
  );
  const show = useCallback(
    (mark: HTMLElement) => {
      if (scroller.current) scrollToMark(scroller.current, mark);
    },
    [scroller],
  );
  return { page, near, lastPageInView, goTo, show };
}

/** Scrolls the mark to the middle, unless it is in view. Does not scroll the page around the reader. */
function scrollToMark(scroller: HTMLElement, mark: HTMLElement) {
  const [view, box] = [scroller.getBoundingClientRect(), mark.getBoundingClientRect()];
  const inView =
    box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;
  if (inView) return;
  scroller.scrollBy({
    top: box.top + box.height / 2 - (view.top + view.height / 2),
    left: box.left >= view.left && box.right <= view.right ? 0 : box.left - view.left - view.width / 3,
  });
}

/** Keeps the same line on the screen after a zoom or a rotation. */
function useKeptPlace(scroller: Scroller, width: number) {
  const before = useRef(width);
  useLayoutEffect(() => {
    if (scroller.current && before.current > 0) scroller.current.scrollTop *= width / before.current;
    before.current = width;
  }, [scroller, width]);
}

function watch(
  root: Element | null,
  targets: Iterable<Element>,
  rootMargin: string,
  report: (entries: IntersectionObserverEntry[]) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(report, { root, rootMargin });
  for (const target of targets) observer.observe(target);
  return observer;
}

const slotsOf = (scroller: Element): NodeListOf<HTMLElement> => scroller.querySelectorAll('[data-page]');
const pageOf = (slot: Element): number => Number(slot.getAttribute('data-page'));

/** Returns the last page that starts above the middle of the scroller. */
function pageInView(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const begun = [...slotsOf(scroller)].filter((slot) => slot.offsetTop <= middle);
  return Math.max(1, begun.length);
}
