import {
  cents,
  type InvestmentStatus,
  isFeeCharge,
  PAYOUT_TYPES,
  problemOfTaking,
  reversalOf,
  type TransactionType,
} from '@quoin/rules';
import { and, eq, or } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { capitalCalls, investments, investors, products, transactions } from '../database/tables';
import { ledgerOf } from '../ledger/figures';
import type { Holding, TransactionRow } from '../ledger/holdings';
import { money } from '../shared/money';
import { investmentStates } from '../states/investment-states';
import { moveState } from '../states/state-table';
import { assertUnitsFree, lockHoldings } from './held-investments';
import { insertTransaction, type Staff } from './ledger-entries';
import { reversalNote } from './ledger-notes';
import { TransactionError } from './transaction-error';

/**
 * Takes a transaction back by a row of the same type and day with negative amount and units. Both rows of a transfer are
 * reversed together. A funded investment whose payment is reversed is approved again.
 * @returns the ids of the new rows
 * @throws TransactionError
 */
export async function reverseTransaction(
  tx: Transaction,
  staff: Staff,
  transactionId: string,
  reason: string,
): Promise<string[]> {
  const rows = await rowsOfTransfer(tx, transactionId);
  const holdings = await lockHoldings(
    tx,
    rows.map(({ investmentId }) => investmentId),
  );
  const reversals: string[] = [];
  for (const row of rows) {
    const holding = holdings.find(({ investment: { id } }) => id === row.investmentId);
    if (!holding) throw new Error(`investment ${row.investmentId} is gone`);
    await assertReversible(tx, holding, row, rows.length > 1);
    reversals.push(await insertReversal(tx, staff, row, reason));
    const { id, status } = holding.investment;
    if (status === 'fund_received')
      await moveState(tx, staff.services, investmentStates, {
        id,
        from: status,
        event: 'funds_reversed',
        actor: staff.actor,
      });
  }
  return reversals;
}

/** What is reversed, for the person who approves it. */
export async function describeReversal(tx: Transaction, transactionId: string) {
  const [row] = await tx
    .select({ transaction: transactions, investor: investors.name, product: products.name })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(eq(transactions.id, transactionId));
  if (!row) throw new Error(`transaction ${transactionId} is gone`);
  const { investmentId, transactionType: type, amount, units, date } = row.transaction;
  return {
    investment: investmentId,
    investor: row.investor,
    product: row.product.en,
    type,
    amount: money(amount),
    units,
    date,
  };
}

/** The row, or both rows if it is a side of a transfer. */
async function rowsOfTransfer(tx: Transaction, id: string): Promise<TransactionRow[]> {
  const found = await tx
    .select()
    .from(transactions)
    .where(or(eq(transactions.id, id), eq(transactions.counterpartId, id)));
  const counterpart = found.find((row) => row.id === id)?.counterpartId;
  if (!counterpart) return found;
  return [...(await tx.select().from(transactions).where(eq(transactions.id, counterpart))), ...found];
}

async function insertReversal(
  tx: Transaction,
  staff: Staff,
  { id, investmentId, transactionType, amount, units, date }: TransactionRow,
  reason: string,
): Promise<string> {
  const { clock, jobs } = staff.services;
  const reversal = reversalOf({ amount: cents(amount), shares: units });
  const transactionId = await insertTransaction(tx, staff, investmentId, {
    transactionType,
    amount: reversal.amount,
    units: reversal.shares,
    date,
    reversesId: id,
    note: reversalNote(transactionType, date, reason),
  });
  await recordAct(tx, clock, {
    actor: staff.actor,
    act: 'transaction.reverse',
    object: `investment:${investmentId}`,
    detail: { transaction: transactionId, reverses: id, type: transactionType, amount, units, date, reason },
  });
  await jobs.enqueue(tx, 'send-transaction-notice', { transactionId });
  return transactionId;
}

const PAYMENT_TYPES: readonly TransactionType[] = ['funds_received', 'fees_paid'];
const BEFORE_UNITS: readonly InvestmentStatus[] = ['approved', 'fund_received'];

/** Payouts and transfers, while nothing that they brought was taken out again, and payments that bought no units yet. */
async function assertReversible(
  tx: Transaction,
  holding: Holding,
  row: TransactionRow,
  isTransfer: boolean,
): Promise<void> {
  const { investment } = holding;
  const { status } = investment;
  const { transactionType: type, amount, units, date } = row;
  const about = { investment, date };
  if (row.reversesId !== null) throw new TransactionError({ problem: 'is_reversal' }, about);
  const by = holding.transactions.find(({ reversesId }) => reversesId === row.id);
  if (by) throw new TransactionError({ problem: 'already_reversed', by: by.id }, about);
  const isPayout = isTransfer || PAYOUT_TYPES.some((one) => one === type);
  const isPayment = PAYMENT_TYPES.includes(type) && BEFORE_UNITS.includes(status);
  const isOpen = status === 'current' || (status === 'past' && units === null);
  if (isFeeCharge(type) || !(isPayment || (isPayout && isOpen)))
    throw new TransactionError({ problem: 'not_reversible', type, status }, about);
  if (isPayment && (await hasFundedCall(tx, investment.id)))
    throw new TransactionError({ problem: 'paid_for_call' }, about);
  const entry = reversalOf({ type, amount: cents(amount), shares: units, date });
  const problem = problemOfTaking(entry, ledgerOf(holding));
  if (problem) throw new TransactionError(problem, about);
  await assertUnitsFree(tx, holding, entry);
}

/** A funded call stays funded, so its payment would not be due again. */
async function hasFundedCall(tx: Transaction, investmentId: string): Promise<boolean> {
  const calls = await tx
    .select({ id: capitalCalls.id })
    .from(capitalCalls)
    .where(and(eq(capitalCalls.investmentId, investmentId), eq(capitalCalls.status, 'funded')));
  return calls.length > 0;
}
