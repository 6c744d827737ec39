// Links within the portal, for its texts and for frame and buttons; other sites, mail and telephone open as they are.
import type { RenderLink } from '@quoin/ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Below the base. */
  to: string;
}

/** react-router's own brings along what fetches pages ahead, of which there is nothing here. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={press}>
      {children}
    </a>
  );
}

interface RouterAnchorProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** An anchor that stays inside the portal: `<LinkButton as={RouterAnchor} href="/products">`. */
export const RouterAnchor = ({ href, ...rest }: RouterAnchorProps) => <Link to={href} {...rest} />;

export const routerLink: RenderLink = ({ href, children, ...rest }) =>
  href.startsWith('/') ? (
    <RouterAnchor href={href} {...rest}>
      {children}
    </RouterAnchor>
  ) : (
    <a href={href} rel="noreferrer" {...rest}>
      {children}
    </a>
  );
