// Links within the portal, for its texts and for frame and buttons; other sites, mail and telephone open as they are.
import type { RenderLink } from '@quoin/ui';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

/** Id of the redemptions on the page of current investments. */
export const REDEMPTIONS_ID = 'redemptions';

/** Opens the invitation dialog over any page of a signed-in user. */
export const INVITE_HASH = '#invite-friends';

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
