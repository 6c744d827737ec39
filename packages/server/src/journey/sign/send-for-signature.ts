// From a complete application to a request for signature; the agreement itself is made by a job.
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
  refuseCanceled,
  refuseClosedProduct,
  settleApplication,
  stepProblems,
} from '../apply';
import { requestAgreement } from './create-envelope';
import { expireIfDue } from './store';

/** @returns the envelope's id; asked twice, the one that is under way */
export const sendForSignature = (
  services: Services,
  request: { investmentId: string; accountId: string; language: Language },
): Promise<string> =>
  services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, request.investmentId);
    if (!row || row.investment.accountId !== request.accountId) throw new ApiError('not_authorized_action');
    refuseCanceled(row);
    if (row.application.state === 'agreement_signed') throw new ApiError('agreement_already_signed');
    const running = await runningEnvelope(tx, services, request.investmentId);
    if (running) return running;
    await refuseUnready(tx, services, row);
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

/** What completes an application may come without a save: a paper is read to its end after it was ticked. */
async function settled(tx: Transaction, services: Services, row: ApplicationRow): Promise<ApplicationRow> {
  if (row.application.state === 'information_complete') return row;
  await settleApplication(tx, services, row, `account:${row.investment.accountId}`);
  return (await readApplication(tx, row.investment.id)) ?? row;
}

/** A form that was left open elsewhere saves on the version before: it is told, and withdraws no agreement by itself. */
async function closeToOpenForms(tx: Transaction, { application }: ApplicationRow): Promise<void> {
  await tx
    .update(applications)
    .set({ version: application.version + 1 })
    .where(eq(applications.investmentId, application.investmentId));
}

/** One whose link has expired is not under way: it is sent again by its own call. */
async function runningEnvelope(tx: Transaction, { clock }: Services, investmentId: string) {
  const envelope = await envelopeOf(tx, investmentId);
  if (!envelope) return undefined;
  if (envelope.status === 'sealing' || envelope.status === 'signed')
    throw new ApiError('agreement_already_signed');
  await expireIfDue(tx, clock, envelope.id);
  return envelope.id;
}

/** Everything is asked again: a product may have closed, a country may have changed since the application began. */
async function refuseUnready(tx: Transaction, services: Services, row: ApplicationRow): Promise<void> {
  refuseClosedProduct(row.product, row.account);
  const problems = await stepProblems(tx, services, row);
  if (!isComplete(problems)) {
    throw new ApiError('information_incomplete', { problems: problemsByPath(problems) });
  }
  if (!isEligible(row.application.values.qualification)) throw new ApiError('investor_ineligible');
}
