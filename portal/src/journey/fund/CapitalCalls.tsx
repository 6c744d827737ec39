// The capital calls of an investment that are not to be paid now: funded, canceled or on hold.
import type { ReplyOf } from '@quoin/contract';
import { CapitalCallCard, Grid } from '@quoin/ui';
import { useState } from 'react';
import { useToday } from '../../browser/server-time';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';
import { useText } from '../../i18n';

export interface CapitalCallsProps {
  calls: ReplyOf<'checkCapitalCall'>['items'];
  /** Name of the fund that makes the capital calls. */
  name: string;
  /** Whether something is due now: the bill then has the issued calls. */
  payable: boolean;
}

export function CapitalCalls({ calls, name, payable }: CapitalCallsProps) {
  const today = useToday();
  const [noticeId, setNoticeId] = useState<string>();
  const shown = calls.filter(({ status }) => !payable || status !== 'issued');
  if (shown.length === 0) return null;
  return (
    <>
      <Grid columns={shown.length === 1 ? 1 : 2}>
        {shown.map(({ id, status, amount, due_date, issued_date, notice_file_id }) => (
          <CapitalCallCard
            key={id}
            headingLevel={2}
            call={{ status, name, amount, dueDate: due_date, issuedDate: issued_date }}
            today={today}
            onHold
            onOpenNotice={() => setNoticeId(notice_file_id ?? undefined)}
          />
        ))}
      </Grid>
      <CallNotice fileId={noticeId} name={name} onClose={() => setNoticeId(undefined)} />
    </>
  );
}

interface CallNoticeProps {
  /** Undefined while no notice is open. */
  fileId: string | undefined;
  name: string;
  onClose: () => void;
}

export function CallNotice({ fileId, name, onClose }: CallNoticeProps) {
  const text = useText();
  if (fileId === undefined) return null;
  return <OwnDocumentReader fileId={fileId} name={text('fund.call.notice', { name })} onClose={onClose} />;
}
