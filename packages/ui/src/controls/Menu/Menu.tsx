import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { hasFocus } from '../../behaviour/focus-control';
import { useDismiss } from '../../behaviour/use-dismiss';
import { useFloating } from '../../behaviour/use-floating';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon, type IconProps } from '../../foundations/Icon/Icon';
import { renderPlainLink, type RenderLink } from '../../layout/link';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Panel, View } from './Menu.styles';
import { NOTHING_TYPED, placeByKey, placeByText, typeAhead } from './menu-keys';

interface MenuItemWords {
  key: string;
  label: string;
  icon?: IconProps['of'] | undefined;
  /** Draws a separator before the item. */
  apart?: boolean | undefined;
}

/** An action. A disabled one stays focusable, so that screen readers announce it. */
export interface MenuAction extends MenuItemWords {
  onSelect: () => void;
  disabled?: boolean | undefined;
  /** For an action that cannot be undone. */
  tone?: 'danger' | undefined;
}

/** A link to a page. */
export interface MenuLink extends MenuItemWords {
  href: string;
}

export type MenuItem = MenuAction | MenuLink;

export interface MenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Text of the button. With `icon` it is the accessible name, so name the object: "Actions for passport.pdf". */
  label: string;
  /** Items in display order. */
  items: readonly MenuItem[];
  /** Shows this icon instead of the label. */
  icon?: IconProps['of'] | undefined;
  /** Visual emphasis. */
  variant?: ButtonVariant | undefined;
  /** Size from the design tokens. */
  size?: ButtonSize | undefined;
  /** Edge of the button that the panel aligns to. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** A button that opens a menu of actions. Forwards the ref and other attributes to the `<button>`. */
export const Menu = forwardRef<HTMLButtonElement, MenuProps>(function Menu(
  {
    label,
    items,
    icon,
    variant = 'secondary',
    size,
    align = 'start',
    renderLink = renderPlainLink,
    onClick,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const merged = useMergedRefs(button, ref);
  /** The item that gets the focus first; null: closed. */
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  if (start !== null && rest.disabled) setStart(null);
  const open = start !== null;
  if (items.length === 0)
    warnInDevelopment('Menu', 'has no items. Leave it out where there is nothing to do.');

  const close = useCallback(() => setStart(null), []);
  useDismiss(root, open, close);
  const closeToButton = () => {
    close();
    button.current?.focus();
  };

  const attributes = {
    ...rest,
    ref: merged,
    id: rest.id ?? `${id}-button`,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) setStart(open ? null : 'first');
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setStart(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };

  return (
    <View ref={root} data-quoin="Menu">
      {icon ? (
        <IconButton {...attributes} label={label} icon={icon} />
      ) : (
        <Button
          {...attributes}
          variant={variant}
          size={size}
          iconEnd={<Icon of={ChevronDownIcon} size="small" />}
        >
          {label}
        </Button>
      )}
      {start !== null && (
        <MenuPanel
          id={id}
          anchor={button}
          labelledBy={attributes.id}
          {...{ start, items, align, renderLink }}
          onLeave={close}
          onClose={closeToButton}
        />
      )}
    </View>
  );
});

interface MenuPanelProps extends Required<Pick<MenuProps, 'items' | 'align' | 'renderLink'>> {
  id: string;
  anchor: { readonly current: HTMLElement | null };
  labelledBy: string;
  start: 'first' | 'last';
  /** Closes the menu; the focus has moved elsewhere. */
  onLeave: () => void;
  /** Closes the menu and returns the focus to the button. */
  onClose: () => void;
}

function MenuPanel({
  id,
  anchor,
  labelledBy,
  start,
  items,
  align,
  renderLink,
  onLeave,
  onClose,
}: MenuPanelProps) {
  const panel = useRef<HTMLUListElement>(null);
  const typed = useRef(NOTHING_TYPED);
  useFloating(anchor, panel, { open: true, align });
  useEffect(() => {
    const all = getItems(panel.current);
    all.at(start === 'first' ? 0 : -1)?.focus();
  }, [start]);

  const press = (event: KeyboardEvent) => {
    const all = getItems(panel.current);
    const place = all.findIndex(hasFocus);
    if (event.key === 'Escape') {
      event.preventDefault();
      // Keeps a surrounding dialog or menu open.
      event.stopPropagation();
      onClose();
      return;
    }
    if (event.key === 'Tab') {
      // The browser then moves from the button to the next tab stop.
      onClose();
      return;
    }
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    let next = placeByKey(event.key, place, all.length);
    if (next === undefined && event.key.length === 1 && event.key !== ' ') {
      typed.current = typeAhead(typed.current, event.key, event.timeStamp);
      next = placeByText(
        typed.current.text,
        place,
        all.map(({ textContent }) => textContent),
      );
    } else if (next === undefined) return;
    event.preventDefault();
    if (next !== undefined) all[next]?.focus();
  };

  return (
    // The items have the focus; the panel only handles their key events.
    <Panel ref={panel} id={id} popover="manual" role="menu" aria-labelledby={labelledBy} onKeyDown={press}>
      {items.map((item) => (
        <li key={item.key} role="none" data-part={item.apart ? 'apart' : undefined}>
          {'href' in item ? (
            renderLink({
              href: item.href,
              role: 'menuitem',
              tabIndex: -1,
              onClick: onLeave,
              children: <Words icon={item.icon} label={item.label} />,
            })
          ) : (
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-tone={item.tone}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                onClose();
                item.onSelect();
              }}
            >
              <Words icon={item.icon} label={item.label} />
            </button>
          )}
        </li>
      ))}
    </Panel>
  );
}

const Words = ({ icon, label }: Pick<MenuItemWords, 'icon' | 'label'>) => (
  <>
    {icon && <Icon of={icon} size="small" />}
    {label}
  </>
);

const getItems = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];
