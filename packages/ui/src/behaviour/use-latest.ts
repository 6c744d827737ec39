import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one given, so that memoised rows need not render for it. Not for use while rendering. */
export function useLatest<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
