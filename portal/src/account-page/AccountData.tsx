// Loading and error states of an account screen.
import { Skeleton, Stack } from '@quoin/ui';
import type { ReactNode } from 'react';
import { isCallError } from '../api/call-error';
import { FailedCall } from '../components/FailedCall';

interface AccountDataProps<T> {
  /** Result of an RTK Query hook. */
  query: { data?: T; error?: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

export function AccountData<T>({ query: { data, error, refetch }, children }: AccountDataProps<T>) {
  if (data !== undefined) return <>{children(data)}</>;
  if (isCallError(error)) return <FailedCall error={error} onRetry={refetch} />;
  return (
    <Stack gap={6} aria-busy>
      <Skeleton shape="heading" />
      <Skeleton shape="block" height={280} />
    </Stack>
  );
}
