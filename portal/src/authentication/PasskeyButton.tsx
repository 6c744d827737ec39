import type { BodyOf, ReplyOf } from '@quoin/contract';
import { Banner, Button, Stack } from '@quoin/ui';
import { useState } from 'react';
import { toShownError } from '../api/call-error';
import { useErrorMessage, useText } from '../i18n';
import { askPasskey, hasPasskeys } from './passkey';

interface PasskeyButtonProps {
  label: string;
  /** Requests the challenge; rejects with a failed call. */
  begin: () => Promise<ReplyOf<'beginPasskeySignIn'>>;
  /** Called with the passkey's response; may reject with a failed call. */
  onAnswer: (body: BodyOf<'signInByPasskey'>) => unknown;
}

/** Button that prompts for a passkey and shows why it failed. Renders nothing without browser support. */
export function PasskeyButton({ label, begin, onAnswer }: PasskeyButtonProps) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
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
      setWrong(getErrorMessage(toShownError(failure)));
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
