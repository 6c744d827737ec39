import { useEffectBeforePaint } from './use-effect-before-paint';

/** Dialogs may be stacked: the page scrolls again after the last one closes. */
let locks = 0;

/** While the component is mounted, the page behind it neither scrolls nor changes its width. */
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
  // The page would grow by the width of the scrollbar that goes.
  if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
}

function unlock(): void {
  const { style } = document.documentElement;
  style.overflow = '';
  style.paddingInlineEnd = '';
}
