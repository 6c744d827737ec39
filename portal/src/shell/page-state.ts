// Users can scroll, move focus and open details in prerendered HTML before the app hydrates.

/** @returns a function that restores scroll position, focus and open details after the app has rendered */
export function capturePageState(root: HTMLElement): () => void {
  const openIds = [...root.querySelectorAll('details[id][open]')].map(({ id }) => id);
  const elements = findFocusable(root);
  const focused = elements.findIndex((stop) => stop === document.activeElement);
  const focusedText = elements[focused]?.textContent;
  const { scrollX, scrollY } = window;
  return () => {
    for (const id of openIds) reopen(document.getElementById(id));
    const same = findFocusable(root)[focused];
    if (same && same.textContent === focusedText) same.focus({ preventScroll: true });
    // The screen handles the hash itself.
    if (!window.location.hash) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Elements that respond to the keyboard without JavaScript. */
const findFocusable = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href], summary')];

function reopen(answer: HTMLElement | null): void {
  if (answer instanceof HTMLDetailsElement) answer.open = true;
}
