// Positions a `popover` element beside its anchor: in the top layer, inside the viewport, never clipped by a parent.
import { useEffect, type RefObject } from 'react';

interface FloatingOptions {
  open: boolean;
  /** `stretch`: as wide as the anchor. Default `start`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Preferred side, if both have room. Default `below`. */
  side?: 'below' | 'above' | undefined;
}

/** Distance in pixels from the popover to its anchor (GAP) and to the edge of the viewport (EDGE). */
const GAP = 6;
const EDGE = 8;

/** While `open`, shows the element in the top layer. It follows its anchor on scroll, zoom and virtual keyboard changes. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  { open, align = 'start', side = 'below' }: FloatingOptions,
): void {
  useEffect(() => {
    const [from, popover] = [anchor.current, floating.current];
    if (!open || !from || !popover) return;
    if (hasPopovers()) popover.showPopover();
    else popover.style.display = 'block';
    // In an iframe or a popup, not the window that runs the script.
    const page = from.ownerDocument.defaultView ?? window;
    const screen = page.visualViewport;
    const place = () => placeBeside(from, popover, align, side, getVisibleScreen(page));
    place();
    const quietly = { capture: true, passive: true };
    const size = 'ResizeObserver' in window ? new ResizeObserver(place) : undefined;
    size?.observe(popover);
    page.addEventListener('scroll', place, quietly);
    page.addEventListener('resize', place);
    screen?.addEventListener('resize', place);
    screen?.addEventListener('scroll', place);
    return () => {
      size?.disconnect();
      page.removeEventListener('scroll', place, quietly);
      page.removeEventListener('resize', place);
      screen?.removeEventListener('resize', place);
      screen?.removeEventListener('scroll', place);
      if (!hasPopovers()) popover.style.display = '';
      else if (popover.isConnected) popover.hidePopover();
    };
  }, [anchor, floating, open, align, side]);
}

/** Every supported browser has popovers. jsdom, which apps test with, does not, and from version 27 on it hides the element. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

function placeBeside(
  anchor: HTMLElement,
  popover: HTMLElement,
  align: NonNullable<FloatingOptions['align']>,
  side: NonNullable<FloatingOptions['side']>,
  screen: ReturnType<typeof getVisibleScreen>,
) {
  const from = anchor.getBoundingClientRect();
  if (align === 'stretch') popover.style.width = `${from.width}px`;

  const above = from.top - screen.top - GAP - EDGE;
  const below = screen.bottom - from.bottom - GAP - EDGE;
  const wanted = popover.scrollHeight;
  const roomFirst = side === 'below' ? below : above;
  const first = wanted <= roomFirst || roomFirst >= (side === 'below' ? above : below);
  const isBelow = first === (side === 'below');
  popover.style.setProperty('--quoin-room', `${Math.max(isBelow ? below : above, 0)}px`);
  popover.dataset.side = isBelow ? 'below' : 'above';

  const { width, height } = popover.getBoundingClientRect();
  popover.style.top = `${isBelow ? from.bottom + GAP : from.top - GAP - height}px`;
  const left = getLeft(from, width, align, getComputedStyle(anchor).direction === 'rtl');
  popover.style.left = `${Math.max(screen.left + EDGE, Math.min(left, screen.right - EDGE - width))}px`;
}

function getLeft(
  from: DOMRect,
  width: number,
  align: FloatingOptions['align'],
  rightToLeft: boolean,
): number {
  if (align === 'center') return from.left + (from.width - width) / 2;
  return (align === 'end') === rightToLeft ? from.left : from.right - width;
}

/** The viewport without the part that a virtual keyboard covers. */
function getVisibleScreen({ visualViewport, innerHeight, document }: Window) {
  const { offsetTop: top = 0, offsetLeft: left = 0, height, width } = visualViewport ?? {};
  return {
    top,
    left,
    bottom: top + (height ?? innerHeight),
    right: left + (width ?? document.documentElement.clientWidth),
  };
}
