// Rows of the ledger on PostgreSQL, without the rest of the server. Each test has a transaction, which is rolled back.
// Without foreign keys, so that tests insert only what matters.
import type { TransactionType } from '@quoin/rules';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../packages/server/src/database/database';
import { openDatabase, type OpenDatabase } from '../../packages/server/src/database/open-database';
import {
  accounts,
  investments,
  investors,
  products,
  transactions,
} from '../../packages/server/src/database/tables';
import { ownHolding, type Holding } from '../../packages/server/src/ledger/holdings';
import { copyTemplate, dropDatabase } from './test-database';

let transaction: Transaction | undefined;

/** The transaction of the running test. */
export function tx(): Transaction {
  if (!transaction) throw new Error('only in tests of a file that calls useLedger');
  return transaction;
}

/** Opens an empty database for the tests of a file. */
export function useLedger(): void {
  let url: string;
  let open: OpenDatabase;
  let rollBack: () => void;
  let ended: Promise<unknown>;
  beforeAll(async () => {
    url = await copyTemplate();
    open = openDatabase(url, 1);
  });
  afterAll(async () => {
    await open.pool.end();
    await dropDatabase(url);
  });
  beforeEach(async () => {
    await new Promise<void>((begun, failed) => {
      ended = open.db
        .transaction(async (one) => {
          await one.execute(sql`set local session_replication_role = replica`);
          transaction = one;
          begun();
          await new Promise<void>((_, reject) => (rollBack = () => reject(new Error('rolled back'))));
        })
        .catch(failed);
    });
  });
  afterEach(async () => {
    rollBack();
    await ended;
  });
}

/** By column type of drizzle, or by data type. Other texts are the id of the row, because some have to be unique. */
const EMPTY: Record<string, unknown> = {
  PgNumeric: '0',
  PgDateString: '2026-01-01',
  number: 0,
  boolean: false,
  json: {},
  date: new Date(0),
};
let rows = 0;

/** Inserts a row with the given values, an id, and empty values in the other required columns. */
export async function insert<T extends PgTable>(
  table: T,
  values: Partial<T['$inferInsert']>,
): Promise<string> {
  const id = `row-${++rows}`;
  const required = Object.entries(getTableColumns<PgTable>(table)).flatMap(([name, column]) =>
    column.notNull && !column.hasDefault
      ? [[name, EMPTY[column.columnType] ?? EMPTY[column.dataType] ?? id]]
      : [],
  );
  const row = { ...Object.fromEntries(required), ...('id' in table ? { id } : {}), ...values };
  await tx().insert<PgTable>(table).values(row);
  return 'id' in values ? String(values.id) : id;
}

export const day = (text: string) => new Date(`${text}T12:00:00Z`);

/** An account with one investment of $50,000 in one product. */
export async function invested(values: Partial<typeof investments.$inferInsert> = {}) {
  const accountId = await insert(accounts, { preferredLanguage: 'en' });
  const productId = await insert(products, { nextCloseDate: '2026-10-01' });
  const investorId = await insert(investors, { accountId });
  const of = { accountId, productId, investorId, status: 'approved' as const, commitment: 50_000_00 };
  const id = await insert(investments, { ...of, ...values });
  return { accountId, productId, investorId, id };
}

export const move = (
  investmentId: string,
  transactionType: TransactionType,
  amount: number,
  values: Partial<typeof transactions.$inferInsert> = {},
) => insert(transactions, { investmentId, transactionType, amount, ...values });

export async function holding(accountId: string, id: string): Promise<Holding> {
  const found = await ownHolding(tx(), accountId, id);
  if (!found) throw new Error('the account has no such investment');
  return found;
}
