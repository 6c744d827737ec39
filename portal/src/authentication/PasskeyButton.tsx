import type { BodyOf, ReplyOf } from '@quoin/contract';
import { Banner, Button, Stack } from '@quoin/ui';
import { useState } from 'react';
import { shownError } from '../api/call-error';
import { useErrorSentence, useText } from '../i18n';
import { askPasskey, hasPasskeys } from './passkey';

interface PasskeyButtonProps {
  label: string;
  /** The challenge; rejects with a failed call. */
  begin: () => Promise<ReplyOf<'beginPasskeySignIn'>>;
  /** What the passkey opens, by its answer; rejects with a failed call. */
  onAnswer: (body: BodyOf<'signInByPasskey'>) => unknown;
}

/** A button that asks for a passkey, and says why it came to nothing. Nothing where the browser has no passkeys. */
export function PasskeyButton({ label, begin, onAnswer }: PasskeyButtonProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  if (!hasPasskeys()) return null;

  async function ask() {
    setWrong(undefined);
    setBusy(true);
    try {
      const { credential, refused } = await askPasskey(await begin());
      if (credential) await onAnswer({ credential });
      else setWrong(text(refused));
    } catch (failure) {
      setWrong(errorSentence(shownError(failure)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={4}>
      {wrong && (
        <Banner signal="warning" announce="assertive">
          {wrong}
        </Banner>
      )}
      <Button variant="secondary" busy={busy} onClick={() => void ask()}>
        {label}
      </Button>
    </Stack>
  );
}
