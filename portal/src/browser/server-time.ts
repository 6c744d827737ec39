// The date in New York by the server's clock: device clocks may be wrong, and the server decides what is late.
import { dateInNewYork } from '@quoin/rules';
import { useSyncExternalStore } from 'react';

/** The server sends its time in every page and with every response of the API. */
const PAGE_META = 'server-time';
export const SERVER_TIME_HEADER = 'x-server-time';
const CHECK_EVERY_MS = 30_000;

/** Server time minus device time, in milliseconds. */
let offset = 0;
const listeners = new Set<() => void>();

if (typeof document !== 'undefined')
  setServerTime(document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_META}"]`)?.content);

/** @param instant ISO 8601; anything else is ignored */
export function setServerTime(instant: string | null | undefined): void {
  const time = Date.parse(instant ?? '');
  if (Number.isNaN(time)) return;
  offset = time - Date.now();
  for (const listener of listeners) listener();
}

export const serverNow = (): Date => new Date(Date.now() + offset);

/** YYYY-MM-DD. Components use `useToday`, which rerenders on a new day. */
export const newYorkToday = (): string => dateInNewYork(serverNow());

/** YYYY-MM-DD in New York. Rerenders after midnight there and when the server reports another date. */
export const useToday = (): string => useSyncExternalStore(subscribe, newYorkToday, newYorkToday);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', listener); // browsers throttle timers of hidden tabs
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
