import type { SomeHandlers } from '../../http/handler';
import type { Services } from '../../services';
import { envelopeStates } from '../../states/envelope-states';
import { moveState } from '../../states/state-table';
import { readApplication, settleApplication } from '../apply';
import { resendEnvelope } from './create-envelope';
import { envelopeTexts } from './envelope-document';
import {
  type LockedEnvelope,
  loadOwnSigning,
  assertOpen,
  assertNotSigned,
  assertIdentityProven,
  replyWith,
  withLockedEnvelope,
} from './own-envelope';
import { sendForReview, sendForSignature } from './send-for-signature';
import { getNextSigner, expireIfDue } from './store';

export const signHandlers = {
  sendForReview,

  async sendForSignature({ params, signedIn, language }, services) {
    const { accountId } = signedIn;
    const envelopeId = await sendForSignature(services, { ...params, accountId, language });
    return replyWith(services, signedIn, envelopeId);
  },

  async getEnvelope({ params, signedIn }, services) {
    await expireIfDue(services.db, services.clock, params.envelopeId);
    return replyWith(services, signedIn, params.envelopeId);
  },

  async getEnvelopeTexts({ params, signedIn }, { db, clock }) {
    await expireIfDue(db, clock, params.envelopeId);
    const signing = await loadOwnSigning(db, signedIn, params.envelopeId);
    assertOpen(signing.envelope);
    assertNotSigned(signing.envelope);
    assertIdentityProven(clock, signing);
    return { items: await envelopeTexts(db, signing) };
  },

  resendEnvelope: ({ params, signedIn }, services) =>
    withLockedEnvelope(services, signedIn, params.envelopeId, ({ tx, envelope, actor }) =>
      resendEnvelope(tx, services, envelope, actor),
    ),

  declineEnvelope: ({ params, signedIn }, services) =>
    withLockedEnvelope(services, signedIn, params.envelopeId, (locked) => declineEnvelope(services, locked)),
} satisfies SomeHandlers;

/**
 * Withdraws an envelope. One signer declines for all, which voids earlier signatures. The application of an agreement can
 * then be changed, sent again or canceled.
 * @throws ApiError transition_refused, agreement_already_signed, document_already_signed
 */
async function declineEnvelope(services: Services, locked: LockedEnvelope): Promise<void> {
  const { tx, envelope, signers, actor } = locked;
  if (envelope.status === 'cancelled') return;
  assertNotSigned(envelope);
  await moveState(tx, services, envelopeStates, {
    id: envelope.id,
    from: envelope.status,
    event: 'withdrawn',
    actor,
    detail: { signer: getNextSigner(signers).place },
  });
  if (envelope.kind === 'subscription_agreement') await takeApplicationBack(services, locked);
}

/** Leaves `re_signature_needed` unchanged, because staff requested that signature. */
async function takeApplicationBack(
  services: Services,
  { tx, envelope, actor }: LockedEnvelope,
): Promise<void> {
  const row = envelope.investmentId === null ? undefined : await readApplication(tx, envelope.investmentId);
  if (row?.investment.status === 'pending_signature') await settleApplication(tx, services, row, actor);
}
