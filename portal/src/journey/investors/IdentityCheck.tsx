// Asks who it is before something sensitive is opened or sent; a right answer is worth an access code.
import { identityChecksFor, NATIONAL_ID_TYPES, type IdentityPurpose } from '@quoin/rules';
import { IdentityCheckModal } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorSentence } from '../../i18n';

export interface IdentityCheckProps {
  /** Whose number is asked for. */
  investorId: string;
  /** The code opens this alone. */
  purpose: IdentityPurpose;
  /** Good for ten minutes, as often as needed. */
  onPassed: (accessCode: string) => void;
  onClose: () => void;
}

export function IdentityCheck({ investorId, purpose, onPassed, onClose }: IdentityCheckProps) {
  const errorSentence = useErrorSentence();
  const { data: me, isLoading } = api.useGetUserInfoQuery();
  const [check, { error, isLoading: checking }] = api.useCheckIdentityMutation();
  const refused = isCallError(error) ? error : undefined;
  const left = refused?.values?.['left'];
  if (isLoading) return null;
  return (
    <IdentityCheckModal
      open
      kinds={me ? identityChecksFor(me.country) : NATIONAL_ID_TYPES}
      busy={checking}
      failed={refused?.name === 'user_authentication_failed'}
      attemptsLeft={typeof left === 'number' ? left : undefined}
      locked={refused?.name === 'identity_check_blocked' && errorSentence(refused)}
      error={refused && !ANSWERED_BY_MODAL.includes(refused.name) ? errorSentence(refused) : undefined}
      onCheck={async ({ kind, value }) => {
        const answer = await check({
          params: { investorId },
          body: { number_type: kind, number: value, purpose },
        });
        if (answer.data) onPassed(answer.data.access_code);
      }}
      onClose={onClose}
    />
  );
}

/** The modal has words of its own for these. */
const ANSWERED_BY_MODAL: readonly (string | undefined)[] = [
  'user_authentication_failed',
  'identity_check_blocked',
];
