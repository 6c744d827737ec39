// Creates envelopes. A job renders the document and mails the link.
import {
  cents,
  CODE_RESEND_SECONDS,
  ENVELOPE_DAYS,
  feesAtFunding,
  type Language,
  parseMoney,
} from '@quoin/rules';
import { and, eq, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { type Act, recordAct } from '../../audit/record-act';
import { loadPayer } from '../../bank-accounts/paying-accounts';
import type { Transaction } from '../../database/database';
import { agreementDocuments, envelopes, envelopeSigners } from '../../database/tables';
import type { EnvelopeSubject, InstructionKind } from '../../database/tables/envelope-columns';
import type { Services } from '../../services';
import { DAY_MS, isRunning } from '../../shared/clock';
import { getTerms } from '../../ledger/agreed-terms';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { envelopeStates } from '../../states/envelope-states';
import { moveState } from '../../states/state-table';
import { type ApplicationRow, mustReadFor, nameWithVersion } from '../apply';
import { readContext, getSigners } from './envelope-document';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { type EnvelopeRow, isSigned, openEnvelopes, withdrawEnvelopesWhere, updateSigner } from './store';

export const endOfLink = (from: Date): Date => new Date(from.getTime() + ENVELOPE_DAYS * DAY_MS);

interface Request {
  accountId: string;
  subject: EnvelopeSubject;
  language: Language;
  actor: Act['actor'];
  /** Whether the call had the access code of an identity check. */
  identityChecked?: boolean;
}

/** @returns the envelope's id */
async function createEnvelope(
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
  const signers = getSigners(context, kind);
  await tx.insert(envelopeSigners).values(
    signers.map((signer, index) => ({
      ...signer,
      envelopeId: id,
      place: index + 1,
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
 * Requests a signature for an instruction. Reuses an open envelope with the same content, and withdraws one with other
 * content. The caller locks the account.
 * @param replaced condition for open instructions that this one replaces
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
  await withdrawEnvelopesWhere(tx, services, before, actor);
  return createEnvelope(tx, services, request);
}

export interface AgreementRequest {
  language: Language;
  actor: Act['actor'];
}

/**
 * Requests the agreement for the current application. Copies the paying account, the product's terms, the fees on top and
 * the must-read documents, so that later changes do not affect what is signed.
 * @returns the envelope's id
 */
export async function requestAgreement(
  tx: Transaction,
  services: Services,
  row: ApplicationRow,
  { language, actor }: AgreementRequest,
): Promise<string> {
  const { bank_account_id: named, commitment } = row.application.values.amount_and_signature;
  const payer = await loadPayer(tx, services.vault, row, named);
  const read = await mustReadFor(tx, row, row.account.preferredLanguage);
  const envelopeId = await createEnvelope(tx, services, {
    accountId: row.investment.accountId,
    subject: {
      kind: 'subscription_agreement',
      investmentId: row.investment.id,
      ...(payer && { payer: { name: payer.name, number_masked: payer.number_masked } }),
      terms: getTerms(row.product),
      fees: feesAtFunding(row.product, parseMoney(commitment ?? '') ?? cents(0)),
      documents: read.map(nameWithVersion),
    },
    language,
    actor,
  });
  if (read.length > 0)
    await tx
      .insert(agreementDocuments)
      .values(read.map(({ fileId, sha256 }) => ({ envelopeId, fileId, sha256 })));
  return envelopeId;
}

/**
 * @param envelope locked by the caller
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
  if (envelope.status === 'preparing') return; // The job mails it as soon as it is prepared.
  const now = services.clock.now();
  const wait = CODE_RESEND_SECONDS * 1000;
  const next = new Date((envelope.sentAt?.getTime() ?? 0) + wait);
  if (isRunning(next, now, wait)) throw new ApiError('mail_after_one_minute');
  await moveState(tx, services, envelopeStates, {
    id: envelope.id,
    from: envelope.status,
    event: 'resent',
    actor,
    changes: { sentAt: now, expiresAt: endOfLink(now) },
  });
}
