import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { CANCEL, KEEP, OPEN, TEXT, TITLE } from './words';

export function Scene() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {OPEN}
      </Button>
      {/* Without its fade, so that opening is compared with opening. */}
      <Dialog open={open} onClose={close} aria-labelledby={titleId} transitionDuration={0}>
        <DialogTitle id={titleId}>
          {TITLE}
          <IconButton aria-label="Close" onClick={close}>
            ×
          </IconButton>
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{TEXT}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" color="error" onClick={close}>
            {CANCEL}
          </Button>
          <Button variant="outlined" onClick={close}>
            {KEEP}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
