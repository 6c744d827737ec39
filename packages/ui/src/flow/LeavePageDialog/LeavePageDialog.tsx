import { forwardRef } from 'react';
import { Button } from '../../controls/Button/Button';
import { LeavePageDialog as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { Dialog, type DialogProps } from '../Dialog/Dialog';

export interface LeavePageDialogProps extends Omit<
  DialogProps,
  'actions' | 'onClose' | 'role' | 'title' | 'children'
> {
  /** Called when the user saves and leaves. */
  onSaveAndLeave: () => void;
  /** Called when the user leaves the page. */
  onLeave: () => void;
  /** Called when the user stays on the page. */
  onStay: () => void;
  /** Shows a note that required fields are still empty. */
  incomplete?: boolean | undefined;
  /** Whether saving is in progress. */
  busy?: boolean | undefined;
}

/** Confirms leaving with unsaved changes. Escape stays on the page. */
export const LeavePageDialog = forwardRef<HTMLDialogElement, LeavePageDialogProps>(function LeavePageDialog(
  { onSaveAndLeave, onLeave, onStay, incomplete = false, busy = false, size = 'medium', ...rest },
  ref,
) {
  const text = useMessages('LeavePageDialog', english);
  return (
    <Dialog
      ref={ref}
      data-quoin="LeavePageDialog"
      role="alertdialog"
      title={text.title}
      size={size}
      onClose={onStay}
      actions={
        <>
          <Button busy={busy} onClick={onSaveAndLeave}>
            {text.saveAndLeave}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onLeave}>
            {text.leave}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onStay}>
            {text.stay}
          </Button>
        </>
      }
      {...rest}
    >
      {incomplete ? text.incomplete : text.unsaved}
    </Dialog>
  );
});
