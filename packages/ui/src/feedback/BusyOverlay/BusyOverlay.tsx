import { forwardRef, useEffect, type HTMLAttributes, type ReactNode } from 'react';
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
  useEffect(() => {
    if (!busy) return undefined;
    PRESSES.forEach((press) => document.addEventListener(press, stop, true));
    return () => PRESSES.forEach((press) => document.removeEventListener(press, stop, true));
  }, [busy]);
  if (!busy) return null;
  return (
    <View ref={ref} data-quoin="BusyOverlay" {...rest}>
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
