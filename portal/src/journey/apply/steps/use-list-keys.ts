import { useState } from 'react';

/**
 * A key for each item of a list in a form. It goes with its item: the fields of another one must not take over what was
 * uncovered or begun in these.
 */
export function useListKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() =>
    Array.from({ length: count }, (_, place) => place),
  );
  return {
    keys,
    addKey: () => setKeys((before) => [...before, Math.max(-1, ...before) + 1]),
    dropKey: (place: number) => setKeys((before) => before.filter((_key, at) => at !== place)),
  };
}
