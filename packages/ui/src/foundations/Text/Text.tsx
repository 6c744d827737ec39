import { forwardRef, type HTMLAttributes } from 'react';
import { View } from './Text.styles';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** HTML element to render, where its meaning matters. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | undefined;
  /** Size from the design tokens. */
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  /** Text colour by meaning. */
  tone?: 'primary' | 'secondary' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit' | undefined;
  /** Font weight from the design tokens. */
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Keeps lines at about 68 characters, for text that is read rather than scanned. */
  measure?: boolean | undefined;
}

/** A paragraph by default, without margins: the surrounding layout sets the spacing. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as = 'p', size = 'body', tone = 'primary', weight = 'regular', measure = false, ...rest },
  ref,
) {
  return (
    <View
      ref={ref}
      as={as}
      data-quoin="Text"
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-measure={measure || undefined}
      {...rest}
    />
  );
});
