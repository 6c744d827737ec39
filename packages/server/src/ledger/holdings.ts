// An account's investments with all the data their figures need.
import type { EnvelopeStatus, InvestmentStatus } from '@quoin/rules';
import { and, asc, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Executor, prepareQuery } from '../database/database';
import {
  applications,
  envelopes,
  investments,
  investors,
  products,
  transactions,
  valuations,
} from '../database/tables';
import { factsAsAgreed } from './agreed-terms';

export type TransactionRow = typeof transactions.$inferSelect;
export type ValuationRow = Pick<typeof valuations.$inferSelect, 'productId' | 'date' | 'unitPrice'>;

const { texts: _long, ...facts } = getTableColumns(products);

export interface Holding {
  investment: typeof investments.$inferSelect;
  investor: typeof investors.$inferSelect;
  /** Has the agreed terms, and omits the long text columns, which no figure needs. */
  product: Omit<typeof products.$inferSelect, 'texts'>;
  applicationState: (typeof applications.$inferSelect)['state'] | null;
  transactions: TransactionRow[];
  /** Sorted by date, then by time of recording. The last of a date counts. */
  valuations: ValuationRow[];
  /** The newest agreement that was not withdrawn. If another signature is needed, the agreement to sign. */
  envelopeId: string | null;
}

/** All investments of an account with the data of their figures, newest first. */
export const loadHoldings = async (db: Executor, accountId: string): Promise<Holding[]> =>
  withLedger(db, await ofAccount(db).execute({ accountId }));

export async function findOwnHolding(
  db: Executor,
  accountId: string,
  investmentId: string,
): Promise<Holding | undefined> {
  const [holding] = await withLedger(db, await ofInvestment(db).execute({ accountId, investmentId }));
  return holding;
}

/** Investments of any accounts, in the order of their ids. */
export const loadHoldingsById = async (db: Executor, ids: readonly string[]): Promise<Holding[]> =>
  withLedger(db, await selectHoldings(db, asc(investments.id), inArray(investments.id, [...ids])));

const selectHoldings = (db: Executor, order: SQL, ...of: SQL[]) =>
  db
    .select({
      investment: investments,
      investor: investors,
      product: facts,
      applicationState: applications.state,
    })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(applications, eq(applications.investmentId, investments.id))
    .where(and(...of))
    .orderBy(order, asc(investments.id));

const NEWEST_FIRST = desc(investments.createdAt);
const isOwn = eq(investments.accountId, sql.placeholder('accountId'));

const ofAccount = prepareQuery((db) =>
  selectHoldings(db, NEWEST_FIRST, isOwn).prepare('holdings_of_account'),
);

const ofInvestment = prepareQuery((db) =>
  selectHoldings(db, NEWEST_FIRST, isOwn, eq(investments.id, sql.placeholder('investmentId'))).prepare(
    'holding_of_account',
  ),
);

const equalsAny = (column: PgColumn, name: string) => sql`${column} = any(${sql.placeholder(name)})`;

const moves = prepareQuery((db) =>
  db
    .select()
    .from(transactions)
    .where(equalsAny(transactions.investmentId, 'ids'))
    .orderBy(desc(transactions.date), desc(transactions.recordedAt))
    .prepare('transactions_of_investments'),
);

const prices = prepareQuery((db) =>
  db
    .select({ productId: valuations.productId, date: valuations.date, unitPrice: valuations.unitPrice })
    .from(valuations)
    .where(equalsAny(valuations.productId, 'productIds'))
    .orderBy(asc(valuations.date), asc(valuations.recordedAt))
    .prepare('valuations_of_products'),
);

const agreements = prepareQuery((db) =>
  db
    .select({ id: envelopes.id, investmentId: envelopes.investmentId, status: envelopes.status })
    .from(envelopes)
    .where(
      and(
        equalsAny(envelopes.investmentId, 'ids'),
        eq(envelopes.kind, 'subscription_agreement'),
        ne(envelopes.status, 'cancelled'),
      ),
    )
    .orderBy(desc(envelopes.createdAt))
    .prepare('agreements_of_investments'),
);

type Held = Awaited<ReturnType<ReturnType<typeof ofAccount>['execute']>>[number];

async function withLedger(db: Executor, rows: Held[]): Promise<Holding[]> {
  const ids = rows.map(({ investment }) => investment.id);
  if (ids.length === 0) return [];
  const productIds = [...new Set(rows.map(({ product }) => product.id))];
  // Sequential, because a transaction has only one connection.
  const moved = byKey(await moves(db).execute({ ids }), ({ investmentId }) => investmentId);
  const valued = byKey(await prices(db).execute({ productIds }), ({ productId }) => productId);
  const sent = byKey(await agreements(db).execute({ ids }), ({ investmentId }) => investmentId);
  return rows.map((row) => ({
    ...row,
    product: factsAsAgreed(row.product, row.investment.agreedTerms),
    transactions: moved.get(row.investment.id) ?? [],
    valuations: valued.get(row.product.id) ?? [],
    envelopeId: getAgreement(row.investment.status, sent.get(row.investment.id) ?? []),
  }));
}

/** @param agreements newest first */
const getAgreement = (
  status: InvestmentStatus,
  agreements: readonly { id: string; status: EnvelopeStatus }[],
): string | null =>
  agreements.find((one) => status !== 're_signature_needed' || one.status !== 'signed')?.id ?? null;

function byKey<T>(rows: readonly T[], getKey: (row: T) => string | null): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return groups;
}
