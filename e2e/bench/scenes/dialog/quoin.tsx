import { useState } from 'react';
import { Button, Dialog, Text } from '@quoin/ui';
import { CANCEL, KEEP, OPEN, TEXT, TITLE } from './words';

export function Scene() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {OPEN}
      </Button>
      <Dialog
        open={open}
        title={TITLE}
        onClose={close}
        actions={
          <>
            <Button variant="danger" onClick={close}>
              {CANCEL}
            </Button>
            <Button variant="secondary" onClick={close}>
              {KEEP}
            </Button>
          </>
        }
      >
        <Text>{TEXT}</Text>
      </Dialog>
    </>
  );
}
