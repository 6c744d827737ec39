import { ErrorState, Page } from '@quoin/ui';
import type { ReactElement } from 'react';
import { isCallError } from '../api/call-error';
import { FailedCall } from './FailedCall';

interface ResourcePageProps<T> {
  /** Result of an RTK Query hook. */
  query: { currentData?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Placeholder while it loads. */
  loading: ReactElement;
  /** Content for a 404. */
  missing: { title: string; text: string; back: ReactElement };
  children: (resource: T) => ReactElement;
}

/** Page of one resource, or why it cannot be shown. */
export function ResourcePage<T>({ query, loading, missing, children }: ResourcePageProps<T>) {
  const { currentData, error, isFetching, refetch } = query;
  const content = () => {
    if (currentData) return children(currentData);
    if (!isCallError(error) || isFetching) return loading;
    if (error.name !== 'not_found') return <FailedCall level={1} error={error} onRetry={refetch} />;
    return (
      <ErrorState level={1} title={missing.title} action={missing.back}>
        {missing.text}
      </ErrorState>
    );
  };
  return <Page aria-busy={isFetching}>{content()}</Page>;
}
