import { Button, Dialog } from '@quoin/ui';
import { useState } from 'react';
import { useText } from '../../i18n';

interface ConflictDialogProps {
  open: boolean;
  onLoad: () => Promise<void>;
}

/** Somebody saved a newer version: it blocks, since nothing typed from here on could be kept. */
export function ConflictDialog({ open, onLoad }: ConflictDialogProps) {
  const text = useText();
  const [loading, setLoading] = useState(false);
  async function load() {
    setLoading(true);
    await onLoad();
    setLoading(false);
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
      {text('apply.conflict.text')}
    </Dialog>
  );
}
