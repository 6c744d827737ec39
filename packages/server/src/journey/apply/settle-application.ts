// Recomputes, after any change, whether the application is complete, and updates the investment and its envelope.
import { type InvestmentStatus, isStopped } from '@quoin/rules';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { envelopes, investments } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { applicationStates, investmentStates } from '../../states/investment-states';
import { envelopeStates } from '../../states/envelope-states';
import { moveState, statesBefore } from '../../states/state-table';
import { isComplete, stepProblems } from './step-problems';
import { agreementsOf, lockApplication, openApplicationsOf, type ApplicationRow } from './store';

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
  const rows = await tx
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(agreementsOf(investmentId), inArray(envelopes.status, ['sealing', 'signed'])));
  return rows.length > 0;
}

/** Staff or the signers have the answers; a change takes them back. */
const WAITING: ReadonlySet<InvestmentStatus> = new Set(['application_review', 'pending_signature']);

/**
 * Withdraws the envelope, whose agreement contains the earlier data, and updates the status of application and
 * investment. The caller holds the lock.
 */
export async function settleApplication(
  tx: Transaction,
  services: Settling,
  row: ApplicationRow,
  actor: Act['actor'],
): Promise<void> {
  const { investment, application } = row;
  const investmentId = investment.id;
  let { status } = investment;
  if (WAITING.has(status)) {
    await withdrawEnvelopes(tx, services, investmentId, actor);
    const changed = { id: investmentId, from: status, event: 'information_changed', actor } as const;
    ({ status } = await moveState(tx, services, investmentStates, changed));
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

async function withdrawEnvelopes(
  tx: Transaction,
  services: Settling,
  investmentId: string,
  actor: Act['actor'],
): Promise<void> {
  const open = await tx
    .select()
    .from(envelopes)
    .where(
      and(agreementsOf(investmentId), inArray(envelopes.status, statesBefore(envelopeStates, 'withdrawn'))),
    )
    .for('update'); // The job that prepares an envelope takes no other lock.
  for (const { id, status } of open) {
    await moveState(tx, services, envelopeStates, { id, from: status, event: 'withdrawn', actor });
  }
}

/**
 * Called after a bank account was changed, removed or restored: withdraws pending agreements with its earlier details
 * and clears a removed account.
 */
export async function resettleApplicationsPaidBy(
  tx: Transaction,
  services: Settling,
  { accountId, bankAccountId }: { accountId: string; bankAccountId: string },
): Promise<void> {
  for (const investmentId of await openApplicationsOf(tx, eq(investments.accountId, accountId))) {
    const row = await lockApplication(tx, investmentId);
    if (!row || isClosed(row) || (await isBeingSealed(tx, investmentId))) continue;
    if (row.application.values.amount_and_signature.bank_account_id !== bankAccountId) continue;
    await settleApplication(tx, services, row, `account:${accountId}`);
  }
}

const isClosed = ({ investment, application }: ApplicationRow): boolean =>
  isStopped(investment.status) || application.state === 'agreement_signed';

/**
 * Recomputes open applications after proof documents or the product's documents changed. Signed ones are unchanged.
 * @param whose of an investor or a product
 */
export async function recheckApplications(
  tx: Transaction,
  services: Settling,
  whose: SQL,
  actor: Act['actor'],
): Promise<void> {
  for (const investmentId of await openApplicationsOf(tx, whose)) {
    const row = await lockApplication(tx, investmentId);
    if (!row || isClosed(row) || (await isBeingSealed(tx, investmentId))) continue;
    if (WAITING.has(row.investment.status) && isComplete(await stepProblems(tx, services, row))) continue;
    await settleApplication(tx, services, row, actor);
  }
}
