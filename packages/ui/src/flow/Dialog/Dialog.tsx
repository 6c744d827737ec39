import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { hasFocus } from '../../behaviour/focus-control';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { Dialog as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { View } from './Dialog.styles';

export interface DialogProps extends Omit<HTMLAttributes<HTMLDialogElement>, 'title'> {
  /** Controlled open state. */
  open: boolean;
  /** Heading text. */
  title: ReactNode;
  /** Called on Escape or the close button. Without it, only the dialog's own actions close it. */
  onClose?: (() => void) | undefined;
  /** Buttons, primary first: it is on the right on a wide screen and at the top on a phone. */
  actions?: ReactNode | undefined;
  /** Size from the design tokens. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** ARIA role of the root element. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Element that gets the focus first. Default: the title, so that screen readers start there. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A native modal `dialog`: the page behind it is inert and does not scroll, and the focus is restored on close. Nothing is
 * mounted while it is closed.
 */
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
  /** The dialog closed itself, because it unmounts or an `Activity` hides it. Some test environments send `close` at once. */
  const closing = useRef(false);
  const firstFocus = initialFocus ?? heading;
  const root = useMergedRefs(own, ref);
  const body = useScrollStop<HTMLDivElement>();
  usePageScrollLock(own);

  useEffectBeforePaint(() => {
    const dialog = own.current;
    const first = firstFocus.current;
    closing.current = false;
    // Sets the browser's initial focus; otherwise it would first go to the close button.
    if (first) first.autofocus = true;
    if (dialog) showModal(dialog);
    if (!hasFocus(first)) first?.focus();
    return () => {
      if (!dialog || !hasModals()) return;
      closing.current = true;
      dialog.close();
    };
  }, [firstFocus]);

  return (
    <View
      ref={root}
      role={role}
      aria-labelledby={titleId}
      data-quoin="Dialog"
      data-size={size}
      onCancel={(event) => {
        // Cancelling a file picker inside the dialog fires this event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close on a second Escape despite preventDefault; a blocking dialog opens again.
        if (closing.current || currentTarget.open || !currentTarget.isConnected) return;
        if (onClose) onClose();
        else showModal(currentTarget);
      }}
      {...rest}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        // Browsers send `cancel`, and jsdom only the key.
        if (event.key === 'Escape' && !event.defaultPrevented && !hasModals()) onClose?.();
      }}
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

/** Every supported browser has modal dialogs, but jsdom, which apps test with, does not. */
const hasModals = () => 'showModal' in HTMLDialogElement.prototype;

function showModal(dialog: HTMLDialogElement) {
  if (hasModals()) dialog.showModal();
  else dialog.open = true;
}

/** Number of open dialogs in each page: it scrolls again after the last one closes. */
const locks = /* @__PURE__ */ new WeakMap<HTMLElement, number>();

/** Prevents the page of a dialog from scrolling or changing its width while the component is mounted. */
function usePageScrollLock(dialog: RefObject<HTMLElement | null>): void {
  useEffectBeforePaint(() => {
    const { documentElement: page, defaultView } = dialog.current?.ownerDocument ?? document;
    const before = locks.get(page) ?? 0;
    locks.set(page, before + 1);
    if (before === 0) lock(page, defaultView ?? window);
    return () => {
      const left = (locks.get(page) ?? 1) - 1;
      locks.set(page, left);
      if (left === 0) unlock(page);
    };
  }, [dialog]);
}

function lock({ style, clientWidth }: HTMLElement, { innerWidth }: Window): void {
  const scrollbar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  // Replaces the width of the hidden scrollbar, so that the page does not widen.
  if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
}

function unlock({ style }: HTMLElement): void {
  style.overflow = '';
  style.paddingInlineEnd = '';
}

/** Shared by all regions of a page: creating an observer costs more than observing with it. */
let observer: ResizeObserver | undefined;

const updateTabStops = (regions: readonly ResizeObserverEntry[]) => {
  for (const { target } of regions) {
    if (target.scrollHeight > target.clientHeight) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
};

/**
 * Makes a region a tab stop only while it scrolls: some browsers do not let the keyboard reach a scrolling region.
 * @returns the ref of the region
 */
function useScrollStop<Region extends HTMLElement>(): RefObject<Region | null> {
  const region = useRef<Region>(null);
  useEffect(() => {
    const { current } = region;
    if (!current || !('ResizeObserver' in window)) return;
    observer ??= new ResizeObserver(updateTabStops);
    observer.observe(current);
    return () => observer?.unobserve(current);
  }, []);
  return region;
}
