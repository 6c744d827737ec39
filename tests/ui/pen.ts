// A pen for drawn signatures.
import { fireEvent } from '@testing-library/react';
import { SIGNATURE_BOX } from '@quoin/ui';

/** jsdom has no pointer events, only mouse events. */
class Pen extends MouseEvent {
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = init.isPrimary ?? false;
  }
}
Object.defineProperty(globalThis, 'PointerEvent', { value: Pen, configurable: true });

/** The sheet with a layout of half the size of the strokes' coordinate system. */
function sheet(): Element {
  const found = document.querySelector('[data-part="sheet"]');
  if (!found) throw new Error('There is no sheet to draw on');
  const { width, height } = SIGNATURE_BOX;
  found.getBoundingClientRect = () => new DOMRect(100, 50, width / 2, height / 2);
  return found;
}

/** Draws from the first place over the others to the last. */
export function draw(...places: [x: number, y: number][]) {
  const area = sheet();
  const [first = [0, 0], ...others] = places;
  const at = ([x, y]: [number, number]) => ({
    clientX: 100 + x,
    clientY: 50 + y,
    isPrimary: true,
    button: 0,
  });
  fireEvent.pointerDown(area, at(first));
  for (const place of others) fireEvent.pointerMove(area, at(place));
  fireEvent.pointerUp(area, at(others.at(-1) ?? first));
}
