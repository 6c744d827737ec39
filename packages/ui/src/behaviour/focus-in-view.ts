/**
 * Moves the focus and brings the element to the middle of the window. WebKit ignores `scroll-padding` in `focus()`, so the
 * element would be under a sticky header; Firefox does not scroll to an element that is partly visible.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
