// What the reversal of a payment takes back besides its row: the units that it bought, the fees of the same capital call, and
// the states of the call and of the investment.
import { sumOfDecimals } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { capitalCalls, transactions } from '../database/tables';
import { withdrawOutdatedAuthorization } from '../journey/fund';
import type { Holding, TransactionRow } from '../ledger/holdings';
import { investmentStates } from '../states/investment-states';
import { capitalCallStates } from '../states/money-states';
import { moveState } from '../states/state-table';
import { fundsReceived, type Staff } from './ledger-entries';
import { isUnitsIssued } from './reversible';

const isPayment = ({ transactionType }: TransactionRow): boolean =>
  transactionType === 'funds_received' || transactionType === 'fees_paid';

/** @param pair the row to reverse, with its counterpart if there is one */
export function rowsOfPayment(
  holdings: readonly Holding[],
  pair: readonly TransactionRow[],
): TransactionRow[] {
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
  return issued.length > 0 || payment.transactionType === 'fees_paid' ? rows : [...rows, ...onlyIssue(open)];
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
function onlyIssue(open: readonly TransactionRow[]): TransactionRow[] {
  const payments = open.filter(({ transactionType }) => transactionType === 'funds_received');
  const issued = open.filter((row) => isUnitsIssued(row) && row.counterpartId === null);
  return payments.length === 1 && issued.length === 1 ? issued : [];
}

function withoutReversed(rows: readonly TransactionRow[]): TransactionRow[] {
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  return rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

/** Null if the rows have no payment with units. */
export function unitsBought(rows: readonly TransactionRow[]): string | null {
  const issued = rows.some(isPayment) ? rows.filter(isUnitsIssued) : [];
  return issued.length === 0 ? null : sumOfDecimals(issued.map(({ units }) => units ?? '0'));
}

/**
 * Moves call and investment after their payment, or after the last payout of an ended investment, was reversed.
 * @returns the id of a call that is due again
 */
export async function settlePaymentReversal(
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
