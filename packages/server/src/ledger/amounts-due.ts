import { amountDue, cents, type AmountDue, type Cents, type TransactionType } from '@quoin/rules';
import { eq, inArray, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database';
import { capitalCalls, investments, products, transactions } from '../database/tables';

type Investment = Pick<typeof investments.$inferSelect, 'id'>;

/** Amounts due now, by investment id. */
export async function amountsDue(
  db: Executor,
  held: readonly Investment[],
): Promise<ReadonlyMap<string, AmountDue>> {
  const ids = held.map(({ id }) => id);
  const rows = await db
    .select({ investment: investments, nextCloseDate: products.nextCloseDate })
    .from(investments)
    .innerJoin(products, eq(products.id, investments.productId))
    .where(inArray(investments.id, ids));
  const calls = await db
    .select({
      id: capitalCalls.id,
      investmentId: capitalCalls.investmentId,
      status: capitalCalls.status,
      amount: capitalCalls.amount,
      dueDate: capitalCalls.dueDate,
    })
    .from(capitalCalls)
    .where(inArray(capitalCalls.investmentId, ids));
  const sums = await loadSums(db, ids);
  return new Map(
    rows.map(({ investment: { id, status, commitment, targetEffectiveDate }, nextCloseDate }) => {
      const own = sums.filter(({ investmentId }) => investmentId === id);
      const total = (...types: readonly TransactionType[]) =>
        getTotal(own.filter(({ type }) => types.includes(type)));
      return [
        id,
        amountDue({
          status,
          commitment: commitment === null ? null : cents(commitment),
          closingDate: targetEffectiveDate ?? nextCloseDate,
          calls: calls
            .filter(({ investmentId }) => investmentId === id)
            .map((call) => ({
              ...call,
              amount: cents(call.amount),
              received: getTotal(
                own.filter((row) => row.type === 'funds_received' && row.callId === call.id),
              ),
            })),
          received: total('funds_received'),
          reversed: cents(
            -getTotal(
              own.filter((row) => row.type === 'funds_received' && row.isReversal && row.callId === null),
            ),
          ),
          feesCharged: total('subscription_fee_charged', 'management_fee_charged'),
          feesPaid: total('fees_paid'),
        }),
      ];
    }),
  );
}

/** @throws Error if there is no such investment */
export async function amountDueFor(db: Executor, { id }: Investment): Promise<AmountDue> {
  const due = (await amountsDue(db, [{ id }])).get(id);
  if (!due) throw new Error(`investment ${id} no longer exists`);
  return due;
}

/** Whether money for a call has arrived that was not reversed. */
export async function hasMoney(db: Executor, capitalCallId: string): Promise<boolean> {
  const rows = await db
    .select({ amount: transactions.amount })
    .from(transactions)
    .leftJoin(reversed, eq(reversed.id, transactions.reversesId))
    .where(eq(callId, capitalCallId));
  return getTotal(rows) > 0;
}

const getTotal = (sums: readonly { amount: number | null }[]): Cents =>
  cents(sums.reduce((all, { amount }) => all + (amount ?? 0), 0));

const reversed = alias(transactions, 'reversed');
/** The call of a payment, or of the payment that the row reverses. */
const callId = sql<string | null>`coalesce(${transactions.capitalCallId}, ${reversed.capitalCallId})`;
const isReversal = sql<boolean>`${transactions.reversesId} is not null`;

const loadSums = (db: Executor, investmentIds: readonly string[]) =>
  db
    .select({
      investmentId: transactions.investmentId,
      type: transactions.transactionType,
      callId,
      isReversal,
      amount: sum(transactions.amount).mapWith(Number),
    })
    .from(transactions)
    .leftJoin(reversed, eq(reversed.id, transactions.reversesId))
    .where(inArray(transactions.investmentId, [...investmentIds]))
    .groupBy(transactions.investmentId, transactions.transactionType, callId, isReversal);
