import {
  cents,
  type LedgerTransaction,
  isFeeCharge,
  PAYOUT_TYPES,
  problemOfTaking,
  reversalOf,
} from '@quoin/rules';
import { eq, or } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { transactions } from '../database/tables';
import { ledgerOf } from '../ledger/figures';
import type { Holding, TransactionRow } from '../ledger/holdings';
import { lockHoldings } from './held-investments';
import { insertTransaction, type Staff } from './ledger-entries';
import { reversalNote } from './ledger-notes';
import { TransactionError } from './transaction-error';

/**
 * Takes a transaction back by a row of the same type and day with negative amount and units. Both rows of a transfer are
 * reversed together.
 * @returns the ids of the new rows
 * @throws TransactionError
 */
export async function reverseTransaction(
  tx: Transaction,
  staff: Staff,
  transactionId: string,
  reason: string,
): Promise<string[]> {
  const { clock, jobs } = staff.services;
  const rows = await rowsOfTransfer(tx, transactionId);
  const holdings = await lockHoldings(
    tx,
    rows.map(({ investmentId }) => investmentId),
  );
  const reversed: string[] = [];
  for (const row of rows) {
    const holding = holdings.find(({ investment: { id } }) => id === row.investmentId);
    if (!holding) throw new Error(`investment ${row.investmentId} is gone`);
    assertReversible(holding, row, rows.length > 1);
    const { id, transactionType, amount, units, date } = row;
    const reversal = reversalOf({ amount: cents(amount), shares: units });
    const newRow = await insertTransaction(tx, staff, row.investmentId, {
      transactionType,
      amount: reversal.amount,
      units: reversal.shares,
      date,
      reversesId: id,
      note: reversalNote(transactionType, date, reason),
    });
    reversed.push(newRow);
    await recordAct(tx, clock, {
      actor: staff.actor,
      act: 'transaction.reverse',
      object: `investment:${row.investmentId}`,
      detail: { transaction: newRow, reverses: id, type: transactionType, amount, units, date, reason },
    });
    await jobs.enqueue(tx, 'send-transaction-notice', { transactionId: newRow });
  }
  return reversed;
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

/** Payouts, and transfers while nothing that they brought was taken out again. */
function assertReversible(holding: Holding, row: TransactionRow, isTransfer: boolean): void {
  const { investment } = holding;
  const { transactionType: type, amount, units, date } = row;
  const about = { investment, date };
  if (row.reversesId !== null) throw new TransactionError({ problem: 'is_reversal' }, about);
  const by = holding.transactions.find(({ reversesId }) => reversesId === row.id);
  if (by) throw new TransactionError({ problem: 'already_reversed', by: by.id }, about);
  const isPayout = PAYOUT_TYPES.some((one) => one === type);
  const moves = investment.status === 'current' || (investment.status === 'past' && units === null);
  if (isFeeCharge(type) || !(isPayout || isTransfer) || !moves)
    throw new TransactionError({ problem: 'not_reversible', type, status: investment.status }, about);
  const entry: LedgerTransaction = reversalOf({ type, amount: cents(amount), shares: units, date });
  const problem = problemOfTaking(entry, ledgerOf(holding));
  if (problem) throw new TransactionError(problem, about);
}
