// Users scroll, focus and open details of prerendered HTML before the app starts.

/** @returns a function that restores scroll position, focus and open details after the app has rendered */
export function capturePageState(root: HTMLElement): () => void {
  const unfolded = [...root.querySelectorAll('details[id][open]')].map(({ id }) => id);
  const stops = stopsOf(root);
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const said = stops[focused]?.textContent;
  const { scrollX, scrollY } = window;
  return () => {
    for (const id of unfolded) unfold(document.getElementById(id));
    const same = stopsOf(root)[focused];
    if (same && same.textContent === said) same.focus({ preventScroll: true });
    // A screen scrolls to the hash itself.
    if (!window.location.hash) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Elements that work without JavaScript. */
const stopsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href], summary')];

function unfold(answer: HTMLElement | null): void {
  if (answer instanceof HTMLDetailsElement) answer.open = true;
}
