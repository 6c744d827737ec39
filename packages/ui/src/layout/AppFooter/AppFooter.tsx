import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Logo } from '../../foundations/Logo/Logo';
import { AppFooter as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { renderPlainLink, type RenderLink } from '../link';
import { View } from './AppFooter.styles';

export interface FooterGroup {
  title: string;
  links: { href: string; label: ReactNode }[];
}

export interface AppFooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Groups of links in display order. */
  groups: FooterGroup[];
  /** Logo or name of the app. */
  brand?: ReactNode | undefined;
  /** Legal disclosures, never truncated. */
  legal?: ReactNode | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** Forwards the ref and other attributes to the root, a `footer`. */
export const AppFooter = forwardRef<HTMLElement, AppFooterProps>(function AppFooter(
  { groups, brand, legal, renderLink = renderPlainLink, ...rest },
  ref,
) {
  const text = useMessages('AppFooter', english);
  return (
    <View ref={ref} data-quoin="AppFooter" {...rest}>
      <div data-part="inside">
        <div>{brand ?? <Logo />}</div>
        <nav data-part="groups" aria-label={text.more}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>{renderLink({ href, children: label })}</li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {legal && <div data-part="legal">{legal}</div>}
      </div>
    </View>
  );
});
