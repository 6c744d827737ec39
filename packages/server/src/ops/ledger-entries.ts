// Ledger rows that operations add, and their prices.
import { cents, type Cents, type Language, type SplitAmount, unitsFor } from '@quoin/rules';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { accounts, investments, transactions, valuations } from '../database/tables';
import { newId } from '../shared/new-id';
import { feesPaidNote, type LedgerNote, unitsIssuedNote } from './ledger-notes';
import { type Operation, OperatorError } from './operation/operation';

/** Price of a unit before the fund's first valuation. */
const FIRST_UNIT_PRICE = '100.0000';

export async function insertTransaction(
  tx: Transaction,
  { services }: Pick<Operation, 'services'>,
  investmentId: string,
  { note, ...row }: NewRow,
): Promise<void> {
  const said = note(await languageOfHolder(tx, investmentId));
  await tx
    .insert(transactions)
    .values({ ...row, note: said, id: newId(), investmentId, recordedAt: services.clock.now() });
}

type NewRow = Pick<typeof transactions.$inferInsert, 'transactionType' | 'amount' | 'units' | 'date'> & {
  note: LedgerNote;
};

async function languageOfHolder(tx: Transaction, investmentId: string): Promise<Language> {
  const [holder] = await tx
    .select({ language: accounts.preferredLanguage })
    .from(accounts)
    .innerJoin(investments, eq(investments.accountId, accounts.id))
    .where(eq(investments.id, investmentId));
  if (!holder) throw new OperatorError(`Investment ${investmentId} is gone.`);
  return holder.language;
}

/** Records a payment with its two parts, the invested amount and the fees. */
export async function recordPayment(
  tx: Transaction,
  operation: Operation,
  investmentId: string,
  { amount, invested, fees, date, note }: SplitAmount & { date: string; note: LedgerNote },
): Promise<void> {
  if (invested > 0)
    await insertTransaction(tx, operation, investmentId, {
      transactionType: 'funds_received',
      amount: invested,
      date,
      note,
    });
  if (fees > 0)
    await insertTransaction(tx, operation, investmentId, {
      transactionType: 'fees_paid',
      amount: fees,
      date,
      note: feesPaidNote,
    });
  await recordAct(tx, operation.services.clock, {
    actor: operation.actor,
    act: 'transaction.record',
    object: `investment:${investmentId}`,
    detail: { type: 'funds_received', amount, invested, fees, date },
  });
}

/** Total invested, and the day of the last payment. */
export async function fundsReceived(
  tx: Transaction,
  investmentId: string,
): Promise<{ amount: Cents; last: string | undefined }> {
  const rows = await tx
    .select()
    .from(transactions)
    .where(
      and(eq(transactions.investmentId, investmentId), eq(transactions.transactionType, 'funds_received')),
    )
    .orderBy(asc(transactions.date));
  return { amount: cents(rows.reduce((sum, { amount }) => sum + amount, 0)), last: rows.at(-1)?.date };
}

/** Converts money received to units at the fund's last valuation. */
export async function issueUnits(
  tx: Transaction,
  operation: Pick<Operation, 'services'>,
  { id, productId }: typeof investments.$inferSelect,
  { amount, date }: { amount: Cents; date: string },
): Promise<void> {
  const price = await priceOn(tx, operation, productId, date);
  await insertTransaction(tx, operation, id, {
    transactionType: 'transferred_in',
    amount: cents(0),
    units: unitsFor(amount, price),
    date,
    note: unitsIssuedNote(amount, price),
  });
}

/** The last valuation by that day; a fund without one gets its first. */
export async function priceOn(
  tx: Transaction,
  { services }: Pick<Operation, 'services'>,
  productId: string,
  date: string,
): Promise<string> {
  const [last] = await tx
    .select()
    .from(valuations)
    .where(and(eq(valuations.productId, productId), lte(valuations.date, date)))
    .orderBy(desc(valuations.date), desc(valuations.recordedAt))
    .limit(1);
  if (last) return last.unitPrice;
  const first = {
    id: newId(),
    productId,
    date,
    unitPrice: FIRST_UNIT_PRICE,
    recordedAt: services.clock.now(),
  };
  await tx.insert(valuations).values(first);
  return FIRST_UNIT_PRICE;
}
