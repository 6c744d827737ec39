// Dialog that prompts for an identity number and shows the errors of the check.
import type { ErrorName } from '@quoin/contract';
import type { NationalIdType } from '@quoin/rules';
import { IdentityCheckModal, type IdentityCheckModalProps } from '@quoin/ui';
import { isCallError } from '../api/call-error';
import { useErrorMessage } from '../i18n';

export interface IdentityQuestionProps extends Pick<IdentityCheckModalProps, 'onCheck' | 'onClose' | 'busy'> {
  kinds: readonly NationalIdType[];
  /** Error of the check. */
  error: unknown;
}

export function IdentityQuestion({ error, ...props }: IdentityQuestionProps) {
  const getErrorMessage = useErrorMessage();
  const refused = isCallError(error) ? error : undefined;
  const left = refused?.values?.['left'];
  return (
    <IdentityCheckModal
      open
      failed={refused?.name === 'user_authentication_failed'}
      attemptsLeft={typeof left === 'number' ? left : undefined}
      locked={
        refused?.name !== undefined && DISABLING_ERRORS.includes(refused.name) && getErrorMessage(refused)
      }
      error={refused && !MODAL_ERRORS.includes(refused.name) ? getErrorMessage(refused) : undefined}
      {...props}
    />
  );
}

/** Errors that disable the input: too many attempts for now, or no number on file to compare with. */
const DISABLING_ERRORS: readonly ErrorName[] = ['identity_check_blocked', 'identity_number_missing'];

/** Errors that the modal shows in its own way. */
const MODAL_ERRORS: readonly (string | undefined)[] = ['user_authentication_failed', ...DISABLING_ERRORS];
