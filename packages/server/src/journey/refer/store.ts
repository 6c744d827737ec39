// The SQL of referrals.
import { cents, type FirstInvestment } from '@quoin/rules';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts, investments, transactions } from '../../database/tables';

export type AccountRow = typeof accounts.$inferSelect;

export async function accountOf(db: Executor, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return row;
}

/** Who came by the invitation of an account, in the order they came. */
export const referredBy = (db: Executor, accountId: string): Promise<AccountRow[]> =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.referredBy, accountId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));

/** By account: the investment whose funds were received first. */
export async function firstInvestments(
  db: Executor,
  accountIds: readonly string[],
): Promise<Map<string, FirstInvestment>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, commitment, status } = investments;
  const rows = await db
    .selectDistinctOn([accountId], { accountId, commitment, date: transactions.date })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .where(
      and(
        inArray(accountId, [...accountIds]),
        eq(transactions.transactionType, 'funds_received'),
        ne(status, 'canceled'),
      ),
    )
    .orderBy(asc(accountId), asc(transactions.date), asc(transactions.recordedAt));
  return new Map(
    rows.map((row) => [row.accountId, { date: row.date, commitment: cents(row.commitment ?? 0) }]),
  );
}
