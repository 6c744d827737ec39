// A `popover` element beside its anchor: above everything, inside the screen, never cut off by a parent's overflow.
import { useEffect, type RefObject } from 'react';

interface FloatingPlace {
  open: boolean;
  /** `stretch`: as wide as the anchor. Default `start`. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Which side it takes where both have room. Default `below`. */
  side?: 'below' | 'above';
}

/** Between the anchor and what floats, and between that and the edge of the screen. */
const GAP = 6;
const EDGE = 8;

/** While `open` the element is shown in the top layer and follows its anchor through scrolling, zooming and a keyboard that slides in. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  { open, align = 'start', side = 'below' }: FloatingPlace,
): void {
  useEffect(() => {
    const [from, box] = [anchor.current, floating.current];
    if (!open || !from || !box) return;
    // Every supported browser has popovers; jsdom, in which apps test, has not.
    if ('showPopover' in box) box.showPopover();
    const place = () => placeBeside(from, box, align, side);
    place();
    const quietly = { capture: true, passive: true };
    const screen = window.visualViewport;
    const size = 'ResizeObserver' in window ? new ResizeObserver(place) : undefined;
    size?.observe(box);
    window.addEventListener('scroll', place, quietly);
    window.addEventListener('resize', place);
    screen?.addEventListener('resize', place);
    screen?.addEventListener('scroll', place);
    return () => {
      size?.disconnect();
      window.removeEventListener('scroll', place, quietly);
      window.removeEventListener('resize', place);
      screen?.removeEventListener('resize', place);
      screen?.removeEventListener('scroll', place);
      if (box.isConnected && 'hidePopover' in box) box.hidePopover();
    };
  }, [anchor, floating, open, align, side]);
}

function placeBeside(
  anchor: HTMLElement,
  box: HTMLElement,
  align: NonNullable<FloatingPlace['align']>,
  side: NonNullable<FloatingPlace['side']>,
) {
  const from = anchor.getBoundingClientRect();
  const screen = visibleScreen();
  if (align === 'stretch') box.style.width = `${from.width}px`;

  const above = from.top - screen.top - GAP - EDGE;
  const below = screen.bottom - from.bottom - GAP - EDGE;
  const wanted = box.scrollHeight;
  const roomFirst = side === 'below' ? below : above;
  const first = wanted <= roomFirst || roomFirst >= (side === 'below' ? above : below);
  const isBelow = first === (side === 'below');
  box.style.setProperty('--quoin-room', `${Math.max(isBelow ? below : above, 0)}px`);
  box.dataset.side = isBelow ? 'below' : 'above';

  const { width, height } = box.getBoundingClientRect();
  box.style.top = `${isBelow ? from.bottom + GAP : from.top - GAP - height}px`;
  const left = leftOf(from, width, align, getComputedStyle(anchor).direction === 'rtl');
  box.style.left = `${Math.max(screen.left + EDGE, Math.min(left, screen.right - EDGE - width))}px`;
}

function leftOf(from: DOMRect, width: number, align: FloatingPlace['align'], rightToLeft: boolean): number {
  if (align === 'center') return from.left + (from.width - width) / 2;
  return (align === 'end') === rightToLeft ? from.left : from.right - width;
}

/** Without what a keyboard on the screen covers. */
function visibleScreen() {
  const { offsetTop: top = 0, offsetLeft: left = 0, height, width } = window.visualViewport ?? {};
  return {
    top,
    left,
    bottom: top + (height ?? window.innerHeight),
    right: left + (width ?? document.documentElement.clientWidth),
  };
}
