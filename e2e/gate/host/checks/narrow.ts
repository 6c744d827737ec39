import { getName, shown } from './elements';

/** Charts redraw shortly after a change of width. */
const PATIENCE_MS = 1500;

/** Returns the elements that make the page scroll sideways, except inside scroll containers. */
export async function reachingPastTheEdge(): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  let found = pastTheEdge();
  while (found.length > 0 && performance.now() < end) {
    await new Promise((next) => requestAnimationFrame(next));
    found = pastTheEdge();
  }
  return found;
}

function pastTheEdge(): string[] {
  const edge = document.documentElement.clientWidth;
  const tooWide = document.documentElement.scrollWidth > edge;
  const dialogs = [...document.querySelectorAll('dialog[open], [popover]:popover-open')];
  const places = [...(tooWide ? [document.body] : []), ...dialogs];
  const found = places
    .flatMap((place) => [place, ...place.querySelectorAll('*')])
    .filter((element) => shown(element) && reach(element) > edge + 0.5);
  const inmost = found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
  if (tooWide && inmost.length === 0) return [`a text or a pseudo-element widens the page beyond ${edge} px`];
  return inmost.map((element) => `${getName(element)} reaches ${Math.round(reach(element))} px`);
}

/** Returns the right edge of its painted area, clipped by ancestors that clip or scroll. */
function reach(element: Element): number {
  let right = element.getBoundingClientRect().right;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible')
      right = Math.min(right, box.getBoundingClientRect().right);
  return right;
}

/** Longer numbers have to break in a narrow window. */
const BREAKABLE_SHARE = 0.4;
const NUMBER = /[\d$.,%]{2,}/g;

/** Returns the numbers that are on two lines although there is room for them: `81,281.8` above `4`. */
export function brokenNumbers(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!(text instanceof Text) || !element || !isBroken(text) || !shown(element)) continue;
    if (isClipped(element) || getComputedStyle(element).hyphens === 'auto') continue;
    for (const { 0: number, index } of text.data.matchAll(NUMBER)) {
      const lines = getLines(text, index, index + number.length);
      const width = lines.reduce((sum, line) => sum + line.width, 0);
      if (lines.length > 1 && width < BREAKABLE_SHARE * document.documentElement.clientWidth)
        found.push(`“${number}” in ${getName(element)}`);
    }
  }
  return found;
}

const isBroken = (text: Text): boolean => getLines(text, 0, text.length).length > 1;

/** The parts of a text, one on each line. */
function getLines(text: Text, from: number, to: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
  return parts.filter(
    ({ top, height }, index) => index === 0 || top - (parts[index - 1]?.top ?? 0) > height / 2,
  );
}

/** Inside a part for screen readers only. */
function isClipped(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return true;
  return false;
}
