// The caller's own envelopes: ownership, available acts, and the response.
import type { ReplyOf } from '@quoin/contract';
import { ACCESS_CODE_MINUTES, type IdentityPurpose, type NationalIdType } from '@quoin/rules';
import type { Act } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import type { SignedIn } from '../../http/handler';
import type { Services } from '../../services';
import { type Clock, isRunning, MINUTE_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { getSignerNumber } from '../apply';
import { ENVELOPE_KINDS } from './envelope-kinds';
import {
  getNextSigner,
  type EnvelopeRow,
  expireIfDue,
  lockSubject,
  isSigned,
  lockEnvelope,
  readEnvelope,
  readFile,
  readSigners,
  type Signing,
} from './store';

/** Envelope that is locked with its subject until the transaction ends. */
export interface LockedEnvelope extends Signing {
  tx: Transaction;
  actor: Act['actor'];
}

/**
 * Locks the caller's envelope and its subject, runs an act and returns the updated envelope. Locks the subject so that
 * nothing changes between reading the document and signing it.
 */
export async function withLockedEnvelope(
  services: Services,
  signedIn: SignedIn,
  envelopeId: string,
  act: (locked: LockedEnvelope) => Promise<void>,
): Promise<ReplyOf<'getEnvelope'>> {
  await expireIfDue(services.db, services.clock, envelopeId);
  await services.db.transaction(async (tx) => {
    await lockSubject(tx, await loadOwnEnvelope(tx, signedIn, envelopeId));
    const envelope = await lockEnvelope(tx, envelopeId);
    if (!envelope) throw new ApiError('not_authorized_action');
    const signers = await readSigners(tx, envelopeId);
    await act({ tx, envelope, signers, actor: `account:${signedIn.accountId}` });
  });
  return replyWith(services, signedIn, envelopeId);
}

export async function replyWith(
  services: Services,
  signedIn: SignedIn,
  envelopeId: string,
): Promise<ReplyOf<'getEnvelope'>> {
  return envelopeReply(services, await loadOwnSigning(services.db, signedIn, envelopeId));
}

export async function loadOwnSigning(db: Executor, signedIn: SignedIn, envelopeId: string): Promise<Signing> {
  const envelope = await loadOwnEnvelope(db, signedIn, envelopeId);
  return { envelope, signers: await readSigners(db, envelopeId) };
}

/** Responds with the same error to an envelope of another account as to an unknown one. */
async function loadOwnEnvelope(
  db: Executor,
  { accountId }: SignedIn,
  envelopeId: string,
): Promise<EnvelopeRow> {
  const envelope = await readEnvelope(db, envelopeId);
  if (envelope?.accountId !== accountId) throw new ApiError('not_authorized_action');
  return envelope;
}

export function assertNotSigned(envelope: EnvelopeRow): void {
  if (isSigned(envelope)) throw new ApiError(ENVELOPE_KINDS[envelope.kind].signedAlready);
}

export function assertOpen({ status }: EnvelopeRow): void {
  if (status === 'expired') throw new ApiError('signature_link_expired');
  if (status === 'cancelled') throw new ApiError('envelope_cancelled');
}

type Check = { by: 'access_code'; purpose: IdentityPurpose } | { by: 'own_number' };

/** All checks that were passed. */
export function getRequestedCheck({ envelope, signers }: Signing): Check | undefined {
  const { identityCheck: purpose } = ENVELOPE_KINDS[envelope.kind];
  if (purpose) return { by: 'access_code', purpose };
  return signers.length > 1 ? { by: 'own_number' } : undefined;
}

const VALID_MS = ACCESS_CODE_MINUTES * MINUTE_MS;

/** The check that is still required. A passed check is valid as long as an access code. */
function checkNeeded(clock: Clock, signing: Signing): Check | undefined {
  const { status } = signing.envelope;
  if (status !== 'sent' && status !== 'viewed') return undefined;
  const passed = getNextSigner(signing.signers).identityCheckedAt?.getTime() ?? 0;
  const isPassed = isRunning(new Date(passed + VALID_MS), clock.now(), VALID_MS);
  return isPassed ? undefined : getRequestedCheck(signing);
}

/** @throws ApiError user_authentication_failed */
export function assertIdentityProven(clock: Clock, signing: Signing): void {
  if (checkNeeded(clock, signing)) throw new ApiError('user_authentication_failed');
}

/** The envelope in the API. Includes the document only after the check. The consent is in the document's language. */
async function envelopeReply(services: Services, signing: Signing): Promise<ReplyOf<'getEnvelope'>> {
  const { envelope: row, signers } = signing;
  const { title, consent } = ENVELOPE_KINDS[row.kind];
  const check = checkNeeded(services.clock, signing);
  const file = check ? undefined : await readFile(services.db, row.sealedFileId ?? row.unsignedFileId);
  const signer = getNextSigner(signers);
  return {
    id: row.id,
    investment_id: row.investmentId,
    kind: row.kind,
    status: row.status,
    title: title[row.language],
    signers: signers.map(({ name, signedAt }) => ({ name, signed_at: signedAt?.toISOString() ?? null })),
    signer_name: signer.name,
    identity_check: check?.by === 'access_code' ? check.purpose : null,
    signer_check: check?.by === 'own_number' ? await numberType(services, row, signer.place) : null,
    document: file ? { file_id: file.id, sha256: file.sha256, pages: file.pages ?? 1 } : null,
    consent: {
      version: consent.version,
      language: row.language,
      text: consent.text[row.language],
      given_at: signer.consentAt?.toISOString() ?? null,
    },
    end_reached_at: signer.endReachedAt?.toISOString() ?? null,
    signed_at: row.signedAt?.toISOString() ?? null,
    expire: row.expiresAt.toISOString(),
  };
}

async function numberType(
  services: Services,
  { investmentId }: EnvelopeRow,
  place: number,
): Promise<NationalIdType> {
  const known = await getSignerNumber(services, investmentId ?? '', place);
  if (!known) throw new Error('the application lacks the number of a signer');
  return known.type;
}
