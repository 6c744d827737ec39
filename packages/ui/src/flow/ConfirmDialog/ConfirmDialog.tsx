import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button';
import { ConfirmDialog as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { Dialog, type DialogProps } from '../Dialog/Dialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'onClose' | 'role'> {
  /** Names the action: "Cancel application", never "OK". */
  confirmLabel: ReactNode;
  /** Label of the cancel button. */
  cancelLabel?: ReactNode | undefined;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels. */
  onCancel: () => void;
  /** Marks an action that cannot be undone. */
  danger?: boolean | undefined;
  /** Whether the response is pending. */
  busy?: boolean | undefined;
}

/** Asks for confirmation before a consequential action; the children describe the consequences. */
export const ConfirmDialog = forwardRef<HTMLDialogElement, ConfirmDialogProps>(function ConfirmDialog(
  { confirmLabel, cancelLabel, onConfirm, onCancel, danger = false, busy = false, size = 'small', ...rest },
  ref,
) {
  const text = useMessages('ConfirmDialog', english);
  return (
    <Dialog
      ref={ref}
      data-quoin="ConfirmDialog"
      role="alertdialog"
      size={size}
      onClose={onCancel}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel ?? text.cancel}
          </Button>
        </>
      }
      {...rest}
    />
  );
});
