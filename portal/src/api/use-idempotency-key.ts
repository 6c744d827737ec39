import { useCallback, useRef } from 'react';

/**
 * The Idempotency-Key of one intention: the same for every retry of it, a new one after `done`, or when what is sent has changed.
 */
export function useIdempotencyKey() {
  const kept = useRef<{ key: string; sent: string }>(undefined);
  const keyFor = useCallback((content: unknown): string => {
    const sent = JSON.stringify(content) ?? '';
    if (kept.current?.sent !== sent) kept.current = { key: crypto.randomUUID(), sent };
    return kept.current.key;
  }, []);
  const done = useCallback(() => {
    kept.current = undefined;
  }, []);
  return { keyFor, done };
}
