import { forwardRef, type HTMLAttributes } from 'react';
import type { InvestmentStatus } from '@quoin/rules';
import { investmentStatus } from '../../messages/en/terms';
import { useNamedTerms } from '../../provider/use-terms';
import { View as StatusMark } from '../StatusMark/StatusMark.styles';
import { getTone, type StatusTone } from '../StatusMark/get-tone';

export interface StatusBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Current status; the translated text and colour depend on it. */
  status: InvestmentStatus;
}

const TONES: Record<InvestmentStatus, StatusTone> = {
  completing_information: 'accent',
  completing_application: 'accent',
  application_review: 'info',
  pending_signature: 'accent',
  being_reviewed: 'info',
  approved: 'success',
  fund_received: 'success',
  action_needed: 'warning',
  re_signature_needed: 'warning',
  canceled: 'neutral',
  rejected: 'warning',
  current: 'success',
  past: 'neutral',
};

/** The status of an investment in the user's language. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { status, ...rest },
  ref,
) {
  const text = useNamedTerms('investmentStatus', investmentStatus);
  return (
    <StatusMark
      ref={ref}
      data-quoin="StatusBadge"
      data-status={status}
      data-tone={getTone('StatusBadge', TONES, status)}
      {...rest}
    >
      {text[status]}
    </StatusMark>
  );
});
