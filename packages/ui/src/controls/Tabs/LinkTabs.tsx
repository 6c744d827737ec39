// Tabs that are routes: links in a navigation, because each has an address.
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { LinkComponent } from '../LinkButton';
import { Line, Tab } from './Tabs.styles';

export interface LinkTab {
  href: string;
  label: ReactNode;
}

export interface LinkTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the links are about, for a screen reader. */
  label: string;
  links: readonly LinkTab[];
  /** The `href` of the page shown now. */
  current: string;
  linkAs?: LinkComponent;
}

/** Ref and other attributes reach the `<nav>`. */
export const LinkTabs = forwardRef<HTMLElement, LinkTabsProps>(function LinkTabs(
  { label, links, current, linkAs = 'a', ...rest },
  ref,
) {
  return (
    <nav ref={ref} aria-label={label} data-quoin="LinkTabs" {...rest}>
      <Line as="ul">
        {links.map(({ href, label: words }) => (
          <li key={href}>
            <Tab as={linkAs} href={href} aria-current={href === current ? 'page' : undefined}>
              {words}
            </Tab>
          </li>
        ))}
      </Line>
    </nav>
  );
});
