import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

export interface HiddenUsernameProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'defaultValue' | 'type' | 'value'
> {
  /** The user name of the account whose password the form contains. */
  value: string;
}

/**
 * An input that only password managers see, so that they fill in and save the password of the right account. Use it in
 * every form with a password but no user name.
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

/** Not `display: none`, because some password managers skip such elements. */
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  clip-path: inset(50%);
`;
