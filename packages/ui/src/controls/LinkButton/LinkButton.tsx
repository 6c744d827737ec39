// A link that looks like a button: use it for navigation, and Button for actions.
import { forwardRef, type AnchorHTMLAttributes, type ElementType } from 'react';
import { styled } from 'styled-components';
import type { ButtonProps, ButtonVariant } from '../Button/Button';
import { buttonLook } from '../Button/button-look';

interface LinkAttributes extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the link. */
  href: string;
}

/** Component rendered in place of `<a>`, such as a router's: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type LinkComponent = ElementType<LinkAttributes>;

export interface LinkButtonProps
  extends LinkAttributes, Pick<ButtonProps, 'size' | 'wide' | 'iconStart' | 'iconEnd'> {
  /** Component that renders the link. */
  as?: LinkComponent | undefined;
  /** Visual emphasis. */
  variant?: ButtonVariant | undefined;
}

/** Forwards the ref and other attributes to the anchor. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { as = 'a', variant = 'primary', size = 'medium', wide, iconStart, iconEnd, children, ...rest },
  ref,
) {
  return (
    <View
      as={as}
      ref={ref}
      data-quoin="LinkButton"
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      {...rest}
    >
      {iconStart}
      <span>{children}</span>
      {iconEnd}
    </View>
  );
});

const View = styled.a`
  ${buttonLook}
  text-decoration: none;
`;
