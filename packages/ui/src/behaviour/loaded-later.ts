// Parts that no page should wait for: each is loaded when it is first needed, once for all who need it.
import { useEffect, useSyncExternalStore } from 'react';
import { warnInDevelopment } from './warn-in-development';

/**
 * A hook that returns the loaded part: undefined on a server, while it loads and if loading fails. It loads the part, or
 * retries a failed load, whenever `wanted` becomes true.
 */
export function loadedLater<Part>(component: string, load: () => Promise<Part>) {
  let part: Part | undefined;
  let asking: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };

  async function ask() {
    try {
      part = await load();
      waiting.forEach((tell) => tell());
    } catch (cause) {
      asking = undefined;
      warnInDevelopment(component, () => `a part of it did not load (${String(cause)}). Serve all files.`);
      throw cause;
    }
  }

  return function usePart(wanted: unknown = true, onFail: () => void = ignore): Part | undefined {
    useEffect(() => {
      if (wanted && !part) (asking ??= ask()).catch(onFail);
    }, [wanted, onFail]);
    return useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    );
  };
}

const ignore = () => undefined;
