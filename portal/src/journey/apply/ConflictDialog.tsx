import { Button, Dialog, Stack } from '@quoin/ui';
import { useState } from 'react';
import { isCallError, type CallError } from '../../api/call-error';
import { CallErrorBanner } from '../../components/FailedCall';
import { useText } from '../../i18n';

interface ConflictDialogProps {
  open: boolean;
  /** Rejects with a `CallError`. */
  onLoad: () => Promise<void>;
}

/** Modal for a newer version saved elsewhere. It blocks the form, because further input could not be saved. */
export function ConflictDialog({ open, onLoad }: ConflictDialogProps) {
  const text = useText();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<CallError>();

  async function load() {
    setLoading(true);
    setFailure(undefined);
    try {
      await onLoad();
    } catch (error) {
      if (!isCallError(error)) throw error;
      setFailure(error);
    } finally {
      setLoading(false);
    }
  }

  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={text('apply.conflict.title')}
      actions={
        <Button busy={loading} onClick={() => void load()}>
          {text('apply.conflict.load')}
        </Button>
      }
    >
      <Stack gap={4}>
        <CallErrorBanner error={failure} />
        <div>{text('apply.conflict.text')}</div>
      </Stack>
    </Dialog>
  );
}
