import { useRef, type RefObject } from 'react';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';

/**
 * Makes the content of a closed section searchable by the browser, which opens it by a `beforematch` event; so does
 * `focusInView` for a field inside.
 * @returns the ref of the content, an element with the attribute `hidden` while closed
 */
export function useFoundContent(open: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  useEffectBeforePaint(() => {
    found.current = onFound;
  });
  useEffectBeforePaint(() => {
    const element = content.current;
    if (open || !element) return undefined;
    // React writes `hidden` without a value. Browsers that do not know the value hide the element anyway.
    element.setAttribute('hidden', 'until-found');
    const show = () => found.current();
    element.addEventListener('beforematch', show);
    return () => element.removeEventListener('beforematch', show);
  }, [open]);
  return content;
}
