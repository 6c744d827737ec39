// Lets an app render the links of layout components with its router's link.
import type { ReactElement, ReactNode } from 'react';

export interface FrameLink {
  href: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  /** For links that are menu items, which arrow keys move between. */
  role?: 'menuitem' | undefined;
  tabIndex?: number | undefined;
  /** Closes the menu that contains the link. */
  onClick?: (() => void) | undefined;
}

/** Renders a link. With a router: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (link: FrameLink) => ReactElement;

export const renderPlainLink: RenderLink = (link) => <a {...link}>{link.children}</a>;
