// "My data": create an archive of all data, verify an archive, delete the account.
import type { ReplyOf } from '@quoin/contract';
import { DELETION_WAIT_DAYS } from '@quoin/rules';
import { Banner, Button, Dialog, ProductFacts, Stack, Text, TextArea, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { AccountData } from '../../../account-page/AccountData';
import { AccountPage } from '../../../account-page/AccountPage';
import { SectionHead } from '../../../account-page/SectionHead';
import { api } from '../../../api/api';
import { PasswordCheck } from '../../../authentication/PasswordCheck';
import { ConfirmButton } from '../../../components/ConfirmButton';
import { Lead } from '../../../components/Note';
import { SectionCard } from '../../../components/SectionCard';
import { useText } from '../../../i18n';
import { useNotify } from '../../../notices/notices-slice';
import { CheckArchive, DataArchive } from './DataArchive';

/** Polling interval while the archive is being created. */
const POLL_MS = 2_000;

export default function DataScreen() {
  const { data } = api.useGetMyDataQuery();
  const query = api.useGetMyDataQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: data?.archive?.status === 'preparing' ? POLL_MS : 0,
  });
  return (
    <AccountPage>
      <AccountData query={query}>
        {({ archive, deletion, deletable, kept }) => (
          <>
            <DataArchive archive={archive} />
            <CheckArchive />
            <DeleteAccount deletion={deletion} deletable={deletable} kept={kept} />
          </>
        )}
      </AccountData>
    </AccountPage>
  );
}

type MyData = ReplyOf<'getMyData'>;

/** Deletion of the account: what is retained and why, the request, and its withdrawal. */
function DeleteAccount({ deletion, deletable, kept }: Pick<MyData, 'deletion' | 'deletable' | 'kept'>) {
  const text = useText();
  const [dialogOpen, setDialogOpen] = useState(false);
  const open = deletion?.status === 'requested';
  return (
    <>
      <SectionHead
        title={text('account.deletion.title')}
        lead={text('account.deletion.lead', { days: DELETION_WAIT_DAYS })}
      />
      {open && <OpenRequest {...deletion} />}
      {deletion?.status === 'refused' && (
        <Banner signal="warning" title={text('account.deletion.refused')}>
          {deletion.note}
        </Banner>
      )}
      {!open && !deletable && <Banner>{text('account.deletion.not_open')}</Banner>}
      <RetainedRecords kept={kept} />
      {!open && deletable && (
        <div>
          <Button variant="danger" onClick={() => setDialogOpen(true)}>
            {text('account.deletion.ask')}
          </Button>
        </div>
      )}
      {dialogOpen && <DeletionDialog onClose={() => setDialogOpen(false)} />}
    </>
  );
}

function OpenRequest({ requested_at, settled_from }: NonNullable<MyData['deletion']>) {
  const text = useText();
  const { date } = useFormat();
  const notify = useNotify();
  const [withdraw] = api.useWithdrawDeletionMutation();
  return (
    <Banner
      signal="warning"
      title={text('account.deletion.open')}
      action={
        <ConfirmButton
          verb={text('account.deletion.withdraw')}
          variant="secondary"
          title={text('account.deletion.withdraw.title')}
          keep={text('account.deletion.withdraw.keep')}
          act={async () => {
            await withdraw().unwrap();
            notify('success', 'account.deletion.withdrawn');
          }}
        >
          <Text>{text('account.deletion.withdraw.text')}</Text>
        </ConfirmButton>
      }
    >
      {text('account.deletion.open.text', { requested: date(requested_at), from: date(settled_from) })}
    </Banner>
  );
}

function RetainedRecords({ kept }: Pick<MyData, 'kept'>) {
  const text = useText();
  return (
    <SectionCard title={text('account.deletion.kept')} level={3}>
      <Lead>{text('account.deletion.kept.lead')}</Lead>
      <ProductFacts
        lines="between"
        facts={kept.map(({ record, years, since, source }) => ({
          name: text(`account.deletion.record.${record}`),
          value: text(`account.deletion.since.${since}`, { years }),
          note: source,
        }))}
      />
    </SectionCard>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [request] = api.useRequestDeletionMutation();
  return (
    <Dialog open title={text('account.deletion.ask')} onClose={onClose}>
      <Stack gap={6}>
        <Text>{text('account.deletion.ask.text', { days: DELETION_WAIT_DAYS })}</Text>
        <TextArea
          label={text('account.deletion.reason')}
          hint={text('account.deletion.reason.hint')}
          maxLength={1000}
          value={reason}
          onChange={setReason}
        />
        <PasswordCheck
          action={text('account.deletion.ask')}
          onChecked={async () => {
            await request({ body: { reason } }).unwrap();
            notify('success', 'account.deletion.asked');
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
