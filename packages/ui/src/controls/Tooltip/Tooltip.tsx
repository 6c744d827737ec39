import {
  cloneElement,
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useFloating } from '../../behaviour/use-floating';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { View } from './Tooltip.styles';

/** The attributes that a tooltip adds to its anchor; the anchor's own handlers are called too. */
type Describable = Pick<
  HTMLAttributes<HTMLElement>,
  'aria-describedby' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>;

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'role'> {
  /** One sentence at most. Repeat it elsewhere: touch users do not see tooltips. */
  text: string;
  /** One focusable element that passes attributes on: a button, a link, a field. */
  children: ReactElement<Describable>;
  /** Preferred side of the anchor. */
  side?: 'above' | 'below' | undefined;
}

/** Delay before the tooltip shows on hover, and time the pointer may take to reach it. */
const REST_MS = 400;
const CROSS_MS = 150;

/** Help on hover and focus; Escape hides it. Forwards the ref and other attributes to the `<span>` with the text. */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, children, side = 'above', ...rest },
  ref,
) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const bubble = useRef<HTMLSpanElement>(null);
  const about = useRef<HTMLElement>(null);
  const merged = useMergedRefs(bubble, ref);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const turn = useCallback((on: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(on);
    else timer.current = setTimeout(() => setOpen(on), afterMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useFloating(about, bubble, { open, align: 'center', side });

  // Before paint, so that Escape closes the tooltip as soon as it is seen, and what is below it as soon as it is gone.
  useEffectBeforePaint(() => {
    if (!open) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      turn(false);
    };
    const page = about.current?.ownerDocument ?? document;
    page.addEventListener('keydown', escape, { capture: true });
    return () => page.removeEventListener('keydown', escape, { capture: true });
  }, [open, turn]);

  const own = children.props;
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': own['aria-describedby'] ? `${own['aria-describedby']} ${id}` : id,
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          own.onPointerEnter?.(event);
          about.current = event.currentTarget;
          if (event.pointerType !== 'touch') turn(true, REST_MS);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          own.onPointerLeave?.(event);
          turn(false, CROSS_MS);
        },
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          own.onPointerDown?.(event);
          turn(false);
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          own.onFocus?.(event);
          about.current = event.currentTarget;
          if (event.currentTarget.matches(':focus-visible')) turn(true);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          own.onBlur?.(event);
          turn(false);
        },
      })}
      <View
        ref={merged}
        data-quoin="Tooltip"
        popover="manual"
        hidden={!open}
        {...rest}
        id={id}
        role="tooltip"
        onPointerEnter={() => turn(true)}
        onPointerLeave={() => turn(false, CROSS_MS)}
      >
        {text}
      </View>
    </>
  );
});
