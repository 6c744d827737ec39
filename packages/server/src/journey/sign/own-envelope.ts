// An envelope as its account acts on it: whose it is, whether anything can still be done, and what is answered.
import type { ReplyOf } from '@quoin/contract';
import type { Act } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import type { SignedIn } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { envelopeReply } from './envelope-reply';
import { readSigners, type Signing } from './signers';
import { expireIfDue, holdCause, isSigned, lockEnvelope, readEnvelope, type EnvelopeRow } from './store';

/** Nobody else changes it, or what it is about, until the transaction ends. */
export interface Held extends Signing {
  tx: Transaction;
  actor: Act['actor'];
}

/**
 * Runs an act on the caller's own envelope and answers with what became of it. What it is about is held too, so that
 * nothing changes between the look at the envelope and the signature.
 */
export async function withEnvelope(
  services: Services,
  signedIn: SignedIn,
  envelopeId: string,
  act: (held: Held) => Promise<void>,
): Promise<ReplyOf<'getEnvelope'>> {
  await expireIfDue(services.db, services.clock, envelopeId);
  await services.db.transaction(async (tx) => {
    await holdCause(tx, await ownEnvelope(tx, signedIn, envelopeId));
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
  return envelopeReply(services, await ownSigning(services.db, signedIn, envelopeId));
}

export async function ownSigning(db: Executor, signedIn: SignedIn, envelopeId: string): Promise<Signing> {
  const envelope = await ownEnvelope(db, signedIn, envelopeId);
  return { envelope, signers: await readSigners(db, envelopeId) };
}

/** Another account's is no other than none. */
async function ownEnvelope(db: Executor, { accountId }: SignedIn, envelopeId: string): Promise<EnvelopeRow> {
  const envelope = await readEnvelope(db, envelopeId);
  if (envelope?.accountId !== accountId) throw new ApiError('not_authorized_action');
  return envelope;
}

export function refuseSigned(envelope: EnvelopeRow): void {
  if (isSigned(envelope)) throw new ApiError(ENVELOPE_KINDS[envelope.kind].signedAlready);
}

export function refuseClosed({ status }: EnvelopeRow): void {
  if (status === 'expired') throw new ApiError('signature_link_expired');
  if (status === 'cancelled') throw new ApiError('envelope_cancelled');
}
