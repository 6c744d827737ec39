import { Button, ConfirmDialog, Stack, type ButtonProps } from '@quoin/ui';
import { useState, type ReactNode } from 'react';
import { type CallError, toShownError } from '../api/call-error';
import { CallErrorBanner } from './FailedCall';

interface ConfirmButtonProps {
  /** Label of the button and of the confirming button. */
  verb: string;
  /** Accessible name of the button where a page has several; begins with the verb. */
  named?: string;
  variant: ButtonProps['variant'];
  title: string;
  /** Label of the cancel button. */
  keep: string;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Rejects with a `CallError`, which the dialog shows. */
  act: () => Promise<unknown>;
  /** Consequences of the action. */
  children: ReactNode;
}

/** Button that asks for confirmation in a dialog. */
export function ConfirmButton({
  verb,
  named,
  variant,
  title,
  keep,
  danger,
  act,
  children,
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<CallError>();

  async function confirm() {
    setBusy(true);
    try {
      await act();
      setAsking(false);
    } catch (failure) {
      setRefused(toShownError(failure));
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
          <CallErrorBanner error={refused} />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
