import { useEffect, type RefObject } from 'react';

/** While `open`, calls `dismiss` on Escape, a press outside or focus leaving. The caller restores the focus after Escape. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (by: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) dismiss('outside');
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('escape');
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [element, open, dismiss]);
}
