import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

export interface HiddenUsernameProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'defaultValue' | 'type' | 'value'
> {
  /** The account whose password the form takes. */
  value: string;
}

/**
 * An input that only password managers see: with it they fill in, and save, the password of the right account. It belongs
 * in every form that has a password and no field for the account.
 */
export const HiddenUsername = forwardRef<HTMLInputElement, HiddenUsernameProps>(
  function HiddenUsername(props, ref) {
    return (
      <HiddenInput
        ref={ref}
        type="text"
        name="username"
        autoComplete="username"
        data-quoin="HiddenUsername"
        readOnly
        tabIndex={-1}
        aria-hidden
        {...props}
      />
    );
  },
);

/** Not `display: none`: some password managers skip what is not rendered. */
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  clip-path: inset(50%);
`;
