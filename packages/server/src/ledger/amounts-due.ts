import { amountDue, cents, type AmountDue, type TransactionType } from '@quoin/rules';
import { eq, inArray, sum } from 'drizzle-orm';
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
      investmentId: capitalCalls.investmentId,
      status: capitalCalls.status,
      amount: capitalCalls.amount,
      dueDate: capitalCalls.dueDate,
    })
    .from(capitalCalls)
    .where(inArray(capitalCalls.investmentId, ids));
  const sums = await sumsOf(db, ids);
  return new Map(
    rows.map(({ investment: { id, status, commitment, targetEffectiveDate }, nextCloseDate }) => {
      const total = (...types: readonly TransactionType[]) =>
        cents(
          sums
            .filter(({ investmentId, type }) => investmentId === id && types.includes(type))
            .reduce((all, { amount }) => all + (amount ?? 0), 0),
        );
      return [
        id,
        amountDue({
          status,
          commitment: commitment === null ? null : cents(commitment),
          closingDate: targetEffectiveDate ?? nextCloseDate,
          calls: calls
            .filter(({ investmentId }) => investmentId === id)
            .map((call) => ({ ...call, amount: cents(call.amount) })),
          received: total('funds_received'),
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

const sumsOf = (db: Executor, investmentIds: readonly string[]) =>
  db
    .select({
      investmentId: transactions.investmentId,
      type: transactions.transactionType,
      amount: sum(transactions.amount).mapWith(Number),
    })
    .from(transactions)
    .where(inArray(transactions.investmentId, [...investmentIds]))
    .groupBy(transactions.investmentId, transactions.transactionType);
