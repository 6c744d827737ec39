import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon, type IconProps } from '../../foundations/Icon/Icon';
import { InboxIcon } from '../../foundations/Icon/icons';
import { View } from './EmptyState.styles';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Heading text. */
  title: ReactNode;
  /** Explains why the list is empty and what will appear in it. */
  children?: ReactNode;
  /** Button or link for the next step. */
  action?: ReactNode;
  /** One of the exported icons. */
  icon?: IconProps['of'];
  /** Level of the heading in the document outline. */
  level?: 1 | 2 | 3;
}

/** Forwards the ref and other attributes to the root, a `div`. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, children, action, icon = InboxIcon, level = 2, ...rest },
  ref,
) {
  return (
    <View ref={ref} data-quoin="EmptyState" {...rest}>
      <Icon of={icon} size="large" />
      <Heading level={level} size="title">
        {title}
      </Heading>
      {children && <div data-part="text">{children}</div>}
      {action && <div data-part="action">{action}</div>}
    </View>
  );
});
