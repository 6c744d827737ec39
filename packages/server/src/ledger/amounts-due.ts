import { amountDue, cents, type Cents } from '@quoin/rules';
import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { capitalCalls, transactions, type investments } from '../database/tables';

type Investment = Pick<typeof investments.$inferSelect, 'id' | 'status' | 'commitment'>;

/** What has to be paid now for each investment, by its id. */
export async function amountsDue(
  db: Executor,
  held: readonly Investment[],
): Promise<ReadonlyMap<string, Cents>> {
  const ids = held.map(({ id }) => id);
  const calls = await db
    .select({
      investmentId: capitalCalls.investmentId,
      status: capitalCalls.status,
      amount: capitalCalls.amount,
    })
    .from(capitalCalls)
    .where(inArray(capitalCalls.investmentId, ids));
  const received = await fundsReceivedOf(db, ids);
  return new Map(
    held.map(({ id, status, commitment }) => [
      id,
      amountDue({
        status,
        commitment: commitment === null ? null : cents(commitment),
        calls: calls
          .filter(({ investmentId }) => investmentId === id)
          .map((call) => ({ status: call.status, amount: cents(call.amount) })),
        received: received.get(id) ?? cents(0),
      }),
    ]),
  );
}

export async function amountDueFor(db: Executor, investment: Investment): Promise<Cents> {
  const due = await amountsDue(db, [investment]);
  return due.get(investment.id) ?? cents(0);
}

/** The sum of all funds received for each investment, by its id; without those that received none. */
export async function fundsReceivedOf(
  db: Executor,
  investmentIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db
    .select({ investmentId: transactions.investmentId, total: sum(transactions.amount) })
    .from(transactions)
    .where(
      and(
        inArray(transactions.investmentId, [...investmentIds]),
        eq(transactions.transactionType, 'funds_received'),
      ),
    )
    .groupBy(transactions.investmentId);
  return new Map(rows.map(({ investmentId, total }) => [investmentId, cents(Number(total ?? 0))]));
}
