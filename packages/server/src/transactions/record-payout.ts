import { type Cents, type PayoutType, splitByUnits } from '@quoin/rules';
import { and, asc, eq, lte } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { investments } from '../database/tables';
import { getFigures } from '../ledger/figures';
import { optionalStaffText, StaffError, staffText } from '../shared/staff-error';
import { assertEntry, lockHolding, lockHoldings } from './held-investments';
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
 * @throws TransactionError
 */
export async function recordPayout(
  tx: Transaction,
  staff: Staff,
  investmentId: string,
  payout: Payout,
): Promise<RecordedPayout> {
  const { services, actor } = staff;
  const { paidTo, investor, productId, reference } = await checkPayout(tx, staff, investmentId, payout);
  const { type, amount, units, date, reason } = payout;
  const id = await insertTransaction(tx, staff, investmentId, {
    transactionType: type,
    amount,
    units,
    date,
    reference,
    paidTo,
    note: payoutNote(paidTo, reason),
  });
  await recordAct(tx, services.clock, {
    actor,
    act: 'transaction.record',
    object: `investment:${investmentId}`,
    detail: { transaction: id, type, amount, units, date, reference },
  });
  await services.jobs.enqueue(tx, 'send-transaction-notice', { transactionId: id });
  return { id, investmentId, investor, productId, amount, paidTo };
}

/**
 * Locks the investment and checks a payout without recording it.
 * @throws TransactionError
 */
export async function checkPayout(
  tx: Transaction,
  { services }: Pick<Staff, 'services'>,
  investmentId: string,
  payout: Payout,
): Promise<Pick<RecordedPayout, 'paidTo' | 'investor' | 'productId'> & Pick<Payout, 'reference'>> {
  assertTerms(payout);
  const reference = staffText(payout.reference, 'reference', 'The reference of the payment is required.');
  optionalStaffText(payout.reason, 'reason');
  const holding = await lockHolding(tx, investmentId);
  const { investment, investor } = holding;
  await assertEntry(tx, services, holding, { ...payout, reference, shares: payout.units });
  const { paidTo, onHoldUntil } = await loadPayee(tx, services, holding, payout.type);
  if (onHoldUntil && !payout.includeHeld)
    throw new TransactionError(
      { problem: 'payee_on_hold', until: onHoldUntil },
      { investment, date: payout.date },
    );
  return { paidTo, investor: investor.name, productId: investment.productId, reference };
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

/** Splits an amount over the current investments of a product by the units held at the end of a day. */
export async function partsByUnits(
  tx: Transaction,
  productId: string,
  amount: Cents,
  date: string,
): Promise<{ investmentId: string; units: string; amount: Cents }[]> {
  const current = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.productId, productId),
        eq(investments.status, 'current'),
        lte(investments.effectiveDate, date),
      ),
    )
    .orderBy(asc(investments.id));
  const holdings = await lockHoldings(
    tx,
    current.map(({ id }) => id),
  );
  const held = holdings
    .map((holding) => ({ investmentId: holding.investment.id, units: getFigures(holding, date).units }))
    .filter(({ units }) => Number(units) > 0);
  const parts = splitByUnits(
    amount,
    held.map(({ units }) => units),
  );
  return held.flatMap((one, place) => {
    const part = parts[place];
    return part ? [{ ...one, amount: part }] : [];
  });
}
