import { Heading } from '@quoin/ui';
import { useEffect, useRef } from 'react';

/** Ref of an element that replaces the focused one. It takes the focus, so that screen readers continue there. */
export function useFocusOnArrival<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return place;
}

/** Heading that takes the focus on mount, so that screen readers announce the new part. */
export function PartHeading({ children }: { children: string }) {
  return (
    <Heading ref={useFocusOnArrival()} level={2} tabIndex={-1}>
      {children}
    </Heading>
  );
}
