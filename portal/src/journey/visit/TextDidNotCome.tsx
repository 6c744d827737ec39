import { ErrorState } from '@quoin/ui';
import { useText } from '../../i18n';

/** Replaces a long text that failed to load. */
export function TextDidNotCome() {
  const text = useText();
  return <ErrorState onRetry={() => window.location.reload()}>{text('app.no_answer')}</ErrorState>;
}
