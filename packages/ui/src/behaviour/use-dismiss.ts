import { useEffect, type RefObject } from 'react';

/** While `open`, calls `dismiss` on Escape, a press outside or focus leaving. The caller restores the focus after Escape. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (by: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!open) return;
    const page = element.current?.ownerDocument ?? document;
    // Outside a shadow root the event's target is its host, but the path has the elements inside.
    const dismissOutside = (event: Event) => {
      const inside = element.current && event.composedPath().includes(element.current);
      if (!inside) dismiss('outside');
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('escape');
    };
    page.addEventListener('pointerdown', dismissOutside);
    page.addEventListener('focusin', dismissOutside);
    page.addEventListener('keydown', escape);
    return () => {
      page.removeEventListener('pointerdown', dismissOutside);
      page.removeEventListener('focusin', dismissOutside);
      page.removeEventListener('keydown', escape);
    };
  }, [element, open, dismiss]);
}
