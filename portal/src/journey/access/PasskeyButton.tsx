import { Banner, Button, Stack } from '@quoin/ui';
import { useState } from 'react';
import { isCallError, UNEXPECTED } from '../../api/call-error';
import { useErrorSentence, useText, type MessageId } from '../../i18n';
import { hasPasskeys } from './passkey';

interface PasskeyButtonProps {
  label: string;
  /** From the challenge to what the passkey opens. Gives what the browser refused; rejects with a failed call. */
  run: () => Promise<MessageId | undefined>;
}

/** A button that asks for a passkey, and says why it came to nothing. Nothing where the browser has no passkeys. */
export function PasskeyButton({ label, run }: PasskeyButtonProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  if (!hasPasskeys()) return null;

  async function ask() {
    setWrong(undefined);
    setBusy(true);
    try {
      const refused = await run();
      setWrong(refused && text(refused));
    } catch (failure) {
      setWrong(errorSentence(isCallError(failure) ? failure : UNEXPECTED));
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
