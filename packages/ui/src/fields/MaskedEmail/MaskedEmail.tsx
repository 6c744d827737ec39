import { forwardRef, type HTMLAttributes } from 'react';
import { maskEmail } from '@quoin/rules';

export interface MaskedEmailProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Complete e-mail address; only a masked form is rendered. */
  email: string;
}

/** `jo****@example.com`; the whole address is not in the page. Ref and other attributes reach the `<span>`. */
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
