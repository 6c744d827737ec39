import { nameOf, shown } from './elements';

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
  return inmost.map((element) => `${nameOf(element)} reaches ${Math.round(reach(element))} px`);
}

/** Returns the right edge of its painted area, clipped by ancestors that clip or scroll. */
function reach(element: Element): number {
  let right = element.getBoundingClientRect().right;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible')
      right = Math.min(right, box.getBoundingClientRect().right);
  return right;
}
