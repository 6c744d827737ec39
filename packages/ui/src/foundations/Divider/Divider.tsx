import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Divider.styles';

export interface DividerProps extends HTMLAttributes<HTMLHRElement> {
  /** In the colour of text: above a total, below a masthead. */
  strong?: boolean;
}

/** Ref and other attributes reach the `<hr>`. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider(
  { strong = false, ...rest },
  ref,
) {
  return <View ref={ref} data-quoin="Divider" data-strong={strong || undefined} {...rest} />;
});
