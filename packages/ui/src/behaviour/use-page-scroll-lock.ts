import { useEffectBeforePaint } from './use-effect-before-paint';

/** Number of open dialogs: the page scrolls again after the last one closes. */
let locks = 0;

/** Prevents the page from scrolling or changing its width while the component is mounted. */
export function usePageScrollLock(): void {
  useEffectBeforePaint(() => {
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, []);
}

function lock(): void {
  const { style, clientWidth } = document.documentElement;
  const scrollbar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  // Replaces the width of the hidden scrollbar, so that the page does not widen.
  if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
}

function unlock(): void {
  const { style } = document.documentElement;
  style.overflow = '';
  style.paddingInlineEnd = '';
}
