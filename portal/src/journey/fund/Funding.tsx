// The funding of an investment: its capital calls with their notices, and the payment method.
import { moneyFromWire } from '@quoin/rules';
import { CapitalCallCard, Stack } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { useToday } from '../../browser/server-time';
import { useText } from '../../i18n';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';
import { FUNDING_ID, FundingPanel } from './FundingPanel';

export interface FundingProps {
  investmentId: string;
  /** Name of the fund that makes the capital calls. */
  name: string;
}

export function Funding({ investmentId, name }: FundingProps) {
  const text = useText();
  const today = useToday();
  const params = { investmentId };
  const { data: calls, error, refetch } = api.useCheckCapitalCallQuery({ params });
  const payable = (moneyFromWire(calls?.amount_due ?? '') ?? 0) > 0;
  const [noticeId, setNoticeId] = useState<string>();
  return (
    <>
      {!calls && isCallError(error) && <FailedCall error={error} onRetry={refetch} />}
      {calls && calls.items.length > 0 && (
        <Stack gap={6}>
          {calls.items.map(({ id, status, amount, due_date, issued_date, notice_file_id }) => (
            <CapitalCallCard
              key={id}
              headingLevel={2}
              call={{
                status,
                name,
                amount,
                ...(id === calls.open?.id && { fees: calls.amount_due_fees }),
                dueDate: due_date,
                issuedDate: issued_date,
              }}
              today={today}
              onHold={!payable}
              onFund={showFunding}
              onOpenNotice={() => setNoticeId(notice_file_id ?? undefined)}
            />
          ))}
        </Stack>
      )}
      {payable && <FundingPanel investmentId={investmentId} />}
      {noticeId && (
        <OwnDocumentReader
          fileId={noticeId}
          name={text('fund.call.notice', { name })}
          onClose={() => setNoticeId(undefined)}
        />
      )}
    </>
  );
}

function showFunding() {
  const funding = document.getElementById(FUNDING_ID);
  funding?.scrollIntoView({ block: 'start' });
  funding?.focus({ preventScroll: true });
}
