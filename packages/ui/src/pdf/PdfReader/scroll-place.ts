// The scroll position: the page in view, the pages near it, those that were shown, and whether the end is in view.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The exact pages, or their text reflowed. */
export type PdfView = 'pages' | 'reading';

type Scroller = RefObject<HTMLDivElement | null>;

/** In CSS pixels; wider pages are harder to read. */
const MAX_PAGE_WIDTH = 880;
const GUTTER = 16;

/** The width in CSS pixels at which a page fills the scroller; 0 until it is measured. */
export function useFittingWidth(scroller: Scroller): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setWidth(Math.min(MAX_PAGE_WIDTH, Math.max(0, element.clientWidth - 2 * GUTTER)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}

interface Layout {
  /** 0 until the view has its pages. */
  pages: number;
  /** Of a page, in CSS pixels. */
  width: number;
  view: PdfView;
}

/** `page` is 0 without pages. `goTo` takes a page from 1; one past the last is the end of the document. */
export function useScrollPlace(scroller: Scroller, { pages, width, view }: Layout) {
  const [page, setPage] = useState(0);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const [endInView, setEndInView] = useState(false);
  const shown = useRef(new Set<number>());
  const laidOut = pages > 0 && width > 0;

  useEffect(() => {
    const element = scroller.current;
    if (!element || !laidOut) return;
    const look = () => {
      setPage(pageInView(element));
      for (const each of pagesShown(element)) shown.current.add(each);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const slots = watch(element, getSlots(element), '100% 0px', (entries) =>
      setNear((before) => {
        const after = new Set(before);
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) after.add(getPage(target));
          else after.delete(getPage(target));
        return after;
      }),
    );
    // Observes the viewport, not the scroller: the end is not visible if the reader itself is below the fold. A page of the
    // reading view may be many screens long, so that its start does not count.
    const end = element.querySelector('[data-part="end"]') ?? [...getSlots(element)].at(-1);
    const last = watch(null, end ? [end] : [], '0px', (entries) => {
      setEndInView(entries.at(-1)?.isIntersecting ?? false);
    });
    return () => {
      element.removeEventListener('scroll', look);
      slots.disconnect();
      last.disconnect();
      setEndInView(false);
    };
  }, [scroller, laidOut, pages, view]);

  useKeptPlace(scroller, width, view);

  const goTo = useCallback(
    (wanted: number) => {
      const element = scroller.current;
      const slot = element && getSlots(element)[Math.max(1, wanted) - 1];
      if (slot) element.scrollTo({ top: slot.offsetTop - GUTTER });
      else if (element) {
        element.scrollTo({ top: element.scrollHeight });
        bringIntoView(element);
      }
    },
    [scroller],
  );
  const show = useCallback(
    (mark: HTMLElement) => {
      if (scroller.current) scrollToMark(scroller.current, mark);
    },
    [scroller],
  );
  const readOn = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    bringIntoView(element);
    element.scrollBy({ top: SCREEN * element.clientHeight });
  }, [scroller]);
  return { page, near, shown, endInView, goTo, readOn, show };
}

/** With its toolbar: the end counts once it is on the screen. */
const bringIntoView = (scroller: HTMLElement) => scroller.parentElement?.scrollIntoView({ block: 'nearest' });

/** How much of a screen to scroll, so that the last lines stay in view. */
const SCREEN = 0.85;

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

/** Keeps the same line on the screen after a zoom or a rotation; the browser does so for reflowed text. */
function useKeptPlace(scroller: Scroller, width: number, view: PdfView) {
  const before = useRef({ width, view });
  useLayoutEffect(() => {
    const { width: widthBefore, view: viewBefore } = before.current;
    before.current = { width, view };
    if (view === 'reading' || viewBefore !== view || !scroller.current || widthBefore === 0) return;
    scroller.current.scrollTop *= width / widthBefore;
  }, [scroller, width, view]);
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

const getSlots = (scroller: Element): NodeListOf<HTMLElement> => scroller.querySelectorAll('[data-page]');
const getPage = (slot: Element): number => Number(slot.getAttribute('data-page'));

/**
 * Returns the last page that starts above the middle of the scroller, or above a quarter of it if pages may be a few lines;
 * at its end the last one, however short.
 */
function pageInView(scroller: HTMLElement): number {
  const slots = [...getSlots(scroller)];
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  if (scrollTop + clientHeight >= scrollHeight - 1) return slots.length;
  const line = scrollTop + clientHeight / (scroller.dataset['view'] === 'reading' ? 4 : 2);
  const begun = slots.filter((slot) => slot.offsetTop <= line);
  return Math.max(1, begun.length);
}

/** Returns the current page and those that are wholly inside the scroller: several short ones fit on a screen. */
function pagesShown(scroller: HTMLElement): number[] {
  const [top, bottom] = [scroller.scrollTop, scroller.scrollTop + scroller.clientHeight];
  const isWhole = (slot: HTMLElement) =>
    slot.offsetTop >= top && slot.offsetTop + slot.offsetHeight <= bottom;
  const whole = [...getSlots(scroller)].filter(isWhole).map(getPage);
  return [pageInView(scroller), ...whole];
}
