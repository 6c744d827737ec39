// The bill of an investment while something is due, with the choice of the method.
import type { ReplyOf } from '@quoin/contract';
import { PaymentDue, type PaymentItem } from '@quoin/ui';
import { useState } from 'react';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { useToday } from '../../browser/server-time';
import { FundingPanel } from './FundingPanel';
import { CallNotice } from './CapitalCalls';
import { paymentSource, type usePayment } from './use-payment';

type Calls = ReplyOf<'checkCapitalCall'>;

export interface FundingProps {
  investmentId: string;
  name: string;
  payment: Pick<ReturnType<typeof usePayment>, 'calls' | 'error' | 'refetch' | 'payable' | 'funding'>;
}

export function Funding({ investmentId, name, payment }: FundingProps) {
  const today = useToday();
  const [noticeId, setNoticeId] = useState<string>();
  const { calls, error, refetch, payable, funding } = payment;
  if (!calls) return isCallError(error) && <FailedCall error={error} onRetry={refetch} />;
  if (!payable) return null;
  return (
    <>
      <PaymentDue
        payment={{
          name,
          amount: calls.amount_due,
          items: getItems(calls, setNoticeId),
          dueDate: calls.due_date,
          commitment: calls.commitment,
          paid: calls.paid_in,
        }}
        today={today}
        payBy={funding && paymentSource(funding)}
      >
        <FundingPanel investmentId={investmentId} />
      </PaymentDue>
      <CallNotice fileId={noticeId} name={name} onClose={() => setNoticeId(undefined)} />
    </>
  );
}

/**
 * What has not arrived of the open call, or of the commitment of a fund that has not called; and fees. They sum to the amount
 * due. An investment has one open call at most.
 */
function getItems(calls: Calls, onOpenNotice: (fileId: string) => void): PaymentItem[] {
  const issued = calls.items.filter(({ status }) => status === 'issued');
  const isSome = (amount: string) => amount !== '0.00';
  return [
    ...issued.map(({ issued_date, notice_file_id }): PaymentItem => ({
      purpose: 'capital_call',
      amount: calls.amount_due_invested,
      issuedDate: issued_date,
      onOpenNotice: notice_file_id === null ? undefined : () => onOpenNotice(notice_file_id),
    })),
    ...(issued.length === 0 && isSome(calls.amount_due_invested)
      ? [{ purpose: 'commitment' as const, amount: calls.amount_due_invested }]
      : []),
    ...(isSome(calls.amount_due_fees) ? [{ purpose: 'fees' as const, amount: calls.amount_due_fees }] : []),
  ];
}
