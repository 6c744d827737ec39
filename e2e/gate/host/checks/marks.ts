// Rectangles of the elements that must be visible, to be compared with a screenshot.
import { focusableElements, getName, scope, shown } from './elements';

export interface Mark {
  what: string;
  /** In page coordinates; undefined if it is clipped, scrolled out of view or gone. */
  box: { x: number; y: number; width: number; height: number } | undefined;
}

/** Icons, and fills without text that show progress, a choice or a state. */
const TELLING =
  'progress, meter, [role="progressbar"], [role="meter"], [role="switch"], [role="img"], [data-part="mark"], svg';
const FRAMED =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea';
/** Pixels around a control, so that its border is included. */
const MARGIN = 2;

let noted: (Element | Text)[] = [];
let lastMarks: Mark[] = [];
let filled: HTMLElement[] = [];

/** Records, before forced colours, the visible elements and the controls identified only by a fill. */
export function noteMarks(): void {
  const place = scope();
  const controls = focusableElements(place);
  lastMarks = [];
  noted = [...getTexts(place), ...controls, ...[...place.querySelectorAll(TELLING)].filter(shown)];
  filled = controls.filter((control) => control.matches('button, a, summary') && isFilled(control));
}

/** Returns the current rectangles, because forced colours may change the layout; of replaced elements, the old ones. */
export function marks(): Mark[] {
  lastMarks = noted.map((node, index) =>
    node.isConnected ? getMark(node) : (lastMarks[index] ?? getMark(node)),
  );
  return lastMarks;
}

function getMark(node: Element | Text): Mark {
  if (node instanceof Element)
    return { what: getName(node), box: clipped(node, node.getBoundingClientRect(), MARGIN) };
  const range = document.createRange();
  range.selectNodeContents(node);
  const [line] = range.getClientRects();
  const parent = node.parentElement ?? document.body;
  return { what: getName(parent), box: line && clipped(parent, line, 0) };
}

/** With forced colours: returns inputs, and controls that lost their fill, without a border. */
export const lostBorders = (): string[] =>
  [...new Set([...scope().querySelectorAll<HTMLElement>(FRAMED), ...filled])]
    .filter((element) => shown(element) && !framed(element))
    .map((element) => `${getName(element)} has no border`);

function getTexts(place: Element): Text[] {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walk.nextNode()) {
    const { currentNode } = walk;
    const parent = currentNode.parentElement;
    if (
      currentNode instanceof Text &&
      currentNode.data.trim() &&
      parent &&
      !parent.matches('option') &&
      shown(parent)
    )
      found.push(currentNode);
  }
  return found;
}

/** Clips a rectangle to the ancestors that clip or scroll. */
function clipped(element: Element, { left, top, right, bottom }: DOMRect, margin: number): Mark['box'] {
  let [x1, y1, x2, y2] = [left - margin, top - margin, right + margin, bottom + margin];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edges = box.getBoundingClientRect();
    [x1, y1] = [Math.max(x1, edges.left), Math.max(y1, edges.top)];
    [x2, y2] = [Math.min(x2, edges.right), Math.min(y2, edges.bottom)];
  }
  const [width, height] = [x2 - x1, y2 - y1];
  return width < 3 || height < 3 ? undefined : { x: x1 + scrollX, y: y1 + scrollY, width, height };
}

const isFilled = (element: Element): boolean => {
  const { backgroundColor, clipPath } = getComputedStyle(element);
  return clipPath === 'none' && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
};

/**
 * Whether the element has a border, or a tightly fitting ancestor has one (a field with a currency symbol), or the cells
 * below it have one (a code field).
 */
function framed(element: Element): boolean {
  const own = element.getBoundingClientRect();
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box.getBoundingClientRect().height > own.height + 24) return false;
    const beside = [...(box.parentElement?.querySelectorAll('[data-part]') ?? [])];
    if ([box, ...beside.filter((other) => overlap(own, other.getBoundingClientRect()))].some(hasLine))
      return true;
  }
  return false;
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  b.left >= a.left - 4 && b.right <= a.right + 4 && b.top >= a.top - 4 && b.bottom <= a.bottom + 4;

function hasLine(element: Element): boolean {
  const style = getComputedStyle(element);
  const drawn = (width: string, kind: string) => parseFloat(width) > 0 && !/none|hidden/.test(kind);
  return (
    drawn(style.borderBottomWidth, style.borderBottomStyle) || drawn(style.outlineWidth, style.outlineStyle)
  );
}
