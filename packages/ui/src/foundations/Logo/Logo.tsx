import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Logo.styles';

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The operator's name. */
  name?: string | undefined;
  /** Size from the design tokens. */
  size?: 'medium' | 'large' | undefined;
  /** Shows the mark alone; screen readers still read the name. */
  markOnly?: boolean | undefined;
}

/** The logo: two stones that interlock at a corner, the upper one with a cut edge. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { name = 'Quoin', size = 'medium', markOnly = false, ...rest },
  ref,
) {
  const meaning = markOnly ? { role: 'img', 'aria-label': name } : {};
  return (
    <View ref={ref} data-quoin="Logo" data-size={size} {...meaning} {...rest}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <path data-part="keystone" d="M10 1H31V9.5H10.5V21H1V10Z" />
        <path data-part="stretcher" d="M1 31V22.5H21.5V11H31V31Z" />
      </svg>
      {!markOnly && name}
    </View>
  );
});
