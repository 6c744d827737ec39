import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { ChevronLeftIcon, ChevronRightIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { renderPlainLink, type RenderLink } from '../../layout/link';
import { Breadcrumbs as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { View } from './Breadcrumbs.styles';

export interface Crumb {
  href: string;
  label: ReactNode;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From the top of the site to the current page, which is last and not a link. */
  crumbs: readonly Crumb[];
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** The path to this page; on a phone only the parent page. Forwards the ref and other attributes to the `<nav>`. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { crumbs, renderLink = renderPlainLink, ...rest },
  ref,
) {
  const text = useMessages('Breadcrumbs', english);
  if (crumbs.length === 0)
    warnInDevelopment('Breadcrumbs', 'has no crumbs. Give it at least the page shown now.');
  return (
    <View ref={ref} aria-label={text.label} data-quoin="Breadcrumbs" {...rest}>
      <ol>
        {crumbs.map(({ href, label }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={href}>
              {index > 0 && <Icon of={ChevronRightIcon} size="small" directional data-part="forward" />}
              {!last && <Icon of={ChevronLeftIcon} size="small" directional data-part="back" />}
              {last ? <span aria-current="page">{label}</span> : renderLink({ href, children: label })}
            </li>
          );
        })}
      </ol>
    </View>
  );
});
