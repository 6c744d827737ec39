import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogCloseButton,
  DialogContent,
  DialogHeader,
  Text,
} from '@salt-ds/core';
import { CANCEL, KEEP, OPEN, TEXT, TITLE } from './words';

export function Scene() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{OPEN}</Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogHeader header={TITLE} actions={<DialogCloseButton onClick={close} />} />
        <DialogContent>
          <Text>{TEXT}</Text>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{KEEP}</Button>
          <Button sentiment="negative" appearance="solid" onClick={close}>
            {CANCEL}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
