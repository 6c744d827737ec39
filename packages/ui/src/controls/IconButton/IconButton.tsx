import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { Icon, type IconProps } from '../../foundations/Icon/Icon';
import { View } from './IconButton.styles';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  /** Accessible name: the action with its object, "Delete passport.pdf". */
  label: string;
  /** One of the exported icons. */
  icon: IconProps['of'];
  /** The icon points forward or back in the direction of the text: mirrored in right-to-left text. */
  directional?: boolean | undefined;
  /** Visual emphasis. */
  variant?: 'quiet' | 'outlined' | undefined;
}

/** Forwards the ref and other attributes to the `<button>`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, directional, variant = 'quiet', ...rest },
  ref,
) {
  return (
    <View ref={ref} type="button" aria-label={label} data-quoin="IconButton" data-variant={variant} {...rest}>
      <Icon of={icon} directional={directional} />
    </View>
  );
});
