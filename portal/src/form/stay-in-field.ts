import type { MouseEvent } from 'react';

/** What is pressed and let go at one place. A label hands the focus to its field by its own click. */
const PRESSED = 'button, label, input:is([type="radio"], [type="checkbox"])';

/**
 * A field that is left shows its error, or takes it away. Left at the press of a button or of a choice below, it would
 * move that from under the pointer, and the click would be lost: so a press takes no focus. A choice takes it by its click.
 */
export function stayInField(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
  if (!pressed) return;
  event.preventDefault();
  if (!pressed.matches('input')) return;
  // Not within the click: what the left field draws anew would take the choice back before it is told.
  pressed.addEventListener('click', () => setTimeout(() => pressed.focus({ preventScroll: true })), {
    once: true,
  });
}
