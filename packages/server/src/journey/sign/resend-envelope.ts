// The link to sign, once more: for another seven days.
import { moveState } from '../../states/state-table';
import { CODE_RESEND_SECONDS } from '@quoin/rules';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { envelopeStates } from '../../states/envelope-states';
import { endOfLink } from './create-envelope';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { isSigned, type EnvelopeRow } from './store';

/**
 * @param envelope held by the caller
 * @throws ApiError envelope_cancelled, agreement_already_signed, document_already_signed, mail_after_one_minute
 */
export async function resendEnvelope(
  tx: Transaction,
  services: Services,
  envelope: EnvelopeRow,
  actor: Act['actor'],
): Promise<void> {
  if (envelope.status === 'cancelled') throw new ApiError('envelope_cancelled');
  if (isSigned(envelope)) throw new ApiError(ENVELOPE_KINDS[envelope.kind].signedAlready);
  if (envelope.status === 'preparing') return; // its mail goes out as soon as it is prepared
  const now = services.clock.now();
  const waited = now.getTime() - (envelope.sentAt?.getTime() ?? 0);
  if (waited < CODE_RESEND_SECONDS * 1000) throw new ApiError('mail_after_one_minute');
  await moveState(tx, services, envelopeStates, {
    id: envelope.id,
    from: envelope.status,
    event: 'resent',
    actor,
    changes: { sentAt: now, expiresAt: endOfLink(now) },
  });
}
