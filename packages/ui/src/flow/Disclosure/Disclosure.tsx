import {
  forwardRef,
  useEffect,
  useRef,
  type DetailsHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { View } from './Disclosure.styles';

export interface DisclosureProps extends Omit<
  DetailsHTMLAttributes<HTMLDetailsElement>,
  'onChange' | 'onToggle'
> {
  /** Text that stays visible while the content is collapsed. */
  summary: ReactNode;
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Initial open state of an uncontrolled component. */
  defaultOpen?: boolean | undefined;
  /** Called with the new open state. */
  onChange?: ((open: boolean) => void) | undefined;
}

/** A native `details`: find-in-page searches the collapsed content, and it works before hydration. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { summary, open, defaultOpen = false, onChange, children, ...rest },
  ref,
) {
  const own = useRef<HTMLDetailsElement>(null);
  const printing = useOpenInPrint(own);
  const root = useMergedRefs(own, ref);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange });
  return (
    <View
      ref={root}
      data-quoin="Disclosure"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (printing.current || currentTarget.open === isOpen) return;
        setOpen(currentTarget.open);
        // The browser has already toggled it; a controlled `open` may revert that.
        if (open !== undefined) currentTarget.open = open;
      }}
      {...rest}
    >
      <summary>
        {summary}
        <Icon of={ChevronDownIcon} size="small" />
      </summary>
      <div data-part="content">{children}</div>
    </View>
  );
});

/** Expands the content in print. @returns whether printing is in progress, to ignore that toggle */
function useOpenInPrint(details: RefObject<HTMLDetailsElement | null>): RefObject<boolean> {
  const printing = useRef(false);
  useEffect(() => {
    const wasOpen = { current: false };
    const before = () => {
      if (!details.current || printing.current) return;
      printing.current = true;
      wasOpen.current = details.current.open;
      details.current.open = true;
    };
    const restoreAfterPrint = () => {
      if (!details.current) return;
      details.current.open = wasOpen.current;
      // The toggle event of the change above fires later.
      setTimeout(() => {
        printing.current = false;
      });
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', restoreAfterPrint);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', restoreAfterPrint);
    };
  }, [details]);
  return printing;
}
