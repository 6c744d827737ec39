import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Spinner } from '../Spinner';
import { BusyOverlay as english } from '../../messages/en/feedback';
import { useMessages } from '../../provider';
import { View } from './BusyOverlay.styles';

export interface BusyOverlayProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Calls are under way. */
  busy: boolean;
  label?: ReactNode;
}

/** Lies over the page while an answer is waited for, so that nothing is pressed twice. */
export const BusyOverlay = forwardRef<HTMLDivElement, BusyOverlayProps>(function BusyOverlay(
  { busy, label, ...rest },
  ref,
) {
  const text = useMessages('BusyOverlay', english);
  if (!busy) return null;
  return (
    <View ref={ref} data-quoin="BusyOverlay" {...rest}>
      <div data-part="box">
        <Spinner size="large" label={label ?? text.oneMoment} />
      </div>
    </View>
  );
});
