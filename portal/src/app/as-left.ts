// A page that came with its content is read, scrolled and opened before its script has come. The screen that then takes
// its place is to be as the reader left that page.

/** @returns puts what has taken the place of the page's content as the content was */
export function asLeft(root: HTMLElement): () => void {
  const unfolded = [...root.querySelectorAll('details[id][open]')].map(({ id }) => id);
  const stops = stopsOf(root);
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const said = stops[focused]?.textContent;
  const { scrollX, scrollY } = window;
  return () => {
    for (const id of unfolded) unfold(document.getElementById(id));
    const same = stopsOf(root)[focused];
    if (same && same.textContent === said) same.focus({ preventScroll: true });
    // What an address points at is brought into view by its screen.
    if (!window.location.hash) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** What leads on without a script. */
const stopsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href], summary')];

function unfold(answer: HTMLElement | null): void {
  if (answer instanceof HTMLDetailsElement) answer.open = true;
}
