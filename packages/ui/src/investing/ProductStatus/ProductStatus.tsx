import { forwardRef, type HTMLAttributes } from 'react';
import type { ProductStatus as Status } from '@quoin/rules';
import { useProductTerms } from '../../provider/use-product-terms';
import { View as StatusMark } from '../StatusMark/StatusMark.styles';
import { getTone, type StatusTone } from '../StatusMark/get-tone';

export interface ProductStatusProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Current status; the translated text and colour depend on it. */
  status: Status;
}

const TONES: Record<Status, StatusTone> = {
  upcoming: 'accent',
  published: 'success',
  closed: 'neutral',
  exited: 'neutral',
};

/** Whether a product accepts subscriptions; `published` is shown as Open. */
export const ProductStatus = forwardRef<HTMLSpanElement, ProductStatusProps>(function ProductStatus(
  { status, ...rest },
  ref,
) {
  const text = useProductTerms().productStatus;
  return (
    <StatusMark
      ref={ref}
      data-quoin="ProductStatus"
      data-status={status}
      data-tone={getTone('ProductStatus', TONES, status)}
      {...rest}
    >
      {text[status]}
    </StatusMark>
  );
});
