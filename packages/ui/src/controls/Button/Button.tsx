import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { View as Hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.styles';
import { Button as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { BusyMark } from './BusyMark.styles';
import { buttonLook } from './button-look';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default `primary`: one per view. */
  variant?: ButtonVariant | undefined;
  /** Size from the design tokens. */
  size?: ButtonSize | undefined;
  /** Shows that an action is running: the button keeps focus and width, and ignores presses. */
  busy?: boolean | undefined;
  /** Fills the available width. */
  wide?: boolean | undefined;
  /** Icon before the text. */
  iconStart?: ReactNode | undefined;
  /** Icon after the text. */
  iconEnd?: ReactNode | undefined;
}

/** An action button. Forwards the ref and other attributes to the `<button>`; `type` defaults to `button`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    size = 'medium',
    busy = false,
    wide,
    iconStart,
    iconEnd,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const text = useMessages('Button', english);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <View
      ref={ref}
      type="button"
      data-quoin="Button"
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {iconStart}
      <span>{children}</span>
      {iconEnd}
      {busy && (
        <BusyMark>
          <Hidden>{text.busy}</Hidden>
        </BusyMark>
      )}
    </View>
  );
});

const View = styled.button`
  ${buttonLook}
`;
