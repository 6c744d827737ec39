import { nameOf, shown } from './shown';

const CAN_FOCUS =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

export const focusableElements = (within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(CAN_FOCUS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && shown(element),
  );

/** Returns the names of all tab stops. */
export const focusable = (): string[] => focusableElements().map(nameOf);
