// The identity check before sensitive data: compares an entered number with the investor's numbers on file.
import { isIdentity } from '@quoin/rules';
import { recordAct } from '../../audit/record-act';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { issueAccessCode } from '../../security/access-codes';
import { beginAttempt, forgetAttempts, lockError, type AttemptSubject } from '../../security/attempts';
import { numbersOnFile } from '../apply';
import { ownInvestor } from './store';

/** @throws ApiError not_authorized_action, identity_number_missing, user_authentication_failed, identity_check_blocked */
export const checkIdentity: Handler<'checkIdentity'> = async ({ params, body, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId } = signedIn;
  const { investorId } = params;
  const { number_type, number, purpose } = body;
  if (!(await ownInvestor(db, accountId, investorId))) throw new ApiError('not_authorized_action');
  const attempt: AttemptSubject = { purpose: 'identity_check', subject: accountId };
  const onFile = await numbersOnFile(services, investorId);
  if (onFile.length === 0) throw new ApiError('identity_number_missing'); // There is no number to compare with.
  const left = await beginAttempt(services, attempt);
  if (left === undefined) throw await lockError(services, attempt);
  if (!onFile.some((known) => known.type === number_type && isIdentity(known.type, known.number, number))) {
    throw left === 0
      ? await lockError(services, attempt)
      : new ApiError('user_authentication_failed', { values: { left } });
  }
  return db.transaction(async (tx) => {
    await forgetAttempts(tx, services, attempt);
    const { code, expiresAt } = await issueAccessCode(tx, services, { accountId, purpose });
    await recordAct(tx, clock, {
      actor: `account:${accountId}`,
      act: 'identity.check',
      object: `investor:${investorId}`,
      detail: { purpose },
    });
    return { access_code: code, expire: expiresAt.toISOString() };
  });
};
