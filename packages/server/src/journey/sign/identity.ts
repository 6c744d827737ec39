// Who has to show who they are before a paper is shown and signed: of papers about money its signer, by the access code of
// an identity check; of an agreement with several signers each of them, by the number of their own in the application.
import { ACCESS_CODE_MINUTES, type IdentityPurpose } from '@quoin/rules';
import type { Clock } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { atTurn, type Signing } from './signers';

export type Check = { by: 'access_code'; purpose: IdentityPurpose } | { by: 'own_number' };

/** Whatever has been passed already. */
export function checkAskedOf({ envelope, signers }: Signing): Check | undefined {
  const { identityCheck: purpose } = ENVELOPE_KINDS[envelope.kind];
  if (purpose) return { by: 'access_code', purpose };
  return signers.length > 1 ? { by: 'own_number' } : undefined;
}

/** The check that has to be passed now. It holds for as long as an access code does. */
export function checkNeeded(clock: Clock, signing: Signing): Check | undefined {
  const { status } = signing.envelope;
  if (status !== 'sent' && status !== 'viewed') return undefined;
  const passed = atTurn(signing.signers).identityCheckedAt?.getTime() ?? 0;
  const holds = clock.now().getTime() < passed + ACCESS_CODE_MINUTES * 60_000;
  return holds ? undefined : checkAskedOf(signing);
}

/** @throws ApiError user_authentication_failed */
export function refuseUnproven(clock: Clock, signing: Signing): void {
  if (checkNeeded(clock, signing)) throw new ApiError('user_authentication_failed');
}
