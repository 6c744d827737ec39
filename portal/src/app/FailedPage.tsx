// Stands where a page of one thing should be.
import { ErrorState } from '@quoin/ui';
import type { ReactElement } from 'react';
import type { CallError } from '../api/call-error';
import { FailedCall } from './FailedCall';

interface FailedPageProps {
  error: CallError;
  onRetry: () => unknown;
  /** What is said where there is no such thing. */
  missing: { title: string; text: string; back: ReactElement };
}

export const FailedPage = ({ error, onRetry, missing: { title, text, back } }: FailedPageProps) =>
  error.name === 'not_found' ? (
    <ErrorState level={1} title={title} action={back}>
      {text}
    </ErrorState>
  ) : (
    <FailedCall level={1} error={error} onRetry={onRetry} />
  );
