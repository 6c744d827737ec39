// Stands where the answer of a failed call should be.
import { ErrorState, LinkButton, type ErrorStateProps } from '@quoin/ui';
import type { CallError } from '../api/call-error';
import { useErrorSentence, useText } from '../i18n';
import { RouterAnchor } from './router-link';

interface FailedCallProps extends Pick<ErrorStateProps, 'title' | 'level' | 'action'> {
  error: CallError;
  onRetry: () => unknown;
}

/** Says what went wrong, with the number for support. What is refused once is refused again: then there is no retry. */
export function FailedCall({ error, onRetry, ...rest }: FailedCallProps) {
  const errorSentence = useErrorSentence();
  return (
    <ErrorState
      reference={error.requestId}
      onRetry={error.status === 403 ? undefined : () => void onRetry()}
      {...rest}
    >
      {errorSentence(error)}
    </ErrorState>
  );
}

/** The way out of an investment that does not open. */
export function ToMyInvestments() {
  const text = useText();
  return (
    <LinkButton as={RouterAnchor} href="/my-investment/all" variant="secondary">
      {text('app.my_investments')}
    </LinkButton>
  );
}
