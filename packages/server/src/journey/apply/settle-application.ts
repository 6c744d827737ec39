// After any change: does the application count as complete, and what follows for the investment and the signature?
import { and, eq, inArray } from 'drizzle-orm';
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

/** Of what was canceled nothing may change any more; refuses with `investment_canceled`. */
export function refuseCanceled({ investment }: ApplicationRow): void {
  if (investment.status === 'canceled') throw new ApiError('investment_canceled');
}

/** Once the signature is given nothing may change any more; refuses with `agreement_already_signed`. */
export async function refuseSigned(
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

/**
 * Withdraws a request for signature, since its agreement shows what was true before the change, and lets application and
 * investment move to where they now belong. The caller holds the lock.
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
  if (status === 'pending_signature') {
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
    .for('update'); // the job that prepares one takes no other lock
  for (const { id, status } of open) {
    await moveState(tx, services, envelopeStates, { id, from: status, event: 'withdrawn', actor });
  }
}

/**
 * After a bank account was changed, removed or is as before: the agreement that waits for its signature names it as it was,
 * and an account that is gone pays no more. The caller has changed it already.
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
  investment.status === 'canceled' || application.state === 'agreement_signed';

/** Settles every open application of an investor, after its proof documents changed. What is signed stays as it is. */
export async function recheckApplicationsOf(
  tx: Transaction,
  services: Settling,
  { investorId, actor }: { investorId: string; actor: Act['actor'] },
): Promise<void> {
  for (const investmentId of await openApplicationsOf(tx, eq(investments.investorId, investorId))) {
    const row = await lockApplication(tx, investmentId);
    if (!row || isClosed(row) || (await isBeingSealed(tx, investmentId))) continue;
    if (row.investment.status === 'pending_signature' && isComplete(await stepProblems(tx, services, row)))
      continue;
    await settleApplication(tx, services, row, actor);
  }
}
