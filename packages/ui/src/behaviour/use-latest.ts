import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest callback, so that memoised rows do not re-render. Not for use while rendering. */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
