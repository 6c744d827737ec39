// Ledger rows added by staff, and their unit prices.
import {
  cents,
  type Cents,
  dateInNewYork,
  type Language,
  validateEntryDate,
  type SplitAmount,
  unitsFor,
  unitsLeft,
} from '@quoin/rules';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { type Act, recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { accounts, investments, transactions, valuations } from '../database/tables';
import { endDebit } from '../journey/fund';
import type { TransactionRow } from '../ledger/holdings';
import type { Services } from '../services';
import { todayInNewYork } from '../shared/clock';
import { newId } from '../shared/new-id';
import { feesPaidNote, type LedgerNote, unitsIssuedNote } from './ledger-notes';
import { TransactionError } from './transaction-error';

/** Acting staff member and dependencies. */
export interface Staff {
  services: Services;
  actor: Act['actor'];
}

type Investment = typeof investments.$inferSelect;
type NewRow = Pick<
  typeof transactions.$inferInsert,
  | 'transactionType'
  | 'amount'
  | 'units'
  | 'date'
  | 'reference'
  | 'paidTo'
  | 'counterpartId'
  | 'reversesId'
  | 'capitalCallId'
> & { note: LedgerNote };

export async function insertTransaction(
  tx: Transaction,
  { services }: Pick<Staff, 'services'>,
  investmentId: string,
  { note, ...row }: NewRow,
): Promise<TransactionRow> {
  const text = note(await loadHolderLanguage(tx, investmentId));
  const [inserted] = await tx
    .insert(transactions)
    .values({ ...row, note: text, id: newId(), investmentId, recordedAt: services.clock.now() })
    .returning();
  if (!inserted) throw new Error('the insert returned no row');
  return inserted;
}

async function loadHolderLanguage(tx: Transaction, investmentId: string): Promise<Language> {
  const [holder] = await tx
    .select({ language: accounts.preferredLanguage })
    .from(accounts)
    .innerJoin(investments, eq(investments.accountId, accounts.id))
    .where(eq(investments.id, investmentId));
  if (!holder) throw new Error(`investment ${investmentId} no longer exists`);
  return holder.language;
}

/**
 * Records a payment and its two parts, the invested amount and the fees. A payment cannot be dated before the effective
 * date of a current investment.
 * @returns the id of the row of the invested amount; undefined if there is none
 * @throws TransactionError
 */
export async function recordPayment(
  tx: Transaction,
  staff: Staff,
  investment: Investment,
  {
    amount,
    invested,
    fees,
    date,
    note,
    capitalCallId,
  }: SplitAmount & { date: string; note: LedgerNote; capitalCallId?: string },
): Promise<string | undefined> {
  const { clock, jobs } = staff.services;
  const { id: investmentId, createdAt, effectiveDate } = investment;
  const wrongDate = validateEntryDate(date, effectiveDate ?? dateInNewYork(createdAt), todayInNewYork(clock));
  if (wrongDate) throw new TransactionError(wrongDate, { investment, date });
  const row = { date, capitalCallId };
  const paidIn =
    invested > 0
      ? await insertTransaction(tx, staff, investmentId, {
          ...row,
          transactionType: 'funds_received',
          amount: invested,
          note,
        })
      : undefined;
  const paidFees =
    fees > 0
      ? await insertTransaction(tx, staff, investmentId, {
          ...row,
          transactionType: 'fees_paid',
          amount: fees,
          // A payment of a call is reversed with its fees.
          counterpartId: capitalCallId === undefined ? null : paidIn?.id,
          note: feesPaidNote,
        })
      : undefined;
  await endDebit(tx, investment);
  const transactionIds = [paidIn, paidFees].flatMap((paid) => paid?.id ?? []);
  await jobs.enqueue(tx, 'send-payment-mail', { transactionIds });
  await recordAct(tx, clock, {
    actor: staff.actor,
    act: 'transaction.record',
    object: `investment:${investmentId}`,
    detail: { type: 'funds_received', amount, invested, fees, date },
  });
  return paidIn?.id;
}

/** A payment that can buy units. */
export interface PaidIn {
  /** Id of its ledger row. */
  id: string;
  amount: Cents;
}

/** Payments into an investment in the order of their dates, their total, and the day of the last one. */
export async function fundsReceived(
  tx: Transaction,
  investmentId: string,
): Promise<{ payments: PaidIn[]; amount: Cents; last: string | undefined }> {
  const rows = await tx
    .select()
    .from(transactions)
    .where(
      and(eq(transactions.investmentId, investmentId), eq(transactions.transactionType, 'funds_received')),
    )
    .orderBy(asc(transactions.date), asc(transactions.recordedAt), asc(transactions.id));
  const received = withoutReversed(rows);
  return {
    payments: received.map(({ id, amount }) => ({ id, amount: cents(amount) })),
    amount: cents(received.reduce((sum, { amount }) => sum + amount, 0)),
    last: received.at(-1)?.date,
  };
}

/**
 * Converts payments to units at the fund's last valuation, in a row for each, so that one can be reversed with its units. The
 * last row has the rest of the units that all payments together buy.
 */
export async function issueUnits(
  tx: Transaction,
  staff: Pick<Staff, 'services'>,
  investment: Investment,
  { payments, date }: { payments: readonly PaidIn[]; date: string },
): Promise<void> {
  const price = await priceOn(tx, investment, date);
  let left = unitsFor(cents(payments.reduce((sum, { amount }) => sum + amount, 0)), price);
  for (const [at, { id, amount }] of payments.entries()) {
    const units = at === payments.length - 1 ? left : unitsFor(amount, price);
    left = unitsLeft(left, units) ?? left;
    await insertTransaction(tx, staff, investment.id, {
      transactionType: 'transferred_in',
      amount: cents(0),
      units,
      date,
      counterpartId: id,
      note: unitsIssuedNote(amount, price),
    });
  }
}

/** Unit price of the last valuation up to that day. @throws TransactionError not_valued */
export const priceOn = async (
  tx: Transaction,
  investment: Pick<Investment, 'id' | 'productId'>,
  date: string,
): Promise<string> => (await valuationOn(tx, investment, date)).unitPrice;

/**
 * The last valuation up to that day.
 * @throws TransactionError not_valued
 */
export async function valuationOn(
  tx: Transaction,
  investment: Pick<Investment, 'id' | 'productId'>,
  date: string,
): Promise<{ unitPrice: string; date: string }> {
  const [last] = await tx
    .select({ unitPrice: valuations.unitPrice, date: valuations.date })
    .from(valuations)
    .where(and(eq(valuations.productId, investment.productId), lte(valuations.date, date)))
    .orderBy(desc(valuations.date), desc(valuations.recordedAt))
    .limit(1);
  if (!last) throw new TransactionError({ problem: 'not_valued' }, { investment, date });
  return last;
}

/** Omits reversed rows and their reversals. */
function withoutReversed<T extends Pick<typeof transactions.$inferSelect, 'id' | 'reversesId'>>(
  rows: readonly T[],
): T[] {
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  return rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}
