// The one of several signers whose turn it is shows who they are by a number of their own. The account's identity check
// would let any of them pass as any other, and counts only numbers that were signed before.
import type { BodyOf } from '@quoin/contract';
import { isIdentity } from '@quoin/rules';
import type { Transaction } from '../../database/database';
import type { SignedIn } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { beginAttempt, forgetAttempts, lockError, type Tried } from '../../security/attempts';
import type { Services } from '../../services';
import { numberOfSigner } from '../apply';
import { checkAskedOf } from './identity';
import { ownSigning, refuseClosed } from './own-envelope';
import { requireTurn } from './signers';
import { expireIfDue, isSigned } from './store';

/** The number was right; the tries before it are forgotten by who records that. */
export interface Shown {
  forgetAttempts: (tx: Transaction) => Promise<void>;
}

/**
 * Tries are counted for each signer of an application by themselves and apart from the account's: whoever knows one number
 * gets no further tries at another by it, nor by a new link.
 * @returns undefined where no number of their own is asked of signers, or no more
 * @throws ApiError not_authorized_action, user_authentication_failed, identity_check_blocked, another_signer_is_next
 */
export async function checkSigner(
  services: Services,
  signedIn: SignedIn,
  envelopeId: string,
  { signer: place, number_type, number }: BodyOf<'checkSigner'>,
): Promise<Shown | undefined> {
  const { clock, db } = services;
  await expireIfDue(db, clock, envelopeId);
  const signing = await ownSigning(db, signedIn, envelopeId);
  const { envelope, signers } = signing;
  refuseClosed(envelope);
  if (isSigned(envelope) || checkAskedOf(signing)?.by !== 'own_number' || envelope.investmentId === null)
    return undefined;
  const signer = requireTurn(signers, place);
  const tried: Tried = { purpose: 'signer_check', subject: `${envelope.investmentId}:${signer.place}` };
  const left = await beginAttempt(services, tried);
  if (left === undefined) throw await lockError(services, tried);
  const known = await numberOfSigner(services, envelope.investmentId, signer.place);
  if (known?.type !== number_type || !isIdentity(known.type, known.number, number)) {
    throw left === 0
      ? await lockError(services, tried)
      : new ApiError('user_authentication_failed', { values: { left } });
  }
  return { forgetAttempts: (tx) => forgetAttempts(tx, services, tried) };
}
