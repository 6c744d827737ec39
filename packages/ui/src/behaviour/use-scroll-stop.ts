// A region that scrolls must be reached by the keyboard, also where a browser does not see to it; one that fits is no stop.
import { useEffect, useRef, type RefObject } from 'react';

/** One for all regions of a page: making one takes longer than watching with it. */
let observer: ResizeObserver | undefined;

const observed = (regions: readonly ResizeObserverEntry[]) => {
  for (const { target } of regions) {
    if (target.scrollHeight > target.clientHeight) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
};

/** @returns the ref of the region */
export function useScrollStop<Region extends HTMLElement>(): RefObject<Region | null> {
  const region = useRef<Region>(null);
  useEffect(() => {
    const { current } = region;
    if (!current || !('ResizeObserver' in window)) return;
    observer ??= new ResizeObserver(observed);
    observer.observe(current);
    return () => observer?.unobserve(current);
  }, []);
  return region;
}
