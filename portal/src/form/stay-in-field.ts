import type { MouseEvent } from 'react';

/**
 * A field that is left shows its error. Left at the press of a button below, it would push that button from under the
 * pointer, and the click would be lost: so pressing a button takes no focus.
 */
export function stayInField(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
