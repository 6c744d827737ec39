import type { ReplyOf } from '@quoin/contract';
import { recordAct, type Act } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import type { Handlers, SignedIn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { moveEnvelope, type EnvelopeMove } from '../../states/envelope-states';
import { voidEnvelope } from '../../states/void-envelope';
import { requireAccessCode } from '../../security/access-codes';
import { readApplication, refuseClosedProduct } from '../apply';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { envelopeReply } from './envelope-reply';
import { envelopeTexts } from './envelope-texts';
import { givenSignature, signatureColumns } from './given-signature';
import { refuseUnproven } from './identity';
import { resendEnvelope } from './resend-envelope';
import { sendForSignature } from './send-for-signature';
import {
  expireIfDue,
  holdCause,
  isSigned,
  lockEnvelope,
  readEnvelope,
  readFile,
  updateViewed,
  type EnvelopeRow,
} from './store';

export const signHandlers: Handlers<
  | 'sendForSignature'
  | 'resendEnvelope'
  | 'declineEnvelope'
  | 'getEnvelope'
  | 'getEnvelopeTexts'
  | 'proveSigner'
  | 'giveConsent'
  | 'recordEndReached'
  | 'signEnvelope'
> = {
  async sendForSignature({ params, signedIn, language }, services) {
    const { accountId } = signedIn;
    const envelopeId = await sendForSignature(services, { ...params, accountId, language });
    return reply(services, signedIn, envelopeId);
  },

  async getEnvelope({ params, signedIn }, services) {
    await expireIfDue(services.db, services.clock, params.envelopeId);
    return reply(services, signedIn, params.envelopeId);
  },

  async getEnvelopeTexts({ params, signedIn }, { db, clock }) {
    await expireIfDue(db, clock, params.envelopeId);
    const envelope = await ownEnvelope(db, signedIn, params.envelopeId);
    refuseClosed(envelope);
    refuseSigned(envelope);
    refuseUnproven(clock, envelope);
    return { items: await envelopeTexts(db, envelope) };
  },

  resendEnvelope: ({ params, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, (tx, envelope, actor) =>
      resendEnvelope(tx, services, envelope, actor),
    ),

  declineEnvelope: ({ params, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, async (tx, envelope, actor) => {
      if (envelope.kind === 'subscription_agreement') throw new Refusal('transition_refused');
      if (envelope.status === 'cancelled') return;
      refuseSigned(envelope);
      const decline = { envelopeId: envelope.id, from: envelope.status, event: 'withdrawn', actor } as const;
      if (!(await voidEnvelope(tx, services, decline))) throw new Refusal('transition_refused');
    }),

  proveSigner: ({ params, body, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, async (tx, envelope, actor) => {
      refuseClosed(envelope);
      const { identityCheck: purpose } = ENVELOPE_KINDS[envelope.kind];
      if (isSigned(envelope) || !purpose) return;
      const { accountId } = envelope;
      await requireAccessCode(tx, services, { accountId, purpose, code: body.access_code });
      await updateViewed(tx, envelope.id, { identityCheckedAt: services.clock.now() });
      await recordAct(tx, services.clock, {
        actor,
        act: 'envelope.identity_check',
        object: `envelope:${envelope.id}`,
      });
    }),

  giveConsent: ({ params, body, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, async (tx, envelope, actor) => {
      refuseClosed(envelope);
      if (isSigned(envelope) || envelope.consentAt) return;
      refuseUnproven(services.clock, envelope);
      if (body.version !== ENVELOPE_KINDS[envelope.kind].consent.version)
        throw new Refusal('consent_missing');
      await look(tx, services, envelope, actor, {
        consentVersion: body.version,
        consentAt: services.clock.now(),
      });
    }),

  recordEndReached: ({ params, body, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, async (tx, envelope, actor) => {
      refuseClosed(envelope);
      if (isSigned(envelope) || envelope.endReachedAt) return;
      refuseUnproven(services.clock, envelope);
      await refuseOtherDocument(tx, envelope, body.sha256);
      await look(tx, services, envelope, actor, { endReachedAt: services.clock.now() });
    }),

  signEnvelope: ({ params, body, signedIn }, services) =>
    withEnvelope(services, signedIn, params.envelopeId, async (tx, envelope, actor) => {
      refuseClosed(envelope);
      refuseSigned(envelope);
      refuseUnproven(services.clock, envelope);
      if (!envelope.consentAt) throw new Refusal('consent_missing');
      if (!envelope.endReachedAt) throw new Refusal('document_not_read');
      await refuseOtherDocument(tx, envelope, body.sha256);
      await refuseNotOffered(tx, envelope);
      const signature = givenSignature(body, envelope.signerName);
      await move(tx, services, {
        envelopeId: envelope.id,
        from: envelope.status,
        event: 'signature_given',
        actor,
        changes: { ...signatureColumns(signature), signedAt: services.clock.now() },
        detail: { sha256: body.sha256, manner: signature.kind },
      });
      await services.jobs.enqueue(tx, 'seal-envelope', { envelopeId: envelope.id });
    }),
};

/**
 * Runs an act on the caller's own envelope and answers with what became of it. What it is about is held too, so that
 * nothing changes between the look at the envelope and the signature.
 */
async function withEnvelope(
  services: Services,
  signedIn: SignedIn,
  envelopeId: string,
  act: (tx: Transaction, envelope: EnvelopeRow, actor: Act['actor']) => Promise<void>,
): Promise<ReplyOf<'getEnvelope'>> {
  await expireIfDue(services.db, services.clock, envelopeId);
  await services.db.transaction(async (tx) => {
    await holdCause(tx, await ownEnvelope(tx, signedIn, envelopeId));
    const envelope = await lockEnvelope(tx, envelopeId);
    if (!envelope) throw new Refusal('not_authorized_action');
    await act(tx, envelope, `account:${signedIn.accountId}`);
  });
  return reply(services, signedIn, envelopeId);
}

async function reply(
  services: Services,
  signedIn: SignedIn,
  envelopeId: string,
): Promise<ReplyOf<'getEnvelope'>> {
  return envelopeReply(services, await ownEnvelope(services.db, signedIn, envelopeId));
}

/** Another account's is no other than none. */
async function ownEnvelope(db: Executor, { accountId }: SignedIn, envelopeId: string): Promise<EnvelopeRow> {
  const envelope = await readEnvelope(db, envelopeId);
  if (envelope?.accountId !== accountId) throw new Refusal('not_authorized_action');
  return envelope;
}

function refuseSigned(envelope: EnvelopeRow): void {
  if (isSigned(envelope)) throw new Refusal(ENVELOPE_KINDS[envelope.kind].signedAlready);
}

function refuseClosed({ status }: EnvelopeRow): void {
  if (status === 'expired') throw new Refusal('signature_link_expired');
  if (status === 'cancelled') throw new Refusal('envelope_cancelled');
}

/** What is read and signed must be byte for byte what is stored. */
async function refuseOtherDocument(tx: Transaction, envelope: EnvelopeRow, sha256: string): Promise<void> {
  const file = await readFile(tx, envelope.unsignedFileId);
  if (file?.sha256 !== sha256.toLowerCase()) throw new Refusal('document_changed');
}

/** Since an agreement was sent the offering may have closed, or its signer moved to where it is not made. */
async function refuseNotOffered(tx: Transaction, { kind, investmentId }: EnvelopeRow): Promise<void> {
  if (kind !== 'subscription_agreement' || investmentId === null) return;
  const about = await readApplication(tx, investmentId);
  if (about) refuseClosedProduct(about.product, about.account);
}

async function move(tx: Transaction, { clock }: Services, change: EnvelopeMove): Promise<void> {
  if (!(await moveEnvelope(tx, clock, change))) throw new Refusal('transition_refused');
}

/** Consent and reading are seen as viewing; the first of them moves the envelope, each is recorded. */
async function look(
  tx: Transaction,
  services: Services,
  envelope: EnvelopeRow,
  actor: Act['actor'],
  changes: Pick<Partial<EnvelopeRow>, 'consentVersion' | 'consentAt' | 'endReachedAt'>,
): Promise<void> {
  const { clock } = services;
  if (envelope.status === 'preparing') throw new Refusal('document_changed');
  if (envelope.status === 'sent') {
    const viewed = { envelopeId: envelope.id, from: envelope.status, event: 'viewed', actor } as const;
    await move(tx, services, { ...viewed, changes: { ...changes, viewedAt: clock.now() } });
  } else {
    await updateViewed(tx, envelope.id, changes);
  }
  await recordAct(tx, clock, {
    actor,
    act: changes.consentAt ? 'envelope.consent' : 'envelope.end_reached',
    object: `envelope:${envelope.id}`,
  });
}
