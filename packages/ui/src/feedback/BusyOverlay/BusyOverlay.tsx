import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { BusyOverlay as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { Spinner } from '../Spinner/Spinner';
import { View } from './BusyOverlay.styles';

export interface BusyOverlayProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Whether API calls are pending. */
  busy: boolean;
  /** Visible label, and the accessible name. */
  label?: ReactNode | undefined;
}

/** Covers the page while a response is pending, so that nothing is submitted twice by pointer or keyboard. */
export const BusyOverlay = forwardRef<HTMLDivElement, BusyOverlayProps>(function BusyOverlay(
  { busy, label, ...rest },
  ref,
) {
  const text = useMessages('BusyOverlay', english);
  const own = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(own, ref);
  useEffect(() => {
    const page = own.current?.ownerDocument;
    if (!busy || !page) return undefined;
    PRESSES.forEach((press) => page.addEventListener(press, stop, true));
    return () => PRESSES.forEach((press) => page.removeEventListener(press, stop, true));
  }, [busy]);
  if (!busy) return null;
  return (
    <View ref={root} data-quoin="BusyOverlay" {...rest}>
      <div data-part="box">
        <Spinner size="large" label={label ?? text.oneMoment} />
      </div>
    </View>
  );
});

/** Events that keys trigger too. Blocking them keeps the focus in place, unlike `inert`. */
const PRESSES = ['click', 'submit'];

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
