// Sends a complete application for signature; a job renders the agreement.
import { isEligible, type Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { applications } from '../../database/tables';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { investmentStates } from '../../states/investment-states';
import { moveState } from '../../states/state-table';
import {
  type ApplicationRow,
  envelopeOf,
  isComplete,
  lockApplication,
  problemsByPath,
  readApplication,
  assertNotCanceled,
  assertProductOpen,
  settleApplication,
  stepProblems,
} from '../apply';
import { requestAgreement } from './create-envelope';
import { expireIfDue } from './store';

/** @returns the envelope's id; a repeated call returns the pending one */
export const sendForSignature = (
  services: Services,
  request: { investmentId: string; accountId: string; language: Language },
): Promise<string> =>
  services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, request.investmentId);
    if (!row || row.investment.accountId !== request.accountId) throw new ApiError('not_authorized_action');
    assertNotCanceled(row);
    if (row.application.state === 'agreement_signed') throw new ApiError('agreement_already_signed');
    const running = await runningEnvelope(tx, services, request.investmentId);
    if (running) return running;
    await assertReady(tx, services, row);
    const ready = await settled(tx, services, row);
    const actor: Act['actor'] = `account:${request.accountId}`;
    await moveState(tx, services, investmentStates, {
      id: request.investmentId,
      from: ready.investment.status,
      event: 'sent_for_signature',
      actor,
    });
    await closeToOpenForms(tx, row);
    return requestAgreement(tx, services, row, { language: request.language, actor });
  });

/** Recomputes the status, since reading a document to its end completes an application without a save. */
async function settled(tx: Transaction, services: Services, row: ApplicationRow): Promise<ApplicationRow> {
  if (row.application.state === 'information_complete') return row;
  await settleApplication(tx, services, row, `account:${row.investment.accountId}`);
  return (await readApplication(tx, row.investment.id)) ?? row;
}

/** A client with an outdated version gets an error, and no agreement is withdrawn. */
async function closeToOpenForms(tx: Transaction, { application }: ApplicationRow): Promise<void> {
  await tx
    .update(applications)
    .set({ version: application.version + 1 })
    .where(eq(applications.investmentId, application.investmentId));
}

/** An envelope with an expired link is not pending: another call resends it. */
async function runningEnvelope(tx: Transaction, { clock }: Services, investmentId: string) {
  const envelope = await envelopeOf(tx, investmentId);
  if (!envelope) return undefined;
  if (envelope.status === 'sealing' || envelope.status === 'signed')
    throw new ApiError('agreement_already_signed');
  await expireIfDue(tx, clock, envelope.id);
  return envelope.id;
}

/** Repeats all checks, since the product may have closed or the country of residence changed. */
async function assertReady(tx: Transaction, services: Services, row: ApplicationRow): Promise<void> {
  assertProductOpen(row.product, row.account);
  const problems = await stepProblems(tx, services, row);
  if (!isComplete(problems)) {
    throw new ApiError('information_incomplete', { problems: problemsByPath(problems) });
  }
  if (!isEligible(row.application.values.qualification)) throw new ApiError('investor_ineligible');
}
