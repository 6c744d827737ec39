// The date in New York by the server's clock: a device may be set to another day, and the server decides what is late.
import { dateInNewYork } from '@quoin/rules';
import { useSyncExternalStore } from 'react';

/** Where the server puts its time: in every page that it sends, and with every reply of the API. */
const PAGE_META = 'server-time';
export const SERVER_TIME_HEADER = 'x-server-time';
const CHECK_EVERY_MS = 30_000;

/** The server's time less that of this device, in milliseconds. */
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

/** YYYY-MM-DD. While rendering use `useToday`, which follows a new day. */
export const newYorkToday = (): string => dateInNewYork(serverNow());

/** YYYY-MM-DD in New York; renders again after midnight there, and when the server's date turns out to be another. */
export const useToday = (): string => useSyncExternalStore(subscribe, newYorkToday, newYorkToday);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', listener); // timers rest in a hidden tab
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
