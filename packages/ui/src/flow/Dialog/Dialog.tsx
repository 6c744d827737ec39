import { forwardRef, useId, useRef, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { usePageScrollLock } from '../../behaviour/use-page-scroll-lock';
import { useScrollStop } from '../../behaviour/use-scroll-stop';
import { Dialog as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { View } from './Dialog.styles';

export interface DialogProps extends Omit<HTMLAttributes<HTMLDialogElement>, 'title'> {
  /** Controlled open state. */
  open: boolean;
  /** Heading text. */
  title: ReactNode;
  /** Escape or the cross. Without it the dialog blocks: only its own actions end it. */
  onClose?: () => void;
  /** Buttons, the primary one first: it is on the right on a wide screen and on top on a phone. */
  actions?: ReactNode;
  /** Size from the design tokens. */
  size?: 'small' | 'medium' | 'large';
  /** ARIA role of the root element. */
  role?: 'dialog' | 'alertdialog';
  /** Where focus goes first; default: the title, so that reading starts there. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A native modal `dialog`: the page behind it is inert and does not scroll, and focus returns to where it was. Nothing is mounted while closed. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog({ open, ...rest }, ref) {
  return open ? <OpenDialog ref={ref} {...rest} /> : null;
});

const OpenDialog = forwardRef<HTMLDialogElement, Omit<DialogProps, 'open'>>(function OpenDialog(
  { title, onClose, actions, size = 'medium', role = 'dialog', initialFocus, children, ...rest },
  ref,
) {
  const text = useMessages('Dialog', english);
  const titleId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstFocus = initialFocus ?? heading;
  const root = useMergedRefs(own, ref);
  const body = useScrollStop<HTMLDivElement>();
  usePageScrollLock();

  useEffectBeforePaint(() => {
    const dialog = own.current;
    const first = firstFocus.current;
    // The browser's own first focus: otherwise it goes to the cross, and is moved from there.
    if (first) first.autofocus = true;
    dialog?.showModal();
    if (document.activeElement !== first) first?.focus();
    return () => dialog?.close();
  }, [firstFocus]);

  return (
    <View
      ref={root}
      role={role}
      aria-labelledby={titleId}
      data-quoin="Dialog"
      data-size={size}
      onCancel={(event) => {
        // A file picker inside sends this event too, and its cancelling is not ours.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // A browser closes on a second Escape whatever we prevented; a dialog that blocks opens again.
        if (currentTarget.open || !currentTarget.isConnected) return;
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      {...rest}
    >
      <div data-part="head">
        <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            aria-label={text.close}
            data-quoin="IconButton"
            data-part="close"
            onClick={onClose}
          />
        )}
      </div>
      <div ref={body} data-part="body">
        {children}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </View>
  );
});
