// The second step of sign-in with a recovery code instead of an SMS code.
import type { ReplyOf } from '@quoin/contract';
import { beginAttempt, lockError, signInOf } from '../../security/attempts';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { spendRecoveryCode } from './recovery-codes';
import { type Caller, enter, wrongCode } from './sign-in';
import { forgetTicket, holderOf } from './sign-in-code';

/** @throws ApiError code_empty, recovery_code_incorrect, account_locked, sign_in_ticket_expired */
export async function signInByRecoveryCode(
  services: Services,
  { ticket, recovery_code }: { ticket: string; recovery_code: string },
  caller: Caller,
): Promise<ReplyOf<'signIn'>> {
  if (!recovery_code.trim()) {
    throw new ApiError('code_empty', { problems: { recovery_code: { name: 'required' } } });
  }
  const account = await holderOf(services, ticket);
  const left = await beginAttempt(services, signInOf(account.email));
  if (left === undefined) throw await lockError(services, signInOf(account.email));
  const isRight = await services.db.transaction(async (tx) => {
    if (!(await spendRecoveryCode(tx, services, account.id, recovery_code))) return false;
    await forgetTicket(tx, account.id);
    return true;
  });
  if (!isRight) throw await wrongCode(services, new ApiError('recovery_code_incorrect'), left, account);
  return { step: 'signed_in', ...(await enter(services, account, caller)) };
}
