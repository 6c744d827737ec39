import { forwardRef, type FormHTMLAttributes } from 'react';
import { View } from './Stack.styles';

export interface StackProps extends FormHTMLAttributes<HTMLElement> {
  /** HTML element to render, where its meaning matters. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'form' | 'ul' | 'ol' | 'dl' | 'nav' | undefined;
  /** Main axis of the layout. */
  direction?: 'vertical' | 'horizontal' | undefined;
  /** Space between the children in steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16 | undefined;
  /** Alignment across the main axis. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Distribution along the main axis. */
  justify?: 'start' | 'between' | 'center' | 'end' | undefined;
  /** Direction of a row on a phone; rows always wrap. */
  phone?: 'horizontal' | 'vertical' | undefined;
}

/** Lays out its children in a column or a wrapping row with equal gaps. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { as = 'div', direction = 'vertical', gap = 4, align, justify, phone = 'horizontal', ...rest },
  ref,
) {
  return (
    <View
      ref={ref}
      as={as}
      data-quoin="Stack"
      $direction={direction}
      $gap={gap}
      $align={align}
      $justify={justify}
      $phone={phone}
      {...rest}
    />
  );
});
