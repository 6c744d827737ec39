import { forwardRef } from 'react';
import { normaliseSsn } from '@quoin/rules';
import { ConcealedField, type ConcealedFieldProps } from '../ConcealedField/ConcealedField';
import { digitMask } from '../formatted-input';

export type SsnFieldProps = Omit<ConcealedFieldProps, 'mask' | 'getValue'>;

/** A Social Security number, `123-45-6789`, concealed as in `ConcealedField`. `onChange` also gets incomplete numbers. */
export const SsnField = forwardRef<HTMLInputElement, SsnFieldProps>(function SsnField(props, ref) {
  return <ConcealedField ref={ref} inputMode="numeric" {...props} mask={ssnMask} />;
});

const ssnMask = /* @__PURE__ */ digitMask('...-..-....', normaliseSsn);
