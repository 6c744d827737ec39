// Sends a complete application for signature; a job renders the agreement.
import {
  type ApplicationValues,
  isEligible,
  type Language,
  type ReviewReason,
  reviewReasons,
  thresholdsOn,
} from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { applications } from '../../database/tables';
import type { Handler } from '../../http/handler';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { investmentStates } from '../../states/investment-states';
import { moveState } from '../../states/state-table';
import {
  getAgreements,
  type ApplicationRow,
  loadEnvelope,
  isComplete,
  lockOwnApplication,
  problemsByPath,
  readApplication,
  assertNotStopped,
  assertNotSigned,
  assertProductOpen,
  settleApplication,
  stepProblems,
  unreadDocuments,
} from '../apply';
import { type AgreementRequest, requestAgreement } from './create-envelope';
import { expireIfDue, openEnvelopes } from './store';

/** @returns the envelope id; a repeated call returns the pending envelope */
export const sendForSignature = (
  services: Services,
  request: { investmentId: string; accountId: string; language: Language },
): Promise<string> =>
  services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, request.accountId, request.investmentId);
    assertNotStopped(row);
    if (row.investment.status === 're_signature_needed') return requestAgain(tx, services, row, request);
    if (row.application.state === 'agreement_signed') throw new ApiError('agreement_already_signed');
    const running = await loadRunningEnvelope(tx, services, request.investmentId);
    if (running) return running;
    await assertReady(tx, services, row);
    if (needsReview(services, row)) throw new ApiError('review_required');
    const ready = await settleForSigning(tx, services, row);
    return sendAgreement(tx, services, ready, {
      event: 'sent_for_signature',
      language: request.language,
      actor: `account:${request.accountId}`,
    });
  });

/** @param row complete, and locked by the caller @returns the envelope id */
async function sendAgreement(
  tx: Transaction,
  services: Services,
  row: ApplicationRow,
  { event, ...request }: AgreementRequest & { event: 'sent_for_signature' | 'review_passed' },
): Promise<string> {
  const { id, status: from } = row.investment;
  const { actor } = request;
  await moveState(tx, services, investmentStates, { id, from, event, actor, changes: { note: null } });
  await closeToOpenForms(tx, row);
  return requestAgreement(tx, services, row, request);
}

/** Whether the application has answers that staff have not accepted. */
const needsReview = (services: Services, row: ApplicationRow): boolean => {
  const reasons = getReviewReasons(services, { ...row, values: row.application.values });
  return reasons.length > 0 && !isDeepStrictEqual(reasons, row.application.reviewedAnswers);
};

/** The answers that staff review, by the thresholds in force today. */
export const getReviewReasons = (
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  {
    values,
    investment: { usPerson },
    investor: { investorType },
  }: Pick<ApplicationRow, 'investment' | 'investor'> & { values: ApplicationValues },
): ReviewReason[] =>
  reviewReasons(values, {
    usPerson,
    investorType,
    thresholds: thresholdsOn(todayInNewYork(clock), config.rulebookEdition),
  });

/** Requests a review by staff instead of the agreement. A repeated call changes nothing. */
export const sendForReview: Handler<'sendForReview'> = (
  { params: { investmentId }, signedIn: { accountId } },
  services,
) =>
  services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, accountId, investmentId);
    assertNotStopped(row);
    await assertNotSigned(tx, row);
    const { status } = row.investment;
    if (status === 'application_review') return { investment_id: investmentId, status };
    await assertReady(tx, services, row);
    if (!needsReview(services, row)) throw new ApiError('transition_refused');
    const { investment } = await settleForSigning(tx, services, row);
    const moved = await moveState(tx, services, investmentStates, {
      id: investment.id,
      from: investment.status,
      event: 'review_requested',
      actor: `account:${accountId}`,
      changes: { note: null },
    });
    await closeToOpenForms(tx, row);
    return { investment_id: investmentId, status: moved.status };
  });

/** Creates the agreement after staff accepted the answers. @throws ApiError transition_refused, or missing answers */
export async function passReview(
  tx: Transaction,
  services: Services,
  row: ApplicationRow,
  actor: Act['actor'],
): Promise<void> {
  if (row.investment.status !== 'application_review') throw new ApiError('transition_refused');
  await assertReady(tx, services, row);
  const { investmentId, values } = row.application;
  await tx
    .update(applications)
    .set({ reviewedAnswers: getReviewReasons(services, { ...row, values }) })
    .where(eq(applications.investmentId, investmentId));
  const language = row.account.preferredLanguage;
  await sendAgreement(tx, services, row, { event: 'review_passed', language, actor });
}

/** Returns the agreement that staff want signed again, or creates another one if it was declined. */
async function requestAgain(
  tx: Transaction,
  services: Services,
  row: ApplicationRow,
  { investmentId, accountId, language }: { investmentId: string; accountId: string; language: Language },
): Promise<string> {
  const [open] = await openEnvelopes(tx, getAgreements(investmentId));
  if (open) return open.id;
  assertProductOpen(row.product, row.account);
  if ((await unreadDocuments(tx, row)).length > 0)
    throw new ApiError('information_incomplete', {
      problems: { 'amount_and_signature.must_read': { name: 'must_read_changed' } },
    });
  return requestAgreement(tx, services, row, { language, actor: `account:${accountId}` });
}

/** Recomputes the status, because reading a document to the end can complete an application without a save. */
async function settleForSigning(
  tx: Transaction,
  services: Services,
  row: ApplicationRow,
): Promise<ApplicationRow> {
  if (row.application.state === 'information_complete') return row;
  await settleApplication(tx, services, row, `account:${row.investment.accountId}`);
  return (await readApplication(tx, row.investment.id)) ?? row;
}

/** Makes later saves from outdated clients fail, so that they do not withdraw the agreement. */
async function closeToOpenForms(tx: Transaction, { application }: ApplicationRow): Promise<void> {
  await tx
    .update(applications)
    .set({ version: application.version + 1 })
    .where(eq(applications.investmentId, application.investmentId));
}

/** Excludes an envelope with an expired link, which another call resends. */
async function loadRunningEnvelope(tx: Transaction, { clock }: Services, investmentId: string) {
  const envelope = await loadEnvelope(tx, investmentId);
  if (!envelope) return undefined;
  if (envelope.status === 'sealing' || envelope.status === 'signed')
    throw new ApiError('agreement_already_signed');
  await expireIfDue(tx, clock, envelope.id);
  return envelope.id;
}

/** Repeats all checks, because the product may have closed or the country of residence changed. */
async function assertReady(tx: Transaction, services: Services, row: ApplicationRow): Promise<void> {
  assertProductOpen(row.product, row.account);
  const problems = await stepProblems(tx, services, row);
  if (!isComplete(problems)) {
    throw new ApiError('information_incomplete', { problems: problemsByPath(problems) });
  }
  if (!isEligible(row.application.values.qualification)) throw new ApiError('investor_ineligible');
}
