import type { Handlers } from '../../http/handler';
import { declineEnvelope } from './decline-envelope';
import { envelopeTexts } from './envelope-texts';
import { refuseUnproven } from './identity';
import { ownSigning, refuseClosed, refuseSigned, replyWith, withEnvelope } from './own-envelope';
import { resendEnvelope } from './resend-envelope';
import { sendForSignature } from './send-for-signature';
import { signingActs } from './signing-acts';
import { expireIfDue } from './store';

export const signHandlers: Handlers<
  | 'sendForSignature'
  | 'resendEnvelope'
  | 'declineEnvelope'
  | 'getEnvelope'
  | 'getEnvelopeTexts'
  | keyof typeof signingActs
> = {
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
    const signing = await ownSigning(db, signedIn, params.envelopeId);
    refuseClosed(signing.envelope);
    refuseSigned(signing.envelope);
    refuseUnproven(clock, signing);
    return { items: await envelopeTexts(db, signing) };
  },

  resendEnvelope: ({ params, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, ({ tx, envelope, actor }) =>
      resendEnvelope(tx, services, envelope, actor),
    ),

  declineEnvelope: ({ params, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, (held) => declineEnvelope(services, held)),

  ...signingActs,
};
