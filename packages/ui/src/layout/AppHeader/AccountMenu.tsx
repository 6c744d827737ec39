// The account's links: a disclosure, not the ARIA menu of controls/Menu, so that links keep their role. It shares that
// menu's style.
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '../../behaviour/use-dismiss';
import { ChevronDownIcon, CircleUserRoundIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { AppHeader as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import type { RenderLink } from '../link';
import { Panel, Trigger, View } from './AccountMenu.styles';

interface AccountLink {
  href: string;
  label: ReactNode;
  current?: boolean | undefined;
  /** Starts a second group: a second column on a desktop, below a line on a phone. At most one link may set it. */
  apart?: boolean | undefined;
}

export interface AccountMenuProps {
  /** The signed-in person's name, or the masked e-mail address. */
  name: ReactNode;
  /** A second, smaller line: the masked e-mail address, if `name` is the person's name. */
  detail?: ReactNode | undefined;
  links: AccountLink[];
  onSignOut: () => void;
  renderLink: RenderLink;
  onChosen: () => void;
}

export function AccountMenu({ name, detail, links, onSignOut, renderLink, onChosen }: AccountMenuProps) {
  const text = useMessages('AppHeader', english);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useDismiss(
    root,
    open,
    useCallback((by) => {
      setOpen(false);
      if (by === 'escape') trigger.current?.focus();
    }, []),
  );
  const choose = () => {
    setOpen(false);
    onChosen();
  };

  return (
    <View ref={root} data-part="account">
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Icon of={CircleUserRoundIcon} label={text.account} />
        <span data-part="who">
          <span data-part="name">{name}</span> {detail && <span data-part="detail">{detail}</span>}
        </span>
        <Icon of={ChevronDownIcon} size="small" />
      </Trigger>
      <Panel id={panelId} hidden={!open} data-grouped={links.some(({ apart }) => apart) || undefined}>
        {links.map(({ href, label, current, apart }) => (
          <li key={href} data-part={apart ? 'group' : undefined}>
            {renderLink({
              href,
              children: label,
              'aria-current': current ? 'page' : undefined,
              onClick: choose,
            })}
          </li>
        ))}
        <li data-part="apart">
          <button
            type="button"
            onClick={() => {
              choose();
              onSignOut();
            }}
          >
            {text.signOut}
          </button>
        </li>
      </Panel>
    </View>
  );
}
