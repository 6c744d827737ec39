// From a complete application to a request for signature; the agreement itself is made by a job.
import { ENVELOPE_DAYS, isEligible, type Language } from '@quoin/rules';
import type { Transaction } from '../../database/database';
import { envelopes } from '../../database/tables';
import { recordAct, type Act } from '../../audit/record-act';
import { Refusal } from '../../http/refusal';
import { newId } from '../../security/new-id';
import type { Services } from '../../services';
import { moveInvestment } from '../../states/investment-states';
import {
  envelopeOf,
  isComplete,
  lockApplication,
  problemsByPath,
  readApplication,
  refuseCanceled,
  refuseClosedProduct,
  settleApplication,
  stepProblems,
  type ApplicationRow,
} from '../apply';
import { expireIfDue } from './store';

const DAY = 86_400_000;

export const endOfLink = (from: Date): Date => new Date(from.getTime() + ENVELOPE_DAYS * DAY);

/** @returns the envelope's id; asked twice, the one that is under way */
export const sendForSignature = (
  services: Services,
  request: { investmentId: string; accountId: string; language: Language },
): Promise<string> =>
  services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, request.investmentId);
    if (!row || row.investment.accountId !== request.accountId) throw new Refusal('not_authorized_action');
    refuseCanceled(row);
    if (row.application.state === 'agreement_signed') throw new Refusal('agreement_already_signed');
    const running = await runningEnvelope(tx, services, request.investmentId);
    if (running) return running;
    await refuseUnready(tx, services, row);
    const ready = await settled(tx, services, row);
    const actor: Act['actor'] = `account:${request.accountId}`;
    await moveInvestment(tx, services.clock, {
      investmentId: request.investmentId,
      from: ready.investment.status,
      event: 'sent_for_signature',
      actor,
    });
    return createEnvelope(tx, services, ready, { language: request.language, actor });
  });

/** What completes an application may come without a save: a paper is read to its end after it was ticked. */
async function settled(tx: Transaction, services: Services, row: ApplicationRow): Promise<ApplicationRow> {
  if (row.application.state === 'information_complete') return row;
  await settleApplication(tx, services, row, `account:${row.investment.accountId}`);
  return (await readApplication(tx, row.investment.id)) ?? row;
}

/** One whose link has expired is not under way: it is sent again by its own call. */
async function runningEnvelope(tx: Transaction, { clock }: Services, investmentId: string) {
  const envelope = await envelopeOf(tx, investmentId);
  if (!envelope) return undefined;
  if (envelope.status === 'sealing' || envelope.status === 'signed')
    throw new Refusal('agreement_already_signed');
  await expireIfDue(tx, clock, envelope.id);
  return envelope.id;
}

/** Everything is asked again: a product may have closed, a country may have changed since the application began. */
async function refuseUnready(tx: Transaction, services: Services, row: ApplicationRow): Promise<void> {
  refuseClosedProduct(row.product, row.account);
  const problems = await stepProblems(tx, services, row);
  if (!isComplete(problems)) {
    throw new Refusal('information_incomplete', { problems: problemsByPath(problems) });
  }
  if (!isEligible(row.application.values.qualification)) throw new Refusal('investor_ineligible');
}

/** A request for signature of an application as it stands; a job makes its agreement and mails the link. */
export async function createEnvelope(
  tx: Transaction,
  { clock, jobs }: Services,
  { investment, application, investor }: ApplicationRow,
  { language, actor }: { language: Language; actor: Act['actor'] },
): Promise<string> {
  const now = clock.now();
  const [signer] = application.values.investor_information.signers ?? [];
  const id = newId();
  await tx.insert(envelopes).values({
    id,
    accountId: investment.accountId,
    investmentId: investment.id,
    kind: 'subscription_agreement',
    status: 'preparing',
    language,
    signerName: signer ? `${signer.first_name ?? ''} ${signer.last_name ?? ''}`.trim() : investor.name,
    createdAt: now,
    expiresAt: endOfLink(now),
  });
  await recordAct(tx, clock, {
    actor,
    act: 'envelope.create',
    object: `envelope:${id}`,
    detail: { investment: investment.id },
  });
  await jobs.enqueue(tx, 'prepare-envelope', { envelopeId: id });
  return id;
}
