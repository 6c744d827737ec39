import { forwardRef, type HTMLAttributes } from 'react';
import { maskEmail } from '@quoin/rules';

export interface MaskedEmailProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Complete e-mail address; only the masked form is rendered. */
  email: string;
}

/** Shows `jo****@example.com`; the full address is not in the DOM. Forwards the ref and other attributes to the `<span>`. */
export const MaskedEmail = forwardRef<HTMLSpanElement, MaskedEmailProps>(function MaskedEmail(
  { email, ...rest },
  ref,
) {
  return (
    <span ref={ref} data-quoin="MaskedEmail" translate="no" dir="ltr" {...rest}>
      {maskEmail(email)}
    </span>
  );
});
