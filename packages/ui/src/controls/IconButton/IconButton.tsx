import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { Icon, type IconProps } from '../../foundations/Icon/Icon';
import { View } from './IconButton.styles';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  /** What it does, with the thing it does it to: "Delete passport.pdf". */
  label: string;
  /** One of the exported icons. */
  icon: IconProps['of'];
  /** Visual emphasis. */
  variant?: 'quiet' | 'outlined';
}

/** Ref and other attributes reach the `<button>`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'quiet', ...rest },
  ref,
) {
  return (
    <View ref={ref} type="button" aria-label={label} data-quoin="IconButton" data-variant={variant} {...rest}>
      <Icon of={icon} />
    </View>
  );
});
