// A request for signature comes into being; a job makes its paper and mails the link.
import { ENVELOPE_DAYS, type Language } from '@quoin/rules';
import { and, eq, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { recordAct, type Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { envelopes, envelopeSigners } from '../../database/tables';
import type { EnvelopeSubject, InstructionKind } from '../../database/tables/envelope-subjects';
import { newId } from '../../shared/new-id';
import type { Services } from '../../services';
import { readContext, signersOf } from './envelope-context';
import { openEnvelopes } from './open-envelopes';
import { updateSigner } from './signers';
import { takeBackEnvelopes } from './take-back-envelopes';

const DAY = 86_400_000;

export const endOfLink = (from: Date): Date => new Date(from.getTime() + ENVELOPE_DAYS * DAY);

interface Request {
  accountId: string;
  subject: EnvelopeSubject;
  language: Language;
  actor: Act['actor'];
  /** The call that asks for it was made with the access code of an identity check. */
  identityChecked?: boolean;
}

/** @returns the envelope's id */
export async function createEnvelope(
  tx: Transaction,
  { clock, jobs }: Services,
  { accountId, subject, language, actor, identityChecked = false }: Request,
): Promise<string> {
  const now = clock.now();
  const id = newId();
  const { kind } = subject;
  const investmentId = 'investmentId' in subject ? subject.investmentId : null;
  const context = await readContext(tx, { accountId, investmentId });
  await tx.insert(envelopes).values({
    id,
    accountId,
    investmentId,
    kind,
    subject,
    status: 'preparing',
    language,
    createdAt: now,
    expiresAt: endOfLink(now),
  });
  const signers = signersOf(context, kind);
  await tx.insert(envelopeSigners).values(
    signers.map((signer, at) => ({
      ...signer,
      envelopeId: id,
      place: at + 1,
      identityCheckedAt: identityChecked ? now : null,
    })),
  );
  await recordAct(tx, clock, {
    actor,
    act: 'envelope.create',
    object: `envelope:${id}`,
    detail: { kind, investment: investmentId, signers: signers.length },
  });
  await jobs.enqueue(tx, 'prepare-envelope', { envelopeId: id });
  return id;
}

/**
 * Has an instruction signed. One that says the same and is open already is kept; one that says something else is taken
 * back. The caller holds the account.
 * @param replaced the open instructions that this one would take the place of
 * @returns the envelope's id
 */
export async function instruct(
  tx: Transaction,
  services: Services,
  request: Request & { subject: EnvelopeSubject<InstructionKind> },
  replaced: SQL | undefined,
): Promise<string> {
  const { accountId, subject, actor, identityChecked } = request;
  const before = and(eq(envelopes.accountId, accountId), eq(envelopes.kind, subject.kind), replaced);
  const [same] = (await openEnvelopes(tx, before)).filter((one) => isDeepStrictEqual(one.subject, subject));
  if (same) {
    if (identityChecked)
      await updateSigner(tx, { envelopeId: same.id, place: 1 }, { identityCheckedAt: services.clock.now() });
    return same.id;
  }
  await takeBackEnvelopes(tx, services, before, actor);
  return createEnvelope(tx, services, request);
}
