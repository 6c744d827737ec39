import type { ReplyOf } from '@quoin/contract';
import { DATA_ARCHIVE_DAYS } from '@quoin/rules';
import {
  Button,
  Card,
  Dialog,
  ProductFacts,
  ProgressBar,
  Stack,
  Text,
  TextField,
  useFormat,
} from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../../api/api';
import { Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import { startDownload } from '../../../api/base-url';
import { PasswordCheck } from '../../../authentication/PasswordCheck';
import { SectionHead } from '../../../account-page/SectionHead';

type Archive = ReplyOf<'getMyData'>['archive'];

export function DataArchive({ archive }: { archive: Archive }) {
  const text = useText();
  /** The action that waits for the password. */
  const [action, setAction] = useState<'make' | 'download'>();
  return (
    <>
      <SectionHead
        title={text('account.data.title')}
        lead={text('account.data.lead', { days: DATA_ARCHIVE_DAYS })}
      />
      <Card>
        <Stack gap={4}>
          {archive?.status === 'preparing' && <Preparing {...archive} />}
          {archive?.status === 'ready' && <Ready {...archive} />}
          {archive === null && <Text>{text('account.data.none')}</Text>}
          <Stack direction="horizontal" phone="vertical" gap={3}>
            {archive?.status === 'ready' && (
              <Button onClick={() => setAction('download')}>{text('account.data.download')}</Button>
            )}
            {archive?.status !== 'preparing' && (
              <Button variant={archive ? 'secondary' : 'primary'} onClick={() => setAction('make')}>
                {text(archive ? 'account.data.make_new' : 'account.data.make')}
              </Button>
            )}
          </Stack>
        </Stack>
      </Card>
      {action && <AskPassword act={action} onClose={() => setAction(undefined)} />}
    </>
  );
}

function Preparing({ done, total }: NonNullable<Archive>) {
  const text = useText();
  return (
    <Stack gap={3}>
      <ProgressBar
        label={text('account.data.preparing')}
        {...(total > 0 ? { value: Math.min(1, done / total) } : {})}
      />
      <Note>{text('account.data.mail')}</Note>
    </Stack>
  );
}

function Ready({ ready_at, expires_at, sums_sha256 }: NonNullable<Archive>) {
  const text = useText();
  const { instant } = useFormat();
  return (
    <Stack gap={3}>
      <ProductFacts
        lines="between"
        facts={[
          { name: text('account.data.made'), value: instant(ready_at) },
          { name: text('account.data.until'), value: instant(expires_at) },
        ]}
      />
      <TextField label={text('account.data.sums')} dir="ltr" readOnly value={sums_sha256 ?? ''} />
    </Stack>
  );
}

function AskPassword({ act, onClose }: { act: 'make' | 'download'; onClose: () => void }) {
  const text = useText();
  const [make] = api.useRequestDataArchiveMutation();
  const [requestKey] = api.useRequestDataKeyMutation();
  const acts = {
    make: () => make().unwrap(),
    download: async () => startDownload((await requestKey().unwrap()).url),
  };
  const verb = text(`account.data.${act}`);
  return (
    <Dialog open size="small" title={verb} onClose={onClose}>
      <PasswordCheck
        action={verb}
        onChecked={async () => {
          await acts[act]();
          onClose();
        }}
      />
    </Dialog>
  );
}
