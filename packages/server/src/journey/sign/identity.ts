// Papers about money are shown to and signed by whoever has just passed an identity check.
import { ACCESS_CODE_MINUTES, type IdentityPurpose } from '@quoin/rules';
import type { Clock } from '../../clock';
import { Refusal } from '../../http/refusal';
import { ENVELOPE_KINDS } from './envelope-kinds';
import type { EnvelopeRow } from './store';

/** The check that has to be passed now; null for none. It holds for as long as an access code does. */
export function identityCheckOf(
  clock: Clock,
  { kind, status, identityCheckedAt }: EnvelopeRow,
): IdentityPurpose | null {
  if (status !== 'sent' && status !== 'viewed') return null;
  const passed = identityCheckedAt?.getTime() ?? 0;
  const holds = clock.now().getTime() < passed + ACCESS_CODE_MINUTES * 60_000;
  return holds ? null : ENVELOPE_KINDS[kind].identityCheck;
}

/** @throws Refusal user_authentication_failed */
export function refuseUnproven(clock: Clock, envelope: EnvelopeRow): void {
  if (identityCheckOf(clock, envelope)) throw new Refusal('user_authentication_failed');
}
