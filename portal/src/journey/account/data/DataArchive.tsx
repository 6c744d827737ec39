import type { ReplyOf } from '@quoin/contract';
import { DATA_ARCHIVE_DAYS } from '@quoin/rules';
import {
  Banner,
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
import { useRef, useState, type ChangeEvent } from 'react';
import { api } from '../../../api/api';
import { Lead, Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import { startDownload } from '../../../api/base-url';
import { PasswordCheck } from '../../../authentication/PasswordCheck';
import { SectionHead } from '../../../account-page/SectionHead';
import { isCallError, toShownError, type CallError } from '../../../api/call-error';
import { CallErrorBanner } from '../../../components/FailedCall';
import { SectionCard } from '../../../components/SectionCard';
import type { ArchiveCheck } from './check-archive';

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

interface Checked {
  check: ArchiveCheck;
  /** When the server created the archive; null if it did not. */
  madeAt: string | null;
}

/** Verifies an archive in the browser; only the hash of its list is sent to the server. */
export function CheckArchive() {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [ask] = api.useCheckDataArchiveMutation();
  const [outcome, setOutcome] = useState<'checking' | Checked | CallError>();

  async function look({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setOutcome('checking');
    try {
      const { checkArchive } = await import('./check-archive');
      const check = await checkArchive(new Uint8Array(await file.arrayBuffer()));
      const reply = check.whole
        ? await ask({ body: { sums_sha256: check.sums } }).unwrap()
        : { made_at: null };
      setOutcome({ check, madeAt: reply.made_at });
    } catch (failure) {
      setOutcome(toShownError(failure));
    }
    target.value = ''; // allows choosing the same file again
  }

  return (
    <SectionCard title={text('account.data.check')}>
      <Lead>{text('account.data.check.lead')}</Lead>
      <div>
        <Button variant="secondary" busy={outcome === 'checking'} onClick={() => input.current?.click()}>
          {text('account.data.check.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label={text('account.data.check.file')}
          hidden
          onChange={(event) => void look(event)}
        />
      </div>
      <CallErrorBanner error={outcome} />
      {outcome !== undefined && outcome !== 'checking' && !isCallError(outcome) && <Result {...outcome} />}
    </SectionCard>
  );
}

function Result({ check, madeAt }: Checked) {
  const text = useText();
  const { instant } = useFormat();
  if (!check.whole) {
    return (
      <Banner signal="danger" announce="assertive" title={text('account.data.check.broken')}>
        {text(`account.data.check.${check.fault}`, { path: check.path ?? '' })}
      </Banner>
    );
  }
  const { files, receipts } = check;
  return madeAt === null ? (
    <Banner signal="danger" announce="assertive" title={text('account.data.check.unknown')}>
      {text('account.data.check.unknown.text')}
    </Banner>
  ) : (
    <Banner signal="success" announce="polite" title={text('account.data.check.whole')}>
      {text('account.data.check.whole.text', { files, receipts, date: instant(madeAt) })}
    </Banner>
  );
}
