import { useCallback, useRef } from 'react';

/** Idempotency-Key of one submission: the same on every retry, a new one after `done` or when the content changes. */
export function useIdempotencyKey() {
  const last = useRef<{ key: string; sent: string }>(undefined);
  const keyFor = useCallback((content: unknown): string => {
    const sent = JSON.stringify(content) ?? '';
    if (last.current?.sent !== sent) last.current = { key: crypto.randomUUID(), sent };
    return last.current.key;
  }, []);
  const done = useCallback(() => {
    last.current = undefined;
  }, []);
  return { keyFor, done };
}
