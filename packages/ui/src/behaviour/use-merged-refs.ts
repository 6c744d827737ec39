import { useCallback, type Ref } from 'react';

/** Merges the component's own ref and a forwarded ref into one callback. */
export function useMergedRefs<Element>(
  own: Ref<Element>,
  forwarded: Ref<Element>,
): (element: Element | null) => void {
  return useCallback(
    (element: Element | null) => {
      for (const ref of [own, forwarded]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [own, forwarded],
  );
}
