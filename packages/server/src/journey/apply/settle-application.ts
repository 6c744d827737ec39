// After any change, recomputes whether the application is complete, and updates the investment and its envelope.
import { type InvestmentStatus, isStopped } from '@quoin/rules';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { envelopes, investmentNotes, investments } from '../../database/tables';
import { getTerms } from '../../ledger/agreed-terms';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { type EnvelopeEffect, envelopeStates } from '../../states/envelope-states';
import { applicationStates, investmentStates } from '../../states/investment-states';
import { moveState, statesBefore } from '../../states/state-table';
import { nameWithVersion, unreadDocuments } from './must-reads';
import { isComplete, stepProblems } from './step-problems';
import {
  getAgreements,
  type ApplicationRow,
  lockApplication,
  loadOpenApplications,
  readApplication,
} from './store';

type Settling = Pick<Services, 'clock' | 'jobs' | 'vault'>;

/** @throws ApiError investment_canceled, application_rejected */
export function assertNotStopped({ investment }: ApplicationRow): void {
  if (investment.status === 'canceled') throw new ApiError('investment_canceled');
  if (investment.status === 'rejected') throw new ApiError('application_rejected');
}

/** @throws ApiError agreement_already_signed */
export async function assertNotSigned(
  tx: Transaction,
  { investment, application }: ApplicationRow,
): Promise<void> {
  if (application.state === 'agreement_signed' || (await isBeingSealed(tx, investment.id))) {
    throw new ApiError('agreement_already_signed');
  }
}

async function isBeingSealed(tx: Transaction, investmentId: string): Promise<boolean> {
  const isSigned = inArray(envelopes.status, ['sealing', 'signed']);
  return (await tx.$count(envelopes, and(getAgreements(investmentId), isSigned))) > 0;
}

/** Statuses after submission, which a change returns to the application. */
const SUBMITTED_STATUSES: ReadonlySet<InvestmentStatus> = new Set([
  'application_review',
  'pending_signature',
]);

/** Why a submitted application is taken back. */
type Cause = { event: 'information_changed' } | { event: 'documents_changed'; note: string };

/**
 * Withdraws the envelope, whose agreement contains outdated data, and updates the status of application and investment.
 * The caller holds the lock.
 */
export async function settleApplication(
  tx: Transaction,
  services: Settling,
  row: ApplicationRow,
  actor: Act['actor'],
  cause: Cause = { event: 'information_changed' },
): Promise<void> {
  const { investment, application } = row;
  const investmentId = investment.id;
  let { status } = investment;
  if (SUBMITTED_STATUSES.has(status)) {
    ({ status } = await takeBack(tx, services, investment, actor, cause));
  }
  const complete = isComplete(await stepProblems(tx, services, row));
  if (complete === (application.state === 'information_complete')) return;
  await moveState(tx, services, applicationStates, {
    id: investmentId,
    from: application.state,
    event: complete ? 'completed' : 'broken',
    actor,
  });
  await moveState(tx, services, investmentStates, {
    id: investmentId,
    from: status,
    event: complete ? 'information_completed' : 'information_broken',
    actor,
  });
}

async function takeBack(
  tx: Transaction,
  services: Settling,
  { id, status: from }: ApplicationRow['investment'],
  actor: Act['actor'],
  cause: Cause,
) {
  await withdrawEnvelopes(tx, services, id, actor);
  const { event } = cause;
  if (event === 'information_changed')
    return moveState(tx, services, investmentStates, { id, from, event, actor });
  const { note } = cause;
  await tx
    .insert(investmentNotes)
    .values({ id: newId(), investmentId: id, event, note, writtenAt: services.clock.now() });
  return moveState(tx, services, investmentStates, { id, from, event, actor, changes: { note } });
}

/** Locks the envelopes too, because the job that prepares an envelope takes no other lock. */
const lockOpenAgreements = (tx: Transaction, investmentId: string) =>
  tx
    .select()
    .from(envelopes)
    .where(
      and(getAgreements(investmentId), inArray(envelopes.status, statesBefore(envelopeStates, 'withdrawn'))),
    )
    .for('update');

async function withdrawEnvelopes(
  tx: Transaction,
  services: Settling,
  investmentId: string,
  actor: Act['actor'],
): Promise<void> {
  for (const { id, status } of await lockOpenAgreements(tx, investmentId)) {
    await moveState(tx, services, envelopeStates, { id, from: status, event: 'withdrawn', actor });
  }
}

/**
 * Call after a bank account was changed, removed or restored: withdraws pending agreements with its earlier details, and
 * clears a removed account.
 */
export async function resettleApplicationsPaidBy(
  tx: Transaction,
  services: Settling,
  { accountId, bankAccountId }: { accountId: string; bankAccountId: string },
): Promise<void> {
  for (const investmentId of await loadOpenApplications(tx, eq(investments.accountId, accountId))) {
    const row = await lockApplication(tx, investmentId);
    if (!row || isClosed(row) || (await isBeingSealed(tx, investmentId))) continue;
    if (row.application.values.amount_and_signature.bank_account_id !== bankAccountId) continue;
    await settleApplication(tx, services, row, `account:${accountId}`);
  }
}

const isClosed = ({ investment, application }: ApplicationRow): boolean =>
  isStopped(investment.status) || application.state === 'agreement_signed';

/** Recomputes unsigned applications after proof documents changed. @param whose condition for the investor */
export async function recheckApplications(
  tx: Transaction,
  services: Settling,
  whose: SQL,
  actor: Act['actor'],
): Promise<void> {
  for (const investmentId of await loadOpenApplications(tx, whose)) {
    const row = await lockApplication(tx, investmentId);
    if (!row || isClosed(row) || (await isBeingSealed(tx, investmentId))) continue;
    if (SUBMITTED_STATUSES.has(row.investment.status) && isComplete(await stepProblems(tx, services, row)))
      continue;
    await settleApplication(tx, services, row, actor);
  }
}

/**
 * Call after a document of the product changed: an application with unread current versions becomes incomplete, and its
 * pending agreement is withdrawn. Signed agreements stay valid unless they have to be signed again.
 */
export async function recheckReaders(
  tx: Transaction,
  services: Settling,
  productId: string,
  actor: Act['actor'],
): Promise<void> {
  const ofProduct = eq(investments.productId, productId);
  for (const investmentId of await loadOpenApplications(tx, ofProduct, ['re_signature_needed'])) {
    const row = await lockApplication(tx, investmentId);
    if (!row) continue;
    const { account, investment } = row;
    const unread = await unreadDocuments(tx, row);
    const note = unread.map((document) => nameWithVersion(document)[account.preferredLanguage]).join('\n');
    const cause = { event: 'documents_changed', note } as const;
    if (investment.status === 're_signature_needed') {
      if (unread.length > 0 && (await lockOpenAgreements(tx, investmentId)).length > 0)
        await takeBack(tx, services, investment, actor, cause);
      continue;
    }
    if (isClosed(row) || (await isBeingSealed(tx, investmentId))) continue;
    if (unread.length === 0 && SUBMITTED_STATUSES.has(investment.status)) continue;
    await settleApplication(tx, services, row, actor, cause);
  }
}

/** Closes the application, stores the agreed terms, and moves the investment to review. */
export const agreementSigned: EnvelopeEffect<'subscription_agreement'> = async (
  tx,
  services,
  { subject: { investmentId, terms } },
) => {
  const row = await readApplication(tx, investmentId);
  if (!row) throw new Error('the agreement has no application');
  const moving = { actor: 'job', id: investmentId } as const;
  // A second signature does not change the application.
  if (row.application.state !== 'agreement_signed')
    await moveState(tx, services, applicationStates, {
      ...moving,
      from: row.application.state,
      event: 'signed',
    });
  await moveState(tx, services, investmentStates, {
    ...moving,
    from: row.investment.status,
    event: 'agreement_signed',
    changes: { note: null, agreedTerms: terms ?? getTerms(row.product) },
  });
};
