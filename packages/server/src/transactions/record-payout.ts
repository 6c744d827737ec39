import { type Cents, type PayoutType, splitByUnits } from '@quoin/rules';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { investments } from '../database/tables';
import { getUnits } from '../ledger/figures';
import type { Holding } from '../ledger/holdings';
import { optionalStaffText, StaffError, staffText } from '../shared/staff-error';
import { assertEntry, lockHoldings } from './held-investments';
import { insertTransaction, type Staff } from './ledger-entries';
import { payoutNote } from './ledger-notes';
import { loadPayee, type PayoutDestination } from './payee';
import { TransactionError } from './transaction-error';

export interface Payout {
  type: PayoutType;
  amount: Cents;
  /** Units removed with funds returned, six decimal places; null for none. */
  units: string | null;
  /** YYYY-MM-DD */
  date: string;
  /** Reference of the payment or the file, unique per investment. */
  reference: string;
  /** Shown unchanged to the investor. */
  reason: string | null;
  /** Recorded during a hold of payments too; bank files contain it when the hold is over. */
  includeHeld?: boolean;
}

export interface RecordedPayout extends Pick<PayoutDestination, 'paidTo'> {
  id: string;
  investmentId: string;
  investor: string;
  productId: string;
  amount: Cents;
}

/**
 * Records a dividend, a distribution or funds returned, and sends the notice.
 * @param holding locked; the row is added to its transactions
 * @throws TransactionError before anything is written
 */
export async function recordPayout(
  tx: Transaction,
  staff: Staff,
  holding: Holding,
  payout: Payout,
): Promise<RecordedPayout> {
  const { services, actor } = staff;
  const { id: investmentId, productId } = holding.investment;
  const { paidTo, reference } = await checkPayout(tx, staff, holding, payout);
  const { type, amount, units, date, reason } = payout;
  const row = await insertTransaction(tx, staff, investmentId, {
    transactionType: type,
    amount,
    units,
    date,
    reference,
    paidTo,
    note: payoutNote(paidTo, reason),
  });
  holding.transactions.push(row);
  await recordAct(tx, services.clock, {
    actor,
    act: 'transaction.record',
    object: `investment:${investmentId}`,
    detail: { transaction: row.id, type, amount, units, date, reference },
  });
  await services.jobs.enqueue(tx, 'send-transaction-notice', { transactionId: row.id });
  return { id: row.id, investmentId, investor: holding.investor.name, productId, amount, paidTo };
}

/** @throws TransactionError */
async function checkPayout(
  tx: Transaction,
  { services }: Pick<Staff, 'services'>,
  holding: Holding,
  payout: Payout,
): Promise<Pick<RecordedPayout, 'paidTo'> & Pick<Payout, 'reference'>> {
  assertTerms(payout);
  const reference = staffText(payout.reference, 'reference', 'The reference of the payment is required.');
  optionalStaffText(payout.reason, 'reason');
  await assertEntry(tx, services, holding, { ...payout, reference, shares: payout.units });
  const { paidTo, onHoldUntil } = await loadPayee(tx, services, holding, payout.type);
  if (onHoldUntil && !payout.includeHeld)
    throw new TransactionError(
      { problem: 'payee_on_hold', until: onHoldUntil },
      { investment: holding.investment, date: payout.date },
    );
  return { paidTo, reference };
}

/** Only returned funds may redeem units, and the investor has to know why they are returned. */
export function validateTerms({ type, units, reason }: Pick<Payout, 'type' | 'units' | 'reason'>): {
  units?: string;
  reason?: string;
} {
  if (type !== 'funds_returned')
    return units === null ? {} : { units: `A ${type} redeems no units. Record it without units.` };
  return reason?.trim() ? {} : { reason: 'Explain why the funds are returned; it is shown to the investor.' };
}

/** @throws StaffError */
function assertTerms(payout: Payout): void {
  const { units, reason } = validateTerms(payout);
  if (units) throw new StaffError(units);
  if (reason) throw new StaffError(reason, { remedy: { give: 'reason' } });
}

/** Splits an amount over the investments of a product by the units held at the end of a day, also of those that ended later. */
export async function partsByUnits(
  tx: Transaction,
  productId: string,
  amount: Cents,
  date: string,
): Promise<{ holding: Holding; units: string; amount: Cents }[]> {
  const active = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.productId, productId),
        inArray(investments.status, ['current', 'past']),
        lte(investments.effectiveDate, date),
      ),
    );
  const holdings = await lockHoldings(
    tx,
    active.map(({ id }) => id),
  );
  const held = holdings
    .map((holding) => ({ holding, units: getUnits(holding, date) }))
    .filter(({ units }) => Number(units) > 0);
  const parts = splitByUnits(
    amount,
    held.map(({ units }) => units),
  );
  return held.flatMap((one, index) => {
    const part = parts[index];
    return part ? [{ ...one, amount: part }] : [];
  });
}
