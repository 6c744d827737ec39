/** Something of it is on the page: neither hidden nor clipped to nothing, as text for screen readers only is. */
export function shown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** An open modal dialog makes everything else inert. */
export const scope = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** The element in a few words: its component, part, tag and name. */
export function nameOf(element: Element): string {
  const component = element.closest('[data-quoin]')?.getAttribute('data-quoin') ?? 'outside any component';
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return `${component}${part ? ` [${part}]` : ''} <${element.tagName.toLowerCase()}>${name ? ` “${name}”` : ''}`;
}
