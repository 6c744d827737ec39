// Links within the portal, for text, layout and buttons. Other sites, mail and telephone use plain links.
import { LinkButton, type LinkButtonProps, type RenderLink } from '@quoin/ui';
import { token } from '@quoin/ui/tokens';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Id of the redemptions on the page of current investments. */
export const REDEMPTIONS_ID = 'redemptions';

/** Opens the invitation dialog over any page of a signed-in user. */
export const INVITE_HASH = '#invite-friends';

interface RouterAnchorProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Anchor that navigates within the portal: `<LinkTabs linkAs={RouterAnchor}>`. */
export const RouterAnchor = ({ href, ...rest }: RouterAnchorProps) => <Link to={href} {...rest} />;

/** Link outside sentences, such as one back to a list: its target is larger than its text, and takes no more room. */
export const StandaloneLink = styled(RouterAnchor)`
  position: relative;
  width: fit-content;

  &::after {
    content: '';
    position: absolute;
    inset-block: calc((1lh - ${token.density.target}) / 2);
    inset-inline: 0;
  }
`;

/** Link within the portal that looks like a button. */
export const ButtonLink = (props: LinkButtonProps) => <LinkButton as={RouterAnchor} {...props} />;

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
