import { Banner, ErrorState, Page, type BannerProps, type ErrorStateProps, type PageProps } from '@quoin/ui';
import { isCallError, type CallError } from '../api/call-error';
import { useErrorMessage, useText } from '../i18n';
import { ButtonLink } from '../navigation/router-link';

interface FailedCallProps extends Pick<ErrorStateProps, 'title' | 'level' | 'action'> {
  error: CallError;
  onRetry: () => unknown;
}

/**
 * Error of a failed call, with the request id for support. A 403 or a bad address would fail again, so they have no retry.
 */
export function FailedCall({ error, onRetry, ...rest }: FailedCallProps) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  // Nobody typed what such a call sends: it is from a link that was cut off or changed.
  const isBadAddress = error.name === 'illegal_parameter';
  return (
    <ErrorState
      reference={error.requestId}
      onRetry={error.status === 403 || isBadAddress ? undefined : () => void onRetry()}
      {...rest}
    >
      {isBadAddress ? text('app.bad_address') : getErrorMessage(error)}
    </ErrorState>
  );
}

interface CallErrorBannerProps extends Pick<BannerProps, 'signal'> {
  error: unknown;
}

/** Message of a failed call, announced at once. Nothing while there is no error. */
export function CallErrorBanner({ error, signal = 'danger' }: CallErrorBannerProps) {
  const getErrorMessage = useErrorMessage();
  return (
    isCallError(error) && (
      <Banner signal={signal} announce="assertive">
        {getErrorMessage(error)}
      </Banner>
    )
  );
}

/** Link to the investments, for an investment that does not load. */
export function ToMyInvestments() {
  const text = useText();
  return (
    <ButtonLink href="/my-investment/all" variant="secondary">
      {text('app.my_investments')}
    </ButtonLink>
  );
}

type FailedInvestmentProps = Pick<PageProps, 'width'> & Pick<FailedCallProps, 'error' | 'onRetry'>;

/** Page of an investment, or of one of its documents, that does not load. */
export const FailedInvestment = ({ width, ...failed }: FailedInvestmentProps) => (
  <Page width={width}>
    <FailedCall level={1} {...failed} action={<ToMyInvestments />} />
  </Page>
);
