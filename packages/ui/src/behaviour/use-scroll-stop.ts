// A region that scrolls must be reached by the keyboard, also where a browser does not see to it; one that fits is no stop.
import { useEffect, useRef, type RefObject } from 'react';

/** @returns the ref of the region */
export function useScrollStop<Region extends HTMLElement>(): RefObject<Region | null> {
  const region = useRef<Region>(null);
  useEffect(() => {
    const { current } = region;
    if (!current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      if (current.scrollHeight > current.clientHeight) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return region;
}
