/** Whether the focus is on this element, in a shadow root or an iframe too. */
export function hasFocus(element: Element | null | undefined): boolean {
  const root = element?.getRootNode();
  return root !== undefined && 'activeElement' in root && root.activeElement === element;
}

const CONTROL = ':is(input, select, textarea, button):not(:disabled)';

/** Returns the control of a field to focus: the first invalid one, else the first. */
export function getControl(field: Element | null | undefined): HTMLElement | null {
  if (!field) return null;
  const first =
    field.querySelector<HTMLElement>(`${CONTROL}[aria-invalid]`) ?? field.querySelector<HTMLElement>(CONTROL);
  // In a radio group, focus the checked radio.
  if (!first?.matches('[type="radio"]')) return first;
  return field.querySelector<HTMLElement>('[type="radio"]:checked') ?? first;
}

/**
 * Returns the control with an id, or the control to focus in the group with that id.
 * @param near an element of the same page, which may be a shadow root or in an iframe
 */
export function controlById(id: string, near: Element | null): HTMLElement | null {
  const page = (near ?? document).getRootNode() as Document | ShadowRoot; // both have ids
  const element = page.getElementById(id);
  return element?.matches(`${CONTROL}, [tabindex]`) ? element : getControl(element);
}

/**
 * Moves the focus and brings the element to the middle of the window. WebKit ignores `scroll-padding` in `focus()`, so the
 * element would be under a sticky header; Firefox does not scroll to an element that is partly visible.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  openAround(element);
  element.focus({ preventScroll: true });
  if ('scrollIntoView' in element) element.scrollIntoView({ block: 'center' }); // not in jsdom
}

/** Opens the closed sections around an element, as find-in-page does: a hidden element cannot take the focus. */
function openAround(element: HTMLElement): void {
  const nextClosed = () => element.closest('[hidden="until-found"]');
  for (let closed = nextClosed(); closed; closed = nextClosed()) {
    closed.dispatchEvent(new Event('beforematch', { bubbles: true }));
    closed.removeAttribute('hidden'); // at once; React renders the section later
  }
}
