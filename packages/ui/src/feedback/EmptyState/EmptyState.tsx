import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon, type IconProps } from '../../foundations/Icon/Icon';
import { InboxIcon } from '../../foundations/Icon/icons';
import { View } from './EmptyState.styles';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Heading text. */
  title: ReactNode;
  /** Explains why the list is empty and what will appear in it. */
  children?: ReactNode | undefined;
  /** What the user needs for the next step, or what it leads to, one short item each. */
  details?: readonly string[] | undefined;
  /** Introduces the details: "You need". */
  detailsLabel?: ReactNode | undefined;
  /** Button or link for the next step. */
  action?: ReactNode | undefined;
  /** One of the exported icons. */
  icon?: IconProps['of'] | undefined;
  /** Picture instead of the icon, such as an `Illustration`. */
  illustration?: ReactNode | undefined;
  /** Level of the heading in the document outline. */
  level?: 1 | 2 | 3 | undefined;
}

/** Forwards the ref and other attributes to the root, a `div`. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, children, details = [], detailsLabel, action, icon = InboxIcon, illustration, level = 2, ...rest },
  ref,
) {
  const labelId = useId();
  return (
    <View ref={ref} data-quoin="EmptyState" data-illustrated={illustration ? '' : undefined} {...rest}>
      {illustration ? <div data-part="illustration">{illustration}</div> : <Icon of={icon} size="large" />}
      <Heading level={level} size="title">
        {title}
      </Heading>
      {children && <div data-part="text">{children}</div>}
      {details.length > 0 && (
        <div data-part="details">
          {detailsLabel && <div id={labelId}>{detailsLabel}</div>}
          <ul aria-labelledby={detailsLabel ? labelId : undefined}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
      {action && <div data-part="action">{action}</div>}
    </View>
  );
});
