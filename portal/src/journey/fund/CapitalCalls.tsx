// The capital calls of an investment: what is due, with its notice, and those that are over.
import { CapitalCallCard, Stack } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { newYorkToday } from '../../app/new-york-today';
import { useText } from '../../i18n';
import { DocumentReader } from '../documents';
import { FUNDING_ID } from './FundingPanel';

export interface CapitalCallsProps {
  investmentId: string;
  /** Whose calls they are: the fund. */
  name: string;
  /** The way of paying is chosen on the same page, in `FundingPanel`. */
  fundable: boolean;
}

export function CapitalCalls({ investmentId, name, fundable }: CapitalCallsProps) {
  const text = useText();
  const { data, error, refetch } = api.useCheckCapitalCallQuery({ params: { investmentId } });
  const { data: funding } = api.useGetFundingQuery({ params: { investmentId } }, { skip: !fundable });
  const [noticeId, setNoticeId] = useState<string>();
  if (!data && isCallError(error)) return <FailedCall error={error} onRetry={refetch} />;
  if (!data || data.items.length === 0) return null;
  const achClosed = funding?.methods.some(({ method, open }) => method === 'ach' && !open);
  return (
    <Stack gap={6}>
      {data.items.map(({ id, status, amount, due_date, issued_date, notice_file_id }) => (
        <CapitalCallCard
          key={id}
          headingLevel={2}
          call={{ status, name, amount, dueDate: due_date, issuedDate: issued_date }}
          today={newYorkToday()}
          achRefused={achClosed && text('fund.method.ach.closed')}
          onPay={fundable ? showFunding : undefined}
          onOpenNotice={() => setNoticeId(notice_file_id ?? undefined)}
        />
      ))}
      {noticeId && (
        <DocumentReader
          fileId={noticeId}
          name={text('fund.call.notice', { name })}
          onClose={() => setNoticeId(undefined)}
        />
      )}
    </Stack>
  );
}

function showFunding() {
  const funding = document.getElementById(FUNDING_ID);
  funding?.scrollIntoView({ block: 'start' });
  funding?.focus({ preventScroll: true });
}
