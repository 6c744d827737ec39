// Which ledger rows staff can reverse.
import {
  cents,
  type InvestmentStatus,
  isFeeCharge,
  MONEY_ACCEPTED_STATUSES,
  PAYOUT_TYPES,
  validateWithdrawal,
  getReversal,
  type TransactionType,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { capitalCalls, redemptions } from '../database/tables';
import { amountDueFor } from '../ledger/amounts-due';
import { getLedger } from '../ledger/figures';
import type { Holding, TransactionRow } from '../ledger/holdings';
import { assertUnitsFree } from './held-investments';
import { TransactionError } from './transaction-error';

const PAYMENT_TYPES: readonly TransactionType[] = ['funds_received', 'fees_paid'];
const TRANSFER_TYPES: readonly TransactionType[] = ['transfer_out', 'transferred_in'];

/** Units that a payment bought. Units of a transfer have an amount. */
export const isUnitsIssued = ({ transactionType, amount }: TransactionRow): boolean =>
  transactionType === 'transferred_in' && amount === 0;

/**
 * Reversible are payouts and transfers whose units are still held, payments whose units are still held or not issued yet,
 * invoiced fees that are not paid, and the last payout of an ended investment.
 * @param group all rows that are reversed together
 * @throws TransactionError
 */
export async function assertReversible(
  tx: Transaction,
  holding: Holding,
  row: TransactionRow,
  group: readonly TransactionRow[],
): Promise<void> {
  const { investment } = holding;
  const { status, effectiveDate } = investment;
  const { transactionType: type, amount, units, date } = row;
  const about = { investment, date };
  if (row.reversesId !== null) throw new TransactionError({ problem: 'is_reversal' }, about);
  const by = holding.transactions.find(({ reversesId }) => reversesId === row.id);
  if (by) throw new TransactionError({ problem: 'already_reversed', by: by.id }, about);
  if (isFeeCharge(type)) {
    if (status !== 'current') throw new TransactionError({ problem: 'not_reversible', type, status }, about);
    const { feesCharged, feesPaid } = await amountDueFor(tx, investment);
    if (feesCharged - feesPaid < amount) throw new TransactionError({ problem: 'fee_paid' }, about);
    return;
  }
  if (type === 'funds_redeemed') return assertEnd(tx, holding, row);
  const isPayment =
    PAYMENT_TYPES.includes(type) || group.some((one) => PAYMENT_TYPES.includes(one.transactionType));
  if (isPayment) await assertPayment(tx, holding, row, group);
  else if (!isOpenPayout(row, status, group))
    throw new TransactionError({ problem: 'not_reversible', type, status }, about);
  // Money in escrow counts from the effective date.
  const day = effectiveDate !== null && date < effectiveDate ? effectiveDate : date;
  const entry = getReversal({ type, amount: cents(amount), shares: units, date: day });
  const problem = validateWithdrawal(entry, getLedger(holding));
  if (problem) throw new TransactionError(problem, about);
  await assertUnitsFree(tx, holding, entry);
}

function isOpenPayout(
  { transactionType: type, units }: TransactionRow,
  status: InvestmentStatus,
  group: readonly TransactionRow[],
): boolean {
  const isTransfer = group.length > 1 && TRANSFER_TYPES.includes(type);
  const isPayout = isTransfer || PAYOUT_TYPES.some((one) => one === type);
  return isPayout && (status === 'current' || (status === 'past' && units === null));
}

async function assertPayment(
  tx: Transaction,
  { investment }: Holding,
  { transactionType: type, date, capitalCallId }: TransactionRow,
  group: readonly TransactionRow[],
): Promise<void> {
  const { id, status } = investment;
  const about = { investment, date };
  if (!MONEY_ACCEPTED_STATUSES.includes(status))
    throw new TransactionError({ problem: 'not_reversible', type, status }, about);
  if (type === 'funds_received' && status === 'current' && !group.some(isUnitsIssued))
    throw new TransactionError({ problem: 'units_unknown' }, about);
  const calls = await tx.select().from(capitalCalls).where(eq(capitalCalls.investmentId, id));
  if (capitalCallId !== null) {
    const other = calls.find((call) => call.status === 'issued' && call.id !== capitalCallId);
    if (other) throw new TransactionError({ problem: 'another_call', callId: other.id }, about);
  } else if (PAYMENT_TYPES.includes(type) && calls.some((call) => call.status === 'funded'))
    throw new TransactionError({ problem: 'paid_for_call' }, about);
}

/** A redemption is reversed as a whole, with its request. */
async function assertEnd(
  tx: Transaction,
  { investment }: Holding,
  { transactionType: type, amount, date }: TransactionRow,
): Promise<void> {
  const { id, status } = investment;
  const about = { investment, date };
  const [redemption] = await tx
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.investmentId, id),
        eq(redemptions.status, 'completed'),
        eq(redemptions.redemptionDay, date),
        eq(redemptions.amount, amount),
      ),
    );
  if (redemption)
    throw new TransactionError({ problem: 'of_redemption', redemptionId: redemption.id }, about);
  if (status !== 'past') throw new TransactionError({ problem: 'not_reversible', type, status }, about);
}
