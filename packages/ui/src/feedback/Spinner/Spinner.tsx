import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { Spinner as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { View } from './Spinner.styles';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Text beside the spinner. Without it, only screen readers get "Loading". */
  label?: ReactNode | undefined;
  /** Size from the design tokens. */
  size?: 'medium' | 'large' | undefined;
}

/** Forwards the ref and other attributes to the root, a `span` with the role `status`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 'medium', ...rest },
  ref,
) {
  const text = useMessages('Spinner', english);
  return (
    <View ref={ref} role="status" data-quoin="Spinner" data-size={size} {...rest}>
      <svg viewBox="0 0 24 24" fill="none" strokeWidth="2.5" aria-hidden>
        <circle data-part="track" cx="12" cy="12" r="10" />
        <path data-part="arc" d="M22 12A10 10 0 0 0 12 2" strokeLinecap="round" />
      </svg>
      {label ?? <VisuallyHidden>{text.loading}</VisuallyHidden>}
    </View>
  );
});
