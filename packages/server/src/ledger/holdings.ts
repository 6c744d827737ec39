// An account's investments with everything their figures are computed from.
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../database/database';
import {
  applications,
  envelopes,
  investments,
  investors,
  products,
  transactions,
  valuations,
} from '../database/tables';

export type TransactionRow = typeof transactions.$inferSelect;
export type ValuationRow = typeof valuations.$inferSelect;

export interface Holding {
  investment: typeof investments.$inferSelect;
  investor: typeof investors.$inferSelect;
  product: typeof products.$inferSelect;
  applicationState: (typeof applications.$inferSelect)['state'] | null;
  transactions: TransactionRow[];
  /** By date, and of one date in the order they were recorded: the last one counts. */
  valuations: ValuationRow[];
  /** The newest request for signature that was not withdrawn. */
  envelopeId: string | null;
}

/** Every investment of an account, newest first, with what its figures are computed from. */
export const holdingsOf = (db: Executor, accountId: string): Promise<Holding[]> =>
  holdings(db, and(eq(investments.accountId, accountId)));

export async function ownHolding(
  db: Executor,
  accountId: string,
  investmentId: string,
): Promise<Holding | undefined> {
  const [holding] = await holdings(
    db,
    and(eq(investments.id, investmentId), eq(investments.accountId, accountId)),
  );
  return holding;
}

async function holdings(db: Executor, where: ReturnType<typeof and>): Promise<Holding[]> {
  const rows = await db
    .select({
      investment: investments,
      investor: investors,
      product: products,
      applicationState: applications.state,
    })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(applications, eq(applications.investmentId, investments.id))
    .where(where)
    .orderBy(desc(investments.createdAt), asc(investments.id));
  const ids = rows.map(({ investment }) => investment.id);
  if (ids.length === 0) return [];
  const productIds = [...new Set(rows.map(({ product }) => product.id))];
  // One after the other: inside a transaction there is one connection, which does one thing at a time.
  const moved = await db
    .select()
    .from(transactions)
    .where(inArray(transactions.investmentId, ids))
    .orderBy(desc(transactions.date), desc(transactions.recordedAt));
  const valued = await db
    .select()
    .from(valuations)
    .where(inArray(valuations.productId, productIds))
    .orderBy(asc(valuations.date), asc(valuations.recordedAt));
  const sent = await db
    .select({ id: envelopes.id, investmentId: envelopes.investmentId })
    .from(envelopes)
    .where(
      and(
        inArray(envelopes.investmentId, ids),
        eq(envelopes.kind, 'subscription_agreement'),
        ne(envelopes.status, 'cancelled'),
      ),
    )
    .orderBy(desc(envelopes.createdAt));
  return rows.map((row) => ({
    ...row,
    transactions: moved.filter(({ investmentId }) => investmentId === row.investment.id),
    valuations: valued.filter(({ productId }) => productId === row.product.id),
    envelopeId: sent.find(({ investmentId }) => investmentId === row.investment.id)?.id ?? null,
  }));
}
