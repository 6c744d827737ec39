import { forwardRef, type HTMLAttributes } from 'react';
import type { LucideIcon } from 'lucide-react';
import { View } from './Icon.styles';

export interface IconProps extends HTMLAttributes<HTMLSpanElement> {
  /** One of the icons exported beside this component: `<Icon of={ArrowRightIcon} />`. */
  of: LucideIcon;
  size?: 'small' | 'medium' | 'large';
  /** What the icon says where no text beside it does. Without a label it is decoration. */
  label?: string;
}

export const Icon = forwardRef<HTMLSpanElement, IconProps>(function Icon(
  { of: Glyph, size = 'medium', label, ...rest },
  ref,
) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <View ref={ref} data-quoin="Icon" data-size={size} {...meaning} {...rest}>
      <Glyph aria-hidden focusable={false} />
    </View>
  );
});
