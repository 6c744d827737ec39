import { cents, reversalOf } from '@quoin/rules';
import { eq, or } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { investments, investors, products, transactions } from '../database/tables';
import type { TransactionRow } from '../ledger/holdings';
import { staffReason } from '../shared/staff-input';
import { money } from '../shared/money';
import { lockHoldings } from './held-investments';
import { insertTransaction, type Staff } from './ledger-entries';
import { reversalNote } from './ledger-notes';
import { rowsOfPayment, settlePaymentReversal, unitsBought } from './payment-reversals';
import { assertReversible, isUnitsIssued } from './reversible';

export interface Reversed {
  /** Ids of the new rows. */
  ids: string[];
  /** Bought by a reversed payment; null for none. */
  unitsTakenBack: string | null;
  /** Id of the capital call that is due again. */
  callDueAgain: string | null;
}

/**
 * Reverses a transaction by a row of the same type and day with negative amount and units. Reverses both rows of a transfer
 * together, and a payment together with the units that it bought and the fees of the same capital call, which is then due
 * again. An investment without another payment returns to `approved`, and an ended one becomes current again.
 * @throws TransactionError
 */
export async function reverseTransaction(
  tx: Transaction,
  staff: Staff,
  transactionId: string,
  why: string,
): Promise<Reversed> {
  const reason = staffReason(why, 'investor');
  const pair = await rowsOfTransfer(tx, transactionId);
  const holdings = await lockHoldings(
    tx,
    pair.map(({ investmentId }) => investmentId),
  );
  const rows = rowsOfPayment(holdings, pair);
  const unitsTakenBack = unitsBought(rows);
  const ids: string[] = [];
  for (const row of rows) {
    const holding = holdings.find(({ investment: { id } }) => id === row.investmentId);
    if (!holding) throw new Error(`investment ${row.investmentId} no longer exists`);
    await assertReversible(tx, holding, row, rows);
    const units = row.transactionType === 'funds_received' ? unitsTakenBack : null;
    ids.push(await insertReversal(tx, staff, row, { reason, unitsTakenBack: units }));
  }
  const [holding] = holdings;
  const callDueAgain = holding ? await settlePaymentReversal(tx, staff, holding, rows) : null;
  return { ids, unitsTakenBack, callDueAgain };
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

/** Returns the row, or both rows of a transfer, or a payment with the units that it bought. */
async function rowsOfTransfer(tx: Transaction, id: string): Promise<TransactionRow[]> {
  const found = await tx
    .select()
    .from(transactions)
    .where(or(eq(transactions.id, id), eq(transactions.counterpartId, id)));
  const counterpart = found.find((row) => row.id === id)?.counterpartId;
  if (!counterpart) return found;
  return [...(await tx.select().from(transactions).where(eq(transactions.id, counterpart))), ...found];
}

interface ReversalTerms {
  /** Shown unchanged to the investor. */
  reason: string;
  unitsTakenBack?: string | null;
  /** Without a notice, because another e-mail covers the reversal. */
  isSilent?: boolean;
}

/** The reversal of issued units has no notice of its own: that of their payment mentions them. @returns the row's id */
export async function insertReversal(
  tx: Transaction,
  staff: Staff,
  row: TransactionRow,
  { reason, unitsTakenBack = null, isSilent = isUnitsIssued(row) }: ReversalTerms,
): Promise<string> {
  const { id, investmentId, transactionType, amount, units, date } = row;
  const { clock, jobs } = staff.services;
  const reversal = reversalOf({ amount: cents(amount), shares: units });
  const transactionId = await insertTransaction(tx, staff, investmentId, {
    transactionType,
    amount: reversal.amount,
    units: reversal.shares,
    date,
    reversesId: id,
    note: reversalNote(transactionType, date, { reason, unitsTakenBack }),
  });
  await recordAct(tx, clock, {
    actor: staff.actor,
    act: 'transaction.reverse',
    object: `investment:${investmentId}`,
    detail: { transaction: transactionId, reverses: id, type: transactionType, amount, units, date, reason },
  });
  if (!isSilent) await jobs.enqueue(tx, 'send-transaction-notice', { transactionId });
  return transactionId;
}
