// Verifies an archive in the browser; only the hash of its list is sent to the server.
import { Banner, Button, useFormat } from '@quoin/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import { api } from '../../../api/api';
import { type CallError, isCallError, shownError } from '../../../api/call-error';
import { CallErrorBanner } from '../../../components/FailedCall';
import { Lead } from '../../../components/Note';
import { SectionCard } from '../../../components/SectionCard';
import { useText } from '../../../i18n';
import type { ArchiveCheck } from './check-archive';

interface Checked {
  check: ArchiveCheck;
  /** When the server created the archive; null if it did not. */
  madeAt: string | null;
}

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
      setOutcome(shownError(failure));
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
