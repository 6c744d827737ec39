import { moveState } from '../../states/state-table';
import type { Services } from '../../services';
import { envelopeStates } from '../../states/envelope-states';
import { readApplication, settleApplication } from '../apply';
import { refuseSigned, type Held } from './own-envelope';
import { atTurn } from './signers';

/**
 * What is asked for does not happen. Any one of several signers declines for all: what was signed so far no longer counts.
 * The application of an agreement waits to be changed, sent again or canceled.
 * @throws ApiError transition_refused, agreement_already_signed, document_already_signed
 */
export async function declineEnvelope(services: Services, held: Held): Promise<void> {
  const { tx, envelope, signers, actor } = held;
  if (envelope.status === 'cancelled') return;
  refuseSigned(envelope);
  await moveState(tx, services, envelopeStates, {
    id: envelope.id,
    from: envelope.status,
    event: 'withdrawn',
    actor,
    detail: { signer: atTurn(signers).place },
  });
  if (envelope.kind === 'subscription_agreement') await takeApplicationBack(services, held);
}

/** One that is to be signed once more stays with staff, which has asked for it. */
async function takeApplicationBack(services: Services, { tx, envelope, actor }: Held): Promise<void> {
  const row = envelope.investmentId === null ? undefined : await readApplication(tx, envelope.investmentId);
  if (row?.investment.status === 'pending_signature') await settleApplication(tx, services, row, actor);
}
