// What staff does to an investment after it is signed, on the same states and tables as the API, with an audit row each.
import {
  cents,
  formatDollars,
  isCalendarDate,
  parseMoney,
  type Cents,
  type InvestmentStatus,
} from '@quoin/rules';
import { Decimal } from 'decimal.js';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { todayInNewYork } from '../clock';
import type { Transaction } from '../database/database';
import { investments, transactions, valuations } from '../database/tables';
import { Refusal } from '../http/refusal';
import { newId } from '../security/new-id';
import { moveInvestment, type InvestmentEvent, type InvestmentMove } from '../states/investment-states';
import { investmentByPrefix } from './find-by-prefix';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';

/** What a unit of a fund costs before its first valuation. */
const FIRST_UNIT_PRICE = '100.0000';
const UNIT_PLACES = 6;

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
    const amount = given.amount === undefined ? cents(investment.commitment ?? 0) : parseMoney(given.amount);
    if (!amount)
      throw new OperatorError(
        `"${given.amount ?? ''}" is no amount of dollars. Give one as 50000 or 50,000.00.`,
      );
    await step(tx, operation, investment, 'fund_received');
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
    await step(tx, operation, investment, 'activated', { effectiveDate: date });
    const price = await priceOn(tx, operation, investment.productId, date);
    const units = new Decimal(received.amount)
      .div(100)
      .div(price)
      .toDecimalPlaces(UNIT_PLACES, Decimal.ROUND_DOWN);
    await insertTransaction(tx, operation, investment.id, {
      transactionType: 'transferred_in',
      amount: cents(0),
      units: units.toFixed(UNIT_PLACES),
      date,
      note: `Units issued for ${formatDollars(received.amount)} at $${price} a unit`,
    });
  });
}

async function move(
  operation: Operation,
  prefix: string,
  event: InvestmentEvent,
  changes: InvestmentMove['changes'],
) {
  return withInvestment(operation, prefix, (tx, investment) =>
    step(tx, operation, investment, event, changes),
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

async function step(
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

function pastDate({ services }: Operation, date: string | undefined): string {
  const today = todayInNewYork(services.clock);
  if (date === undefined) return today;
  if (!isCalendarDate(date)) throw new OperatorError(`"${date}" is no date. Give it as YYYY-MM-DD.`);
  if (date > today) throw new OperatorError(`${date} is in the future; today is ${today} in New York.`);
  return date;
}

async function insertTransaction(
  tx: Transaction,
  { services }: Operation,
  investmentId: string,
  row: Pick<typeof transactions.$inferInsert, 'transactionType' | 'amount' | 'units' | 'date' | 'note'>,
): Promise<void> {
  await tx
    .insert(transactions)
    .values({ ...row, id: newId(), investmentId, recordedAt: services.clock.now() });
}

async function fundsReceived(
  tx: Transaction,
  investmentId: string,
): Promise<{ amount: Cents; last: string | undefined }> {
  const rows = await tx
    .select()
    .from(transactions)
    .where(
      and(eq(transactions.investmentId, investmentId), eq(transactions.transactionType, 'funds_received')),
    )
    .orderBy(asc(transactions.date));
  return { amount: cents(rows.reduce((sum, { amount }) => sum + amount, 0)), last: rows.at(-1)?.date };
}

/** The last valuation by that day; a fund without one gets its first. */
async function priceOn(
  tx: Transaction,
  { services }: Operation,
  productId: string,
  date: string,
): Promise<string> {
  const [last] = await tx
    .select()
    .from(valuations)
    .where(and(eq(valuations.productId, productId), lte(valuations.date, date)))
    .orderBy(desc(valuations.date), desc(valuations.recordedAt))
    .limit(1);
  if (last) return last.unitPrice;
  const first = {
    id: newId(),
    productId,
    date,
    unitPrice: FIRST_UNIT_PRICE,
    recordedAt: services.clock.now(),
  };
  await tx.insert(valuations).values(first);
  return FIRST_UNIT_PRICE;
}
