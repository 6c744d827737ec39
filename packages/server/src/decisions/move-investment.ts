import { formatExactDollars } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { envelopes, investmentNotes, investments } from '../database/tables';
import { withdrawEnvelopesWhere } from '../journey/sign';
import { amountDueFor } from '../ledger/amounts-due';
import { ApiError } from '../shared/errors';
import { newId } from '../shared/new-id';
import { StaffError } from '../shared/staff-error';
import { type InvestmentEvent, investmentStates } from '../states/investment-states';
import { moveState } from '../states/state-table';
import type { Staff } from '../transactions/ledger-entries';

export type Investment = typeof investments.$inferSelect;

/** Locks an investment. @throws StaffError */
export async function lockInvestment(tx: Transaction, id: string): Promise<Investment> {
  const [investment] = await tx.select().from(investments).where(eq(investments.id, id)).for('update');
  if (!investment) throw new StaffError(`Investment ${id} no longer exists.`);
  return investment;
}

type Changes = Partial<
  Pick<Investment, 'note' | 'answer' | 'rejectionReason' | 'effectiveDate' | 'targetEffectiveDate'>
>;

/** Moves an investment that the caller has locked. Keeps the note to the investor even after later moves. */
export async function moveInvestment(
  tx: Transaction,
  { services, actor }: Staff,
  { id, status }: Investment,
  event: InvestmentEvent,
  changes?: Changes,
): Promise<void> {
  const note = changes?.note;
  if (note)
    await tx
      .insert(investmentNotes)
      .values({ id: newId(), investmentId: id, event, note, writtenAt: services.clock.now() });
  await moveState(tx, services, investmentStates, { id, from: status, event, actor, changes }).catch(
    (failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure;
      throw new StaffError(`Investment ${id} is ${status}: "${event}" is not possible in that state.`);
    },
  );
}

/**
 * Ends the investment and withdraws an unsigned distribution instruction, which is no longer needed.
 * @throws StaffError if fees are unpaid, which nothing would request any more
 */
export async function endInvestment(tx: Transaction, staff: Staff, investment: Investment): Promise<void> {
  const { fees } = await amountDueFor(tx, investment);
  if (fees > 0)
    throw new StaffError(
      `Investment ${investment.id} owes ${formatExactDollars(fees, 'en')} of fees. Record their payment or reverse them first.`,
    );
  await moveInvestment(tx, staff, investment, 'ended');
  const instructions = and(
    eq(envelopes.investmentId, investment.id),
    eq(envelopes.kind, 'distribution_instruction'),
  );
  await withdrawEnvelopesWhere(tx, staff.services, instructions, staff.actor);
}
