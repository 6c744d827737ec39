// Staff take a completed redemption back: its units return by a correcting row, and it is approved again.
import { cents, moneyToWire } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { redemptions } from '../database/tables';
import { type Holding, findOwnHolding, type TransactionRow } from '../ledger/holdings';
import { redemptionsUnderWay } from '../ledger/under-way';
import { StaffError, staffReason } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';
import { insertReversal } from '../transactions/reverse-transaction';
import { moveInvestment } from './move-investment';
import { lockRedemption, moveRedemption, type RedemptionRow } from './redemptions';

/**
 * Reverses the ledger row of a completed redemption. The redemption is approved again: it can be completed at a corrected
 * price, rejected, or canceled by the investor. An ended investment becomes current again.
 * @param why mailed to the investor
 * @throws StaffError
 */
export async function reverseRedemption(tx: Transaction, staff: Staff, id: string, why: string) {
  const reason = staffReason(why, 'investor');
  const redemption = await lockRedemption(tx, id, 'reversed');
  const { accountId, investmentId, type, redemptionDay: date } = redemption;
  await assertNoOther(tx, redemption);
  const holding = await findOwnHolding(tx, accountId, investmentId);
  if (!holding) throw new StaffError(`Investment ${investmentId} is gone.`);
  const row = redeemedRow(holding, redemption);
  const reversedBy = await insertReversal(tx, staff, row, { reason, isSilent: true });
  await moveRedemption(tx, staff, redemption, 'reversed', {
    note: reason,
    completedAt: null,
    // The amount of a full redemption is known again when it completes.
    ...(type === 'full' && { amount: null }),
  });
  const isOver = holding.investment.status === 'past';
  if (isOver) await moveInvestment(tx, staff, holding.investment, 'reopened');
  return {
    id,
    status: 'approved',
    investment: investmentId,
    investor: holding.investor.name,
    product: holding.product.name.en,
    amount: moneyToWire(cents(row.amount)),
    units: row.units,
    date,
    investment_becomes: isOver ? 'current' : holding.investment.status,
    reason,
    reversedBy,
  };
}

/** An investment has one redemption at a time. */
async function assertNoOther(tx: Transaction, { investmentId }: RedemptionRow): Promise<void> {
  const [other] = await redemptionsUnderWay(tx, eq(redemptions.investmentId, investmentId));
  if (other)
    throw new StaffError(
      `Investment ${investmentId} has another redemption under way, ${other.id}. Complete or reject it first.`,
    );
}

/** The row of the completion: of this day and amount, and not reversed. */
function redeemedRow(
  { transactions }: Holding,
  { id, redemptionDay, amount }: RedemptionRow,
): TransactionRow {
  const reversed = new Set(transactions.map(({ reversesId }) => reversesId));
  const row = transactions.find(
    (one) =>
      one.transactionType === 'funds_redeemed' &&
      one.reversesId === null &&
      !reversed.has(one.id) &&
      one.date === redemptionDay &&
      one.amount === amount,
  );
  if (!row) throw new Error(`redemption ${id} has no ledger row`);
  return row;
}
