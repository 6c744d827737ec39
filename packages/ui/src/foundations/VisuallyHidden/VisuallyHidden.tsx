import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** HTML element to render, where its meaning matters. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | undefined;
}

/** Content for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { as = 'span', ...rest },
  ref,
) {
  return <View ref={ref} as={as} data-quoin="VisuallyHidden" {...rest} />;
});
