// Makes a region a tab stop only while it scrolls: some browsers do not let the keyboard reach a scrolling region.
import { useEffect, useRef, type RefObject } from 'react';

/** Shared by all regions of a page: creating an observer costs more than observing with it. */
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
