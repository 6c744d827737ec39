// Lazy parts: each is loaded when it is first needed, once for all components that use it.
import { useEffect, useSyncExternalStore } from 'react';
import { warnInDevelopment } from './warn-in-development';

/**
 * A hook that returns the loaded part: undefined on a server, while it loads and if loading fails. It loads the part, or
 * retries a failed load, whenever `wanted` becomes true.
 */
export function loadedLater<Part>(component: string, load: () => Promise<Part>) {
  let part: Part | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  };

  async function loadPart() {
    try {
      part = await load();
      listeners.forEach((notify) => notify());
    } catch (cause) {
      loading = undefined;
      warnInDevelopment(component, () => `a part of it did not load (${String(cause)}). Serve all files.`);
      throw cause;
    }
  }

  return function usePart(wanted: unknown = true, onFail: () => void = ignore): Part | undefined {
    useEffect(() => {
      if (wanted && !part) (loading ??= loadPart()).catch(onFail);
    }, [wanted, onFail]);
    return useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    );
  };
}

const ignore = () => undefined;
