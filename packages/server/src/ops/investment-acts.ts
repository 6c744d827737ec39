// What staff does to an investment after it is signed, on the same states and tables as the API, with an audit row each.
import { cents, type InvestmentStatus } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { investments } from '../database/tables';
import { Refusal } from '../http/refusal';
import { moveInvestment, type InvestmentEvent, type InvestmentMove } from '../states/investment-states';
import { investmentByPrefix } from './find-by-prefix';
import { fundsReceived, insertTransaction, issueUnits } from './ledger-entries';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';
import { pastDate, typedDollars } from './typed-values';

export const approve = (operation: Operation, prefix: string) =>
  move(operation, prefix, 'approved', { note: null });

/** @param note what the investor is to do, shown to them as it is written */
export async function askAction(operation: Operation, prefix: string, note: string) {
  if (note.trim() === '') throw new OperatorError('Say with --note what the investor is to do.');
  return move(operation, prefix, 'action_asked', { note: note.trim() });
}

/** Money has arrived: the ledger gets its row, and the investment waits for its effective date. */
export async function recordFunds(
  operation: Operation,
  prefix: string,
  given: { amount?: string; date?: string },
) {
  const { clock } = operation.services;
  const date = pastDate(operation, given.date);
  return withInvestment(operation, prefix, async (tx, investment) => {
    const amount =
      given.amount === undefined ? cents(investment.commitment ?? 0) : typedDollars(given.amount);
    await moveByOperator(tx, operation, investment, 'fund_received');
    await insertTransaction(tx, operation, investment.id, {
      transactionType: 'funds_received',
      amount,
      date,
      note: investment.transferMethod === 'ach' ? 'ACH received' : 'Wire received',
    });
    await recordAct(tx, clock, {
      actor: operation.actor,
      act: 'transaction.record',
      object: `investment:${investment.id}`,
      detail: { type: 'funds_received', amount, date },
    });
  });
}

/**
 * The investment becomes current: the money received is turned into units at the fund's last valuation, and counts from
 * the effective date on.
 */
export async function activate(operation: Operation, prefix: string, given: { date?: string }) {
  const date = pastDate(operation, given.date);
  return withInvestment(operation, prefix, async (tx, investment) => {
    const received = await fundsReceived(tx, investment.id);
    if (received.last && date < received.last) {
      throw new OperatorError(
        `The funds were received on ${received.last}; the effective date cannot be before that.`,
      );
    }
    await moveByOperator(tx, operation, investment, 'activated', { effectiveDate: date });
    await issueUnits(tx, operation, investment, { amount: received.amount, date });
  });
}

async function move(
  operation: Operation,
  prefix: string,
  event: InvestmentEvent,
  changes: InvestmentMove['changes'],
) {
  return withInvestment(operation, prefix, (tx, investment) =>
    moveByOperator(tx, operation, investment, event, changes),
  );
}

type Investment = typeof investments.$inferSelect;

/** Runs an act on the investment, held for its duration, and answers with its new status. */
async function withInvestment(
  { services }: Operation,
  prefix: string,
  act: (tx: Transaction, investment: Investment) => Promise<void>,
): Promise<{ id: string; status: InvestmentStatus }> {
  const { id } = await investmentByPrefix(services.db, prefix);
  return services.db.transaction(async (tx) => {
    const [held] = await tx.select().from(investments).where(eq(investments.id, id)).for('update');
    if (!held) throw new OperatorError(`Investment ${id} is gone.`);
    await act(tx, held);
    const [after] = await tx
      .select({ status: investments.status })
      .from(investments)
      .where(eq(investments.id, id));
    return { id, status: after?.status ?? held.status };
  });
}

export async function moveByOperator(
  tx: Transaction,
  { services, actor }: Operation,
  { id, status }: Investment,
  event: InvestmentEvent,
  changes?: InvestmentMove['changes'],
): Promise<void> {
  try {
    await moveInvestment(tx, services.clock, { investmentId: id, from: status, event, actor, changes });
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    throw new OperatorError(`Investment ${id} is ${status}: "${event}" is not possible in that state.`);
  }
}
