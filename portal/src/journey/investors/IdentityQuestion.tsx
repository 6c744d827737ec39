// The question who it is, with what the server says to the answer, whatever it is asked for.
import type { NationalIdType } from '@quoin/rules';
import { IdentityCheckModal, type IdentityCheckModalProps } from '@quoin/ui';
import { isCallError } from '../../api/call-error';
import { useErrorSentence } from '../../i18n';

export interface IdentityQuestionProps extends Pick<IdentityCheckModalProps, 'onCheck' | 'onClose' | 'busy'> {
  kinds: readonly NationalIdType[];
  /** Of the call that checks. */
  error: unknown;
}

export function IdentityQuestion({ error, ...asked }: IdentityQuestionProps) {
  const errorSentence = useErrorSentence();
  const refused = isCallError(error) ? error : undefined;
  const left = refused?.values?.['left'];
  return (
    <IdentityCheckModal
      open
      failed={refused?.name === 'user_authentication_failed'}
      attemptsLeft={typeof left === 'number' ? left : undefined}
      locked={refused?.name === 'identity_check_blocked' && errorSentence(refused)}
      error={refused && !ANSWERED_BY_MODAL.includes(refused.name) ? errorSentence(refused) : undefined}
      {...asked}
    />
  );
}

/** The modal has words of its own for these. */
const ANSWERED_BY_MODAL: readonly (string | undefined)[] = [
  'user_authentication_failed',
  'identity_check_blocked',
];
