import { forwardRef, type FormHTMLAttributes } from 'react';
import { View } from './Stack.styles';

export interface StackProps extends FormHTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'footer' | 'form' | 'ul' | 'ol' | 'dl' | 'nav';
  direction?: 'vertical' | 'horizontal';
  /** Steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  /** What a row becomes on a phone; it wraps anyway. */
  phone?: 'horizontal' | 'vertical';
}

/** Things one below the other, or in a row that wraps, at one distance. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { as = 'div', direction = 'vertical', gap = 4, align, justify, phone = 'horizontal', ...rest },
  ref,
) {
  return (
    <View
      ref={ref}
      as={as}
      data-quoin="Stack"
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-phone={phone}
      {...rest}
    />
  );
});
