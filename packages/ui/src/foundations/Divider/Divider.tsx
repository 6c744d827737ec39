import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';

export interface DividerProps extends HTMLAttributes<HTMLHRElement> {
  /** Uses the text colour: above a total, below a masthead. */
  strong?: boolean | undefined;
}

/** Forwards the ref and other attributes to the `<hr>`. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider(
  { strong = false, ...rest },
  ref,
) {
  return <View ref={ref} data-quoin="Divider" data-strong={strong || undefined} {...rest} />;
});

const View = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  &[data-strong] {
    border-top-color: var(--quoin-color-border-strong);
  }
`;
