// Tabs that are routes: links in a navigation, because each has an address.
import { forwardRef, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import type { LinkComponent } from '../LinkButton/LinkButton';
import { Line, Tab } from './Tabs.styles';

export interface LinkTab {
  href: string;
  label: ReactNode;
}

export interface LinkTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** Links in display order. */
  links: readonly LinkTab[];
  /** The `href` of the current page. */
  current: string;
  /**
   * For more links than fit on a line. From 1040 px, puts them in a column beside the content; below, they are one line that
   * scrolls sideways. Default false.
   */
  beside?: boolean | undefined;
  /** Component that renders a link. */
  linkAs?: LinkComponent | undefined;
}

/** Forwards the ref and other attributes to the `<nav>`. */
export const LinkTabs = forwardRef<HTMLElement, LinkTabsProps>(function LinkTabs(
  { label, links, current, beside, linkAs = 'a', ...rest },
  ref,
) {
  const line = useCurrentInSight(current);
  return (
    <nav ref={ref} aria-label={label} data-quoin="LinkTabs" {...rest}>
      <Line as="ul" ref={line} data-beside={beside || undefined}>
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

/** On a narrow screen, scrolls the line to the current link without scrolling the page. */
function useCurrentInSight(current: string) {
  const line = useRef<HTMLDivElement>(null);
  useEffectBeforePaint(() => {
    const link = line.current?.querySelector('[aria-current]');
    if (!line.current || !link) return;
    const [around, box] = [line.current.getBoundingClientRect(), link.getBoundingClientRect()];
    line.current.scrollLeft += box.left + box.width / 2 - (around.left + around.width / 2);
  }, [current]);
  return line;
}
