// Rows of the ledger on PostgreSQL, without the rest of the server. Each test has a transaction, which is rolled back.
// Without foreign keys, so that tests insert only what matters.
import type { TransactionType } from '@quoin/rules';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sealBankNumber } from '../../packages/server/src/bank-accounts/bank-account-row';
import type { Transaction } from '../../packages/server/src/database/database';
import { openDatabase, type OpenDatabase } from '../../packages/server/src/database/open-database';
import {
  accounts,
  auditTrail,
  bankAccounts,
  envelopes,
  investments,
  investors,
  products,
  transactions,
} from '../../packages/server/src/database/tables';
import { findOwnHolding, type Holding } from '../../packages/server/src/ledger/holdings';
import { createVault } from '../../packages/server/src/security/vault';
import { StaffError } from '../../packages/server/src/shared/staff-error';
import type { Staff } from '../../packages/server/src/transactions/ledger-entries';
import { TransactionError } from '../../packages/server/src/transactions/transaction-error';
import { copyTemplate, dropDatabase } from './test-database';

let transaction: Transaction | undefined;

/** The transaction of the running test. */
export function tx(): Transaction {
  if (!transaction) throw new Error('only in tests of a file that calls useLedger');
  return transaction;
}

/** The fifth of June in New York. */
export const NOW = new Date('2026-06-06T02:00:00Z');

/** Name and payload of the jobs that the running test enqueued. */
export const jobs: [name: string, payload: object][] = [];

export const vault = createVault({ current: Buffer.alloc(32, 7), others: [] });

/** A member of staff with the services that changes of the ledger use. */
export const staff = {
  actor: 'operator:robin',
  services: {
    clock: { now: () => NOW },
    vault,
    jobs: {
      enqueue: (_: unknown, name: string, payload: object) => Promise.resolve(jobs.push([name, payload])),
    },
  },
} as unknown as Staff;

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
    jobs.length = 0;
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
export async function invested(
  values: Partial<typeof investments.$inferInsert> = {},
  investor: Partial<typeof investors.$inferInsert> = {},
) {
  const accountId = await insert(accounts, { preferredLanguage: 'en', firstName: 'Iris', lastName: 'Holm' });
  const name = { en: 'Harbor Fund', 'zh-CN': '海港基金' };
  const productId = await insert(products, { nextCloseDate: '2026-10-01', name });
  const person = { accountId, investorType: 'individual' as const, name: 'Iris Holm' };
  const investorId = await insert(investors, { ...person, ...investor });
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
  const found = await findOwnHolding(tx(), accountId, id);
  if (!found) throw new Error('the account has no such investment');
  return found;
}

export async function readInvestment(id: string) {
  const [row] = await tx().select().from(investments).where(eq(investments.id, id));
  if (!row) throw new Error(`no investment ${id}`);
  return row;
}

export const readStatus = async (id: string) => (await readInvestment(id)).status;

/** An unsigned envelope about one dollar, which is never the amount due. */
export const unsigned = (
  of: { id: string; accountId: string },
  kind: 'ach_authorization' | 'distribution_instruction',
) =>
  insert(envelopes, {
    ...{ investmentId: of.id, accountId: of.accountId, kind, status: 'sent' },
    subject: { kind, investmentId: of.id, amount: 1_00 } as never, // without its account
  });

export const envelopeStatus = async (id: string) =>
  (await tx().select().from(envelopes).where(eq(envelopes.id, id)))[0]?.status;

/** The rows of the ledger in the order of their dates. */
export const getRows = (investmentId: string) =>
  tx()
    .select()
    .from(transactions)
    .where(eq(transactions.investmentId, investmentId))
    .orderBy(asc(transactions.date), asc(transactions.transactionType), asc(transactions.amount));

/** Acts in the audit log. */
export const recordedActs = () => tx().select().from(auditTrail);

/** A bank account of the owner, whose masked number ends with 6789. */
export async function bankAccount(
  accountId: string,
  values: Partial<typeof bankAccounts.$inferInsert> = {},
  holder = 'Iris Holm',
) {
  const id = await insert(bankAccounts, {
    ...{ accountId, method: 'wire', details: { bank_name: 'First Bank', account_holder: holder } },
    ...values,
  });
  const number = sealBankNumber(vault, id, '123456789');
  await tx().update(bankAccounts).set({ number }).where(eq(bankAccounts.id, id));
  return id;
}

/** @returns the details of the ledger's error, else the message of staff's; undefined if the act succeeds */
export async function catchProblem(act: Promise<unknown>) {
  try {
    await act;
  } catch (failure) {
    if (failure instanceof TransactionError) return failure.details;
    if (failure instanceof StaffError) return failure.message;
    throw failure;
  }
  return undefined;
}
