// Error page for an invalid reset link: the reason, and a new link or support as the next step.
import { BRAND } from '@quoin/rules';
import { ErrorState, LinkButton, Stack } from '@quoin/ui';
import type { CallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { ButtonLink } from '../../navigation/router-link';
import { useErrorSentence, useText } from '../../i18n';
import type { ErrorName } from '@quoin/contract';

type WayOut = 'new_link' | 'support';

const WAYS_OUT: Partial<Record<ErrorName, WayOut>> = {
  reset_link_expired: 'new_link',
  reset_link_used: 'new_link',
  illegal_code: 'new_link',
  account_not_found: 'support',
  account_disabled: 'support',
  no_phone_on_record: 'support',
};

/** Undefined if retrying the link may help. */
export const wayOutOf = ({ name }: CallError): WayOut | undefined => name && WAYS_OUT[name];

export function UselessLink({ failure, onRetry }: { failure: CallError; onRetry: () => unknown }) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const wayOut = wayOutOf(failure);
  if (!wayOut) return <FailedCall level={1} error={failure} onRetry={onRetry} />;
  return (
    <ErrorState
      level={1}
      title={text('access.reset.failed.title')}
      action={
        wayOut === 'new_link' ? (
          <Stack direction="horizontal" phone="vertical" gap={3}>
            {failure.name === 'reset_link_used' && (
              <ButtonLink href="/auth/login">{text('app.sign_in')}</ButtonLink>
            )}
            <ButtonLink
              href="/auth/forget_password"
              variant={failure.name === 'reset_link_used' ? 'secondary' : 'primary'}
            >
              {text('access.reset.failed.again')}
            </ButtonLink>
          </Stack>
        ) : (
          <LinkButton href={`mailto:${BRAND.supportEmail}`}>{text('access.reset.failed.support')}</LinkButton>
        )
      }
    >
      {errorSentence(failure)}
    </ErrorState>
  );
}
