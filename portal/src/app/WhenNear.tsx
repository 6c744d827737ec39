import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IN_BROWSER } from './in-browser';
import { PagePart } from './PagePart';

interface WhenNearProps {
  /** As high as the content, so that nothing moves when it comes. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** What a jump to the end has passed counts as near too: all that is above the window, and a little below it. */
const NEAR = '1000000px 0px 400px';

/** Draws its content when it comes near the window: what only the content needs is not part of the first load. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => IN_BROWSER && !('IntersectionObserver' in window));
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? (
    <PagePart placeholder={placeholder}>{children}</PagePart>
  ) : (
    <div ref={place}>{placeholder}</div>
  );
}
