import { forwardRef, type FormHTMLAttributes } from 'react';
import { View, type Flow } from './Stack.styles';

export interface StackProps extends FormHTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'footer' | 'form' | 'ul' | 'ol' | 'dl' | 'nav';
  direction?: Flow['$direction'];
  /** Steps of 4 px. */
  gap?: Flow['$gap'];
  align?: Flow['$align'];
  justify?: Flow['$justify'];
  /** What a row becomes on a phone; it wraps anyway. */
  phone?: Flow['$phone'];
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
      $direction={direction}
      $gap={gap}
      $align={align}
      $justify={justify}
      $phone={phone}
      {...rest}
    />
  );
});
