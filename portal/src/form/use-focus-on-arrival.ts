import { useEffect, useRef } from 'react';

/** For what takes the place of a form that had the focus: a reader goes on here, not at the top of the page. */
export function useFocusOnArrival<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return place;
}
