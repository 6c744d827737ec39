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
import { amountDueFor } from '../ledger/amounts-due';
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
 * Reverses a transaction by a row of the same type and day with negative amount and units. Reverses both rows of a transfer
 * together. A funded investment returns to `approved` if its payment is reversed.
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
    if (!holding) throw new Error(`investment ${row.investmentId} no longer exists`);
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

/** Describes the reversal for the person who approves it. */
export async function describeReversal(tx: Transaction, transactionId: string) {
  const [row] = await tx
    .select({ transaction: transactions, investor: investors.name, product: products.name })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(eq(transactions.id, transactionId));
  if (!row) throw new Error(`transaction ${transactionId} no longer exists`);
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

/** Returns the row, or both rows of a transfer. */
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

/**
 * Reversible are payouts and transfers whose units are still held, payments that have bought no units yet, and invoiced
 * fees that are not paid.
 */
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
  if (isFeeCharge(type) && status === 'current') {
    const { feesCharged, feesPaid } = await amountDueFor(tx, investment);
    if (feesCharged - feesPaid < amount) throw new TransactionError({ problem: 'fee_paid' }, about);
    return;
  }
  if (isFeeCharge(type) || !(isPayment || (isPayout && isOpen)))
    throw new TransactionError({ problem: 'not_reversible', type, status }, about);
  if (isPayment && (await hasFundedCall(tx, investment.id)))
    throw new TransactionError({ problem: 'paid_for_call' }, about);
  const entry = reversalOf({ type, amount: cents(amount), shares: units, date });
  const problem = problemOfTaking(entry, ledgerOf(holding));
  if (problem) throw new TransactionError(problem, about);
  await assertUnitsFree(tx, holding, entry);
}

/** Payments of funded calls are not reversible: the call would stay funded, so the amount would not be due again. */
async function hasFundedCall(tx: Transaction, investmentId: string): Promise<boolean> {
  const calls = await tx
    .select({ id: capitalCalls.id })
    .from(capitalCalls)
    .where(and(eq(capitalCalls.investmentId, investmentId), eq(capitalCalls.status, 'funded')));
  return calls.length > 0;
}
