import { forwardRef, type FormHTMLAttributes } from 'react';
import { View, type Flow } from './Stack.styles';

export interface StackProps extends FormHTMLAttributes<HTMLElement> {
  /** HTML element to render, where its meaning matters. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'form' | 'ul' | 'ol' | 'dl' | 'nav';
  /** Main axis of the layout. */
  direction?: Flow['$direction'];
  /** Steps of 4 px. */
  gap?: Flow['$gap'];
  /** Alignment across the main axis. */
  align?: Flow['$align'];
  /** Distribution along the main axis. */
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
