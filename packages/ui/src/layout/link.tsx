// How the frame's components make links, so that an app can put its router's link in.
import type { ReactElement, ReactNode } from 'react';

export interface FrameLink {
  href: string;
  children: ReactNode;
  'aria-current'?: 'page';
  /** In a menu the links are its items, which the arrow keys reach. */
  role?: 'menuitem';
  tabIndex?: number;
  /** Closes the menu that contains the link. */
  onClick?: () => void;
}

/** Default: a plain anchor. A router's: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (link: FrameLink) => ReactElement;

export const plainLink: RenderLink = (link) => <a {...link}>{link.children}</a>;
