// Visible and focusable elements of the page.

/** Whether the element is visible: not hidden, and not clipped to nothing like screen reader text. */
export function shown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** The open modal dialog, which makes everything else inert, or the body. */
export const scope = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** A short description of the element: component, part, tag and name. */
export function getName(element: Element): string {
  const component = element.closest('[data-quoin]')?.getAttribute('data-quoin') ?? 'outside any component';
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return `${component}${part ? ` [${part}]` : ''} <${element.tagName.toLowerCase()}>${name ? ` “${name}”` : ''}`;
}

const CAN_FOCUS =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

export const focusableElements = (within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(CAN_FOCUS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && shown(element),
  );

/** Returns the names of all tab stops. */
export const focusable = (): string[] => focusableElements().map(getName);
