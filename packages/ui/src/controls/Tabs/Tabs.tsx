import { forwardRef, useId, useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { Line, Panel, Tab } from './Tabs.styles';

export interface TabItem {
  key: string;
  label: ReactNode;
  panel: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in display order. */
  tabs: readonly TabItem[];
  /** The open tab's key. Default: the first. */
  value?: string | undefined;
  /** Initial value of an uncontrolled component. */
  defaultValue?: string | undefined;
  /** Called with the new value when the user changes it. */
  onChange?: ((key: string) => void) | undefined;
}

/** Arrow keys, Home and End open a tab. Renders the open panel only. Forwards the ref and other attributes to the root. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, defaultValue, onChange, ...rest },
  ref,
) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControllable({
    value,
    defaultValue: defaultValue ?? tabs[0]?.key ?? '',
    onChange,
  });
  const current = tabs.find(({ key }) => key === open);
  if (!current)
    warnInDevelopment(
      'Tabs',
      () => `has no tab with the key "${open}", so no panel is open. Pass the key of one.`,
    );

  const move = (event: KeyboardEvent) => {
    const usable = tabs.filter(({ disabled }) => !disabled);
    const place = usable.findIndex(({ key }) => key === open);
    const next = usable.at(nextPlace(event.key, place, usable.length) ?? place);
    if (!next || next.key === open) return;
    event.preventDefault();
    setOpen(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <div ref={ref} data-quoin="Tabs" {...rest}>
      {/* The tabs have the focus; the list only handles their key events. */}
      <Line ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: words, disabled }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            data-key={key}
            id={`${id}-tab-${key}`}
            aria-selected={key === open}
            aria-controls={key === open ? `${id}-panel` : undefined}
            tabIndex={key === open ? 0 : -1}
            disabled={disabled}
            onClick={() => setOpen(key)}
          >
            {words}
          </Tab>
        ))}
      </Line>
      {current && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current.key}`} tabIndex={0}>
          {current.panel}
        </Panel>
      )}
    </div>
  );
});

/** Returns the index of the tab that a key moves to, wrapping around; undefined for other keys. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}
