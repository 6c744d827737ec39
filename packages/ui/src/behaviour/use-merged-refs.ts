import { useCallback, type Ref } from 'react';

/** One ref callback for an element that both the component and its user want to hold. */
export function useMergedRefs<Element>(
  own: Ref<Element>,
  given: Ref<Element>,
): (element: Element | null) => void {
  return useCallback(
    (element: Element | null) => {
      for (const ref of [own, given]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [own, given],
  );
}
