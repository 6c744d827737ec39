import { ErrorState } from '@quoin/ui';
import type { ReactElement } from 'react';
import type { CallError } from '../api/call-error';
import { FailedCall } from './FailedCall';

interface FailedPageProps {
  error: CallError;
  onRetry: () => unknown;
  /** Content for a 404. */
  missing: { title: string; text: string; back: ReactElement };
}

/** Page of one resource that is missing or failed to load. */
export const FailedPage = ({ error, onRetry, missing: { title, text, back } }: FailedPageProps) =>
  error.name === 'not_found' ? (
    <ErrorState level={1} title={title} action={back}>
      {text}
    </ErrorState>
  ) : (
    <FailedCall level={1} error={error} onRetry={onRetry} />
  );
