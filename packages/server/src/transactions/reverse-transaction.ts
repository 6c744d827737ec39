import { cents, getReversal, addDecimals } from '@quoin/rules';
import { eq, or } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { capitalCalls, investments, investors, products, transactions } from '../database/tables';
import { withdrawOutdatedAuthorization } from '../journey/fund';
import type { Holding, TransactionRow } from '../ledger/holdings';
import { money } from '../shared/money';
import { staffReason } from '../shared/staff-error';
import { investmentStates } from '../states/investment-states';
import { capitalCallStates } from '../states/money-states';
import { moveState } from '../states/state-table';
import { getHolding, lockHoldings } from './held-investments';
import { fundsReceived, insertTransaction, type Staff } from './ledger-entries';
import { reversalNote } from './ledger-notes';
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
  const pair = await getTransferRows(tx, transactionId);
  const holdings = await lockHoldings(
    tx,
    pair.map(({ investmentId }) => investmentId),
  );
  const rows = getPaymentRows(holdings, pair);
  const unitsTakenBack = unitsBought(rows);
  const ids: string[] = [];
  for (const row of rows) {
    await assertReversible(tx, getHolding(holdings, row.investmentId), row, rows);
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
async function getTransferRows(tx: Transaction, id: string): Promise<TransactionRow[]> {
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
  const reversal = getReversal({ amount: cents(amount), shares: units });
  const { id: transactionId } = await insertTransaction(tx, staff, investmentId, {
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

// What the reversal of a payment takes back besides its row: the units that it bought, the fees of the same capital call, and
// the states of the call and of the investment.
const isPayment = ({ transactionType }: TransactionRow): boolean =>
  transactionType === 'funds_received' || transactionType === 'fees_paid';

/** @param pair the row to reverse, with its counterpart if there is one */
function getPaymentRows(holdings: readonly Holding[], pair: readonly TransactionRow[]): TransactionRow[] {
  const payment = pair.find(isPayment);
  const holding = holdings.find(({ investment: { id } }) => id === payment?.investmentId);
  if (!payment || !holding) return [...pair];
  const open = withoutReversed(holding.transactions);
  const payments =
    payment.capitalCallId === null
      ? [payment]
      : open.filter((row) => row.id === payment.id || isOfSamePayment(row, payment, open));
  const issued = open.filter(
    (row) => isUnitsIssued(row) && payments.some(({ id }) => id === row.counterpartId),
  );
  const rows = [...payments, ...issued];
  // An already reversed payment is kept, so that the error names its reversal.
  if (!rows.some(({ id }) => id === payment.id)) return [payment];
  return issued.length > 0 || payment.transactionType === 'fees_paid'
    ? rows
    : [...rows, ...findOnlyIssue(open)];
}

/** Whether a row is the other part of a payment for a capital call. Older rows are linked only by their call and date. */
function isOfSamePayment(
  row: TransactionRow,
  payment: TransactionRow,
  open: readonly TransactionRow[],
): boolean {
  if (!isPayment(row) || row.capitalCallId !== payment.capitalCallId) return false;
  if (row.counterpartId === payment.id || payment.counterpartId === row.id) return true;
  const ofCall = open.filter((one) => isPayment(one) && one.capitalCallId === payment.capitalCallId);
  return (
    ofCall.length === 2 &&
    ofCall.every(({ counterpartId, date }) => counterpartId === null && date === payment.date) &&
    row.transactionType !== payment.transactionType
  );
}

/** Units issued before rows were linked, if they can only belong to the one payment. */
function findOnlyIssue(open: readonly TransactionRow[]): TransactionRow[] {
  const payments = open.filter(({ transactionType }) => transactionType === 'funds_received');
  const issued = open.filter((row) => isUnitsIssued(row) && row.counterpartId === null);
  return payments.length === 1 && issued.length === 1 ? issued : [];
}

function withoutReversed(rows: readonly TransactionRow[]): TransactionRow[] {
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  return rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

/** Null if the rows have no payment with units. */
function unitsBought(rows: readonly TransactionRow[]): string | null {
  const issued = rows.some(isPayment) ? rows.filter(isUnitsIssued) : [];
  return issued.length === 0 ? null : addDecimals(issued.map(({ units }) => units ?? '0'));
}

/**
 * Moves call and investment after their payment, or after the last payout of an ended investment, was reversed.
 * @returns the id of a call that is due again
 */
async function settlePaymentReversal(
  tx: Transaction,
  staff: Staff,
  { investment }: Holding,
  rows: readonly TransactionRow[],
): Promise<string | null> {
  const { services, actor } = staff;
  const { id, status } = investment;
  const move = { id, actor } as const;
  if (rows.some(({ transactionType }) => transactionType === 'funds_redeemed'))
    await moveState(tx, services, investmentStates, { ...move, from: status, event: 'reopened' });
  const payment = rows.find(isPayment);
  if (!payment) return null;
  const { capitalCallId } = payment;
  if (capitalCallId !== null) await reopenCall(tx, staff, capitalCallId);
  if (status === 'fund_received' || (status === 'current' && (await holdsNothing(tx, id))))
    await moveState(tx, services, investmentStates, {
      ...move,
      from: status,
      event: 'funds_reversed',
      changes: { effectiveDate: null },
    });
  await withdrawOutdatedAuthorization(tx, services, investment, actor);
  return capitalCallId;
}

async function reopenCall(tx: Transaction, { services, actor }: Staff, id: string): Promise<void> {
  const [call] = await tx.select().from(capitalCalls).where(eq(capitalCalls.id, id)).for('update');
  if (!call) throw new Error(`capital call ${id} is gone`);
  if (call.status === 'issued') return; // Only a part had arrived.
  await moveState(tx, services, capitalCallStates, {
    id,
    from: call.status,
    event: 'reopened',
    actor,
    changes: { settledAt: null },
  });
}

/** Neither a payment nor units, such as those of a transfer. */
async function holdsNothing(tx: Transaction, investmentId: string): Promise<boolean> {
  if ((await fundsReceived(tx, investmentId)).amount > 0) return false;
  const rows = await tx.select().from(transactions).where(eq(transactions.investmentId, investmentId));
  return withoutReversed(rows).every(({ units }) => units === null || Number(units) === 0);
}
