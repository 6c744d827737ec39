import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** HTML element to render, where its meaning matters. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption';
}

/** For a screen reader only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { as = 'span', ...rest },
  ref,
) {
  return <View ref={ref} as={as} data-quoin="VisuallyHidden" {...rest} />;
});

export const View = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
