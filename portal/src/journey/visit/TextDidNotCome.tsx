import { ErrorState } from '@quoin/ui';
import { useText } from '../../i18n';

/** Stands where a long text should be. */
export function TextDidNotCome() {
  const text = useText();
  return <ErrorState onRetry={() => window.location.reload()}>{text('app.no_answer')}</ErrorState>;
}
