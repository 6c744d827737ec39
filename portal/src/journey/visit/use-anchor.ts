import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The id after the `#` of the address. What it names comes into view as soon as `ready`: a text that is fetched comes later than the page. */
export function useAnchor(ready: boolean): string {
  const { hash } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready, id]);
  return id;
}
