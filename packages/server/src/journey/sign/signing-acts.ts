// Acts of signers on an envelope, in order: verify identity, consent, read to the end, sign.
import type { BodyOf } from '@quoin/contract';
import { isIdentity } from '@quoin/rules';
import { recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import type { SomeHandlers, SignedIn } from '../../http/handler';
import { requireAccessCode } from '../../security/access-codes';
import { beginAttempt, forgetAttempts, lockError, type AttemptSubject } from '../../security/attempts';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { envelopeStates } from '../../states/envelope-states';
import { moveState } from '../../states/state-table';
import { getSignerNumber, readApplication, assertOfferedIn, assertProductOpen } from '../apply';
import { assertDelivered, assertPagesShown } from '../documents';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { type Caller, parseSignature, signatureColumns, withDevice } from './given-signature';
import {
  getRequestedCheck,
  type LockedEnvelope,
  loadOwnSigning,
  assertOpen,
  assertNotSigned,
  assertIdentityProven,
  withLockedEnvelope,
} from './own-envelope';
import {
  getNextSigner,
  type EnvelopeRow,
  expireIfDue,
  isSigned,
  readFile,
  requireTurn,
  type SignerRow,
  updateSigner,
} from './store';

export const signingActs = {
  proveSigner: (request, services) =>
    withLockedEnvelope(services, request.signedIn, request.params.envelopeId, async (locked) => {
      const { tx, envelope } = locked;
      assertOpen(envelope);
      const check = getRequestedCheck(locked);
      if (isSigned(envelope) || check?.by !== 'access_code') return;
      const { accountId } = envelope;
      const { access_code: code } = request.body;
      await requireAccessCode(tx, services, { accountId, purpose: check.purpose, code });
      await prove(services, locked, getNextSigner(locked.signers), request);
    }),

  async checkSigner(request, services) {
    const { signedIn, params } = request;
    const attempt = await checkSigner(services, signedIn, params.envelopeId, request.body);
    return withLockedEnvelope(services, signedIn, params.envelopeId, async (locked) => {
      assertOpen(locked.envelope);
      if (isSigned(locked.envelope) || !attempt) return;
      await forgetAttempts(locked.tx, services, attempt);
      await prove(services, locked, requireTurn(locked.signers, request.body.signer), request);
    });
  },

  giveConsent: (request, services) =>
    withLockedEnvelope(services, request.signedIn, request.params.envelopeId, async (locked) => {
      const { envelope, signers } = locked;
      assertOpen(envelope);
      if (isSigned(envelope)) return;
      const signer = requireTurn(signers, request.body.signer);
      if (signer.consentAt) return;
      assertIdentityProven(services.clock, locked);
      const { version } = request.body;
      if (version !== ENVELOPE_KINDS[envelope.kind].consent.version) throw new ApiError('consent_missing');
      await look(services, locked, signer, {
        consentVersion: version,
        consentAt: services.clock.now(),
        ...withDevice(signer, 'consented', request),
      });
    }),

  recordEndReached: (request, services) =>
    withLockedEnvelope(services, request.signedIn, request.params.envelopeId, async (locked) => {
      const { tx, envelope, signers } = locked;
      assertOpen(envelope);
      if (isSigned(envelope)) return;
      const signer = requireTurn(signers, request.body.signer);
      if (signer.endReachedAt) return;
      assertIdentityProven(services.clock, locked);
      const file = await assertSameDocument(tx, envelope, request.body.sha256);
      await assertDelivered(tx, envelope.accountId, file);
      assertPagesShown(file, request.body.pages);
      await look(services, locked, signer, {
        endReachedAt: services.clock.now(),
        ...withDevice(signer, 'read', request),
      });
    }),

  signEnvelope: (request, services) =>
    withLockedEnvelope(services, request.signedIn, request.params.envelopeId, async (locked) => {
      const { tx, envelope, signers, actor } = locked;
      const { body } = request;
      assertOpen(envelope);
      assertNotSigned(envelope);
      const signer = requireTurn(signers, body.signer);
      assertIdentityProven(services.clock, locked);
      if (!signer.consentAt) throw new ApiError('consent_missing');
      if (!signer.endReachedAt) throw new ApiError('document_not_read');
      await assertDelivered(tx, envelope.accountId, await assertSameDocument(tx, envelope, body.sha256));
      await assertOffered(tx, envelope);
      const signature = parseSignature(body, signer.name);
      const now = services.clock.now();
      await updateSigner(tx, signer, {
        ...signatureColumns(signature),
        signedAt: now,
        ...withDevice(signer, 'signed', request),
      });
      const signed = {
        id: envelope.id,
        from: envelope.status,
        actor,
        detail: { sha256: body.sha256, manner: signature.kind, signer: signer.place, of: signers.length },
      };
      if (signer.place < signers.length)
        await moveState(tx, services, envelopeStates, { ...signed, event: 'signature_added' });
      else
        await moveState(tx, services, envelopeStates, {
          ...signed,
          event: 'signature_given',
          changes: { signedAt: now },
        });
    }),
} satisfies SomeHandlers;

async function prove(
  { clock }: Services,
  { tx, envelope, actor }: LockedEnvelope,
  signer: SignerRow,
  caller: Caller,
): Promise<void> {
  const identityCheckedAt = clock.now();
  await updateSigner(tx, signer, { identityCheckedAt, ...withDevice(signer, 'identified', caller) });
  await recordAct(tx, clock, {
    actor,
    act: 'envelope.identity_check',
    object: `envelope:${envelope.id}`,
    detail: { signer: signer.place },
  });
}

/** The document that was read and signed must be identical to the stored one. */
async function assertSameDocument(tx: Transaction, envelope: EnvelopeRow, sha256: string) {
  const file = await readFile(tx, envelope.unsignedFileId);
  if (file?.sha256 !== sha256.toLowerCase()) throw new ApiError('document_changed');
  return file;
}

/** Since the agreement was sent, the product may have closed or changed its countries, or the signer may have moved. */
async function assertOffered(tx: Transaction, { kind, investmentId }: EnvelopeRow): Promise<void> {
  if (kind !== 'subscription_agreement' || investmentId === null) return;
  const about = await readApplication(tx, investmentId);
  if (!about) return;
  const { product, account, application } = about;
  assertProductOpen(product, account);
  assertOfferedIn(product, application.values.investor_information.permanent_address?.country ?? '');
}

/** Consent and reading count as viewing. The first changes the state of the envelope; each is recorded. */
async function look(
  services: Services,
  { tx, envelope, actor }: LockedEnvelope,
  signer: SignerRow,
  changes: Pick<Partial<SignerRow>, 'consentVersion' | 'consentAt' | 'endReachedAt' | 'devices'>,
): Promise<void> {
  const { clock } = services;
  if (envelope.status === 'preparing') throw new ApiError('document_changed');
  if (envelope.status === 'sent') {
    const viewed = { id: envelope.id, from: envelope.status, event: 'viewed', actor } as const;
    await moveState(tx, services, envelopeStates, { ...viewed, changes: { viewedAt: clock.now() } });
  }
  await updateSigner(tx, signer, changes);
  await recordAct(tx, clock, {
    actor,
    act: changes.consentAt ? 'envelope.consent' : 'envelope.end_reached',
    object: `envelope:${envelope.id}`,
    detail: { signer: signer.place },
  });
}

/**
 * Counts attempts per signer of an application, separately from those of the account. Neither knowing one number nor a new
 * link gives more attempts at another number.
 * @returns the attempt, to forget when the number is recorded; undefined if the signer does not need to enter a number, or has already done so
 * @throws ApiError not_authorized_action, user_authentication_failed, identity_check_blocked, another_signer_is_next
 */
async function checkSigner(
  services: Services,
  signedIn: SignedIn,
  envelopeId: string,
  { signer: place, number_type, number }: BodyOf<'checkSigner'>,
): Promise<AttemptSubject | undefined> {
  const { clock, db } = services;
  await expireIfDue(db, clock, envelopeId);
  const signing = await loadOwnSigning(db, signedIn, envelopeId);
  const { envelope, signers } = signing;
  assertOpen(envelope);
  if (isSigned(envelope) || getRequestedCheck(signing)?.by !== 'own_number' || envelope.investmentId === null)
    return undefined;
  const signer = requireTurn(signers, place);
  const attempt: AttemptSubject = {
    purpose: 'signer_check',
    subject: `${envelope.investmentId}:${signer.place}`,
  };
  const left = await beginAttempt(services, attempt);
  if (left === undefined) throw await lockError(services, attempt);
  const known = await getSignerNumber(services, envelope.investmentId, signer.place);
  if (known?.type !== number_type || !isIdentity(known.type, known.number, number)) {
    throw left === 0
      ? await lockError(services, attempt)
      : new ApiError('user_authentication_failed', { values: { left } });
  }
  return attempt;
}
