import { useSyncExternalStore } from 'react';
import { media } from '../tokens';

const QUERY = media.phone.replace('@media ', '');

/** Whether the screen is as narrow as a phone's. False on the server and without `matchMedia`. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false);

/** In the browser only. */
export const isPhone = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(QUERY).matches;

function subscribe(listener: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
