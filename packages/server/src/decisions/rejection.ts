// Staff reject an application or take its approval back before money has moved. The caller locks the investment.
import type { RejectionReason } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { capitalCalls, envelopes } from '../database/tables';
import { cancelCalls } from '../journey/apply';
import { withdrawEnvelopesWhere } from '../journey/sign';
import { amountDueFor } from '../ledger/amounts-due';
import { chargeFees, NO_FEES } from '../ledger/fees-on-top';
import { callsUnderWay } from '../ledger/under-way';
import { optionalStaffText, StaffError, staffText } from '../shared/staff-error';
import { envelopeStates } from '../states/envelope-states';
import { moveState } from '../states/state-table';
import type { Staff } from '../transactions/ledger-entries';
import { type Investment, moveInvestment } from './move-investment';

export interface Rejection<R extends string> {
  reason: R;
  /** Shown unchanged to the investor, beside the reason. */
  note?: string;
}

/** The trimmed note. @throws StaffError if the reason `other` has no note */
export const getExplanation = <R extends string>({ reason, note }: Rejection<R>): string | null =>
  reason === 'other'
    ? staffText(note, 'note', 'Explain the reason "other" to the investor.')
    : optionalStaffText(note, 'note');

/** Rejects the application and withdraws all open signatures and payments. Signed agreements and documents are kept. */
export async function rejectInvestment(
  tx: Transaction,
  staff: Staff,
  investment: Investment,
  rejection: Rejection<RejectionReason>,
): Promise<void> {
  const { id } = investment;
  const note = getExplanation(rejection);
  await assertNothingReceived(tx, investment);
  await moveInvestment(tx, staff, investment, 'rejected', {
    note,
    answer: null,
    rejectionReason: rejection.reason,
  });
  await withdrawEnvelopesWhere(tx, staff.services, eq(envelopes.investmentId, id), staff.actor);
  await cancelCalls(tx, staff.services, id, staff.actor);
  await stopPayment(tx, staff, investment);
}

/** Returns the investment to review. @param why mailed to the investor */
export async function unapproveInvestment(
  tx: Transaction,
  staff: Staff,
  investment: Investment,
  why: string,
): Promise<void> {
  const note = staffText(why, 'note', 'Explain to the investor why you withdraw the approval.');
  await assertNothingReceived(tx, investment);
  const [call] = await callsUnderWay(tx, eq(capitalCalls.investmentId, investment.id));
  if (call)
    throw new StaffError(`Capital call ${call.id} is open. Cancel it first.`, {
      remedy: { act: 'calls.cancel', id: call.id },
    });
  await moveInvestment(tx, staff, investment, 'unapproved', { note });
  await withdrawEnvelopesWhere(tx, staff.services, getAuthorizations(investment.id), staff.actor);
  await stopPayment(tx, staff, investment);
}

async function assertNothingReceived(tx: Transaction, investment: Investment): Promise<void> {
  const { received, feesPaid } = await amountDueFor(tx, investment);
  if (received + feesPaid > 0)
    throw new StaffError(
      `Money has arrived for investment ${investment.id}. Return it and reverse its transactions first.`,
    );
}

const getAuthorizations = (investmentId: string) =>
  and(eq(envelopes.investmentId, investmentId), eq(envelopes.kind, 'ach_authorization'));

/** Reverses charged fees and voids a signed debit authorization. */
async function stopPayment(tx: Transaction, { services, actor }: Staff, { id }: Investment): Promise<void> {
  await chargeFees(tx, services, id, NO_FEES);
  const signed = await tx
    .select()
    .from(envelopes)
    .where(and(getAuthorizations(id), eq(envelopes.status, 'signed')))
    .for('update');
  for (const envelope of signed)
    await moveState(tx, services, envelopeStates, {
      id: envelope.id,
      from: envelope.status,
      event: 'annulled',
      actor,
    });
}
