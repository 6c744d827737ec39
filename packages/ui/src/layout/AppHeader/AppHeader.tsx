import { forwardRef, useCallback, useId, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { useDismiss } from '../../behaviour/use-dismiss';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { Icon } from '../../foundations/Icon/Icon';
import { Logo } from '../../foundations/Logo/Logo';
import { MenuIcon, XIcon } from '../../foundations/Icon/icons';
import { AppHeader as english } from '../../messages/en/frame';
import { useMessages, type Locale } from '../../provider/quoin-context';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { renderPlainLink, type RenderLink } from '../link';
import { AccountMenu, type AccountMenuProps } from './AccountMenu';
import { Bar, Menu, MenuButton, View } from './AppHeader.styles';

export interface HeaderLink {
  href: string;
  label: ReactNode;
  /** Whether it is the current page or one of its parents. */
  current?: boolean | undefined;
}

export interface AppHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Links in display order. */
  links: HeaderLink[];
  /** Logo or name of the app. */
  brand?: ReactNode | undefined;
  /** Address of the brand link. */
  brandHref?: string | undefined;
  /** The account menu of a signed-in user. */
  account?: Omit<AccountMenuProps, 'renderLink' | 'onChosen'> | undefined;
  /** Sign-in and sign-up buttons, if nobody is signed in. */
  actions?: ReactNode | undefined;
  /** Called with the selected language. */
  onLocaleChange?: ((locale: Locale) => void) | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** The site header. Below 1040 px everything except the brand moves to a menu, which Escape and an outside press close. */
export const AppHeader = forwardRef<HTMLElement, AppHeaderProps>(function AppHeader(
  { links, brand, brandHref = '/', account, actions, onLocaleChange, renderLink = renderPlainLink, ...rest },
  ref,
) {
  const text = useMessages('AppHeader', english);
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useMergedRefs(header, ref);

  const close = useCallback(() => setOpen(false), []);
  useDismiss(
    header,
    open,
    useCallback((by) => {
      setOpen(false);
      if (by === 'escape') button.current?.focus();
    }, []),
  );

  return (
    <View ref={root} data-quoin="AppHeader" {...rest}>
      <Bar>
        <div data-part="brand">
          {renderLink({ href: brandHref, children: brand ?? <Logo />, onClick: close })}
        </div>
        <MenuButton
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          <Icon of={open ? XIcon : MenuIcon} />
          {text.menu}
        </MenuButton>
        <Menu id={menuId} data-part="menu" data-open={open || undefined}>
          <nav aria-label={text.main}>
            <ul>
              {links.map(({ href, label, current }) => (
                <li key={href}>
                  {renderLink({
                    href,
                    children: label,
                    'aria-current': current ? 'page' : undefined,
                    onClick: close,
                  })}
                </li>
              ))}
            </ul>
          </nav>
          <div data-part="tools">
            {onLocaleChange && <LanguageSwitch onChange={onLocaleChange} />}
            {account && <AccountMenu {...account} renderLink={renderLink} onChosen={close} />}
            {actions}
          </div>
        </Menu>
      </Bar>
    </View>
  );
});
