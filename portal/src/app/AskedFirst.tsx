import { Banner, Button, ConfirmDialog, Stack, type ButtonProps } from '@quoin/ui';
import { useState, type ReactNode } from 'react';
import { type CallError, shownError } from '../api/call-error';
import { useErrorSentence } from '../i18n/use-sentences';

interface AskedFirstProps {
  /** On the button, and on the answer that does it. */
  verb: string;
  /** The button's name where several of its kind stand on a page; begins with the verb. */
  named?: string;
  variant: ButtonProps['variant'];
  title: string;
  /** The answer that leaves everything as it is. */
  keep: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** Rejects with a failed call, which is told in the dialog. */
  act: () => Promise<unknown>;
  /** What it costs. */
  children: ReactNode;
}

/** A button whose act is done only after a question. */
export function AskedFirst({ verb, named, variant, title, keep, danger, act, children }: AskedFirstProps) {
  const errorSentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<CallError>();

  async function confirm() {
    setBusy(true);
    try {
      await act();
      setAsking(false);
    } catch (failure) {
      setRefused(shownError(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant={variant}
        aria-label={named}
        onClick={() => {
          setRefused(undefined);
          setAsking(true);
        }}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        danger={danger}
        title={title}
        confirmLabel={verb}
        cancelLabel={keep}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap={4}>
          {children}
          {refused && (
            <Banner signal="danger" announce="assertive">
              {errorSentence(refused)}
            </Banner>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
