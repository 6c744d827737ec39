import { Heading, Skeleton, Stack } from '@quoin/ui';
import { useId, type ReactNode } from 'react';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { StandaloneLink } from '../../../navigation/router-link';

interface DashboardSectionProps<T> {
  title: string;
  /** Link to the full list. */
  all?: { href: string; label: string };
  call: { currentData?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Height of the placeholder in pixels, to reduce layout shift. */
  height: number;
  children: (data: T) => ReactNode;
}

/** Section of the dashboard with one call: data, loading or error state. */
export function DashboardSection<T>({ title, all, call, height, children }: DashboardSectionProps<T>) {
  const titleId = useId();
  const { currentData, error, isFetching, refetch } = call;
  return (
    <Stack gap={4} as="section" aria-labelledby={titleId} aria-busy={isFetching}>
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {all && <StandaloneLink href={all.href}>{all.label}</StandaloneLink>}
      </Stack>
      {currentData !== undefined ? (
        children(currentData)
      ) : isCallError(error) && !isFetching ? (
        <FailedCall level={3} error={error} onRetry={refetch} />
      ) : (
        <Skeleton shape="block" height={height} />
      )}
    </Stack>
  );
}
