// What a screen of the account shows while its data is on the way, and when it did not come.
import { Skeleton, Stack } from '@quoin/ui';
import type { ReactNode } from 'react';
import { isCallError } from '../api/call-error';
import { FailedCall } from '../components/FailedCall';

interface AccountDataProps<T> {
  /** As a query of the slice gives it. */
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
