import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button';
import { CircleAlertIcon } from '../../foundations/Icon/icons';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { ErrorState as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { View } from '../EmptyState/EmptyState.styles';

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What happened. Default: a message that loading failed. */
  title?: ReactNode | undefined;
  /** Why, and what to do. */
  children?: ReactNode | undefined;
  /** Called when the user tries again; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Further actions beside the retry button. */
  action?: ReactNode | undefined;
  /** The `request_id` of the failed call, for support. */
  reference?: string | undefined;
  /** Level of the heading in the document outline. */
  level?: 1 | 2 | 3 | undefined;
}

/** Replaces content that failed to load, and is announced when it appears. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, children, onRetry, action, reference, level = 2, ...rest },
  ref,
) {
  const text = useMessages('ErrorState', english);
  return (
    <View ref={ref} role="alert" data-quoin="ErrorState" data-signal="danger" {...rest}>
      <Icon of={CircleAlertIcon} size="large" />
      <Heading level={level} size="title">
        {title ?? text.title}
      </Heading>
      <div data-part="text">{children ?? text.text}</div>
      {(onRetry || action) && (
        <div data-part="action">
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {text.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && (
        <Text size="caption" tone="secondary">
          {text.reference(reference)}
        </Text>
      )}
    </View>
  );
});
