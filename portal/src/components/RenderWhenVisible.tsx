import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IS_BROWSER } from '../browser/document';
import { PartBoundary } from './PartBoundary';

interface RenderWhenVisibleProps {
  /** As high as the content, so that nothing moves when the content loads. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Everything above the viewport, which a jump to the end has passed, and 400 px below it. */
const ROOT_MARGIN = '1000000px 0px 400px';

/** Renders its content when it is near the viewport, so that the content's code is not part of the first load. */
export function RenderWhenVisible({ placeholder, children }: RenderWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => IS_BROWSER && !('IntersectionObserver' in window));
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? (
    <PartBoundary placeholder={placeholder}>{children}</PartBoundary>
  ) : (
    <div ref={place}>{placeholder}</div>
  );
}
