import { forwardRef, type DetailsHTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../../behaviour';
import { ChevronDownIcon, Icon } from '../../foundations';
import { View } from './Disclosure.styles';

export interface DisclosureProps extends Omit<
  DetailsHTMLAttributes<HTMLDetailsElement>,
  'onChange' | 'onToggle'
> {
  summary: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onChange?: (open: boolean) => void;
}

/** A native `details`: the browser's search finds what is folded, and it works before any script. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { summary, open, defaultOpen = false, onChange, children, ...rest },
  ref,
) {
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange });
  return (
    <View
      ref={ref}
      data-quoin="Disclosure"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        setOpen(currentTarget.open);
        // The browser has moved it already; whether it stays so is for whoever holds `open`.
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
