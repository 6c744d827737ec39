// Data for the funding calls: the investment, its investor and product, the payment preference of its application, and
// the open capital call.
import { canPayByAch, type AmountDue, type TransferMethod } from '@quoin/rules';
import { and, eq, sql } from 'drizzle-orm';
import { getPayerNames } from '../../bank-accounts/paying-accounts';
import type { Executor, Transaction } from '../../database/database';
import {
  accounts,
  applications,
  capitalCalls,
  investments,
  investors,
  products,
} from '../../database/tables';
import { ApiError } from '../../shared/errors';
import { amountDueFor } from '../../ledger/amounts-due';

export interface FundingRow {
  account: typeof accounts.$inferSelect;
  investment: typeof investments.$inferSelect;
  investor: typeof investors.$inferSelect;
  product: typeof products.$inferSelect;
  /** From the application. */
  preferred: TransferMethod | null;
  /** Id of the bank account named in the application. */
  payer: string | null;
  /** The open capital call, if any. */
  call: { id: string } | null;
  due: AmountDue;
}

/** @throws ApiError not_authorized_action, transfer_not_open */
export async function openFunding(
  db: Executor,
  accountId: string,
  investmentId: string,
): Promise<FundingRow> {
  const [row] = await fundingQuery(db, accountId, investmentId);
  return requireOpen(db, row);
}

/** Like `openFunding`, but locks the investment, to prevent concurrent cancellation. */
export async function holdOpenFunding(
  tx: Transaction,
  accountId: string,
  investmentId: string,
): Promise<FundingRow> {
  const [row] = await fundingQuery(tx, accountId, investmentId).for('update', { of: investments });
  return requireOpen(tx, row);
}

/** Like `openFunding`, but also if no money is due. */
export async function readFunding(
  db: Executor,
  accountId: string,
  investmentId: string,
): Promise<FundingRow> {
  const [row] = await fundingQuery(db, accountId, investmentId);
  if (!row) throw new Error('the investment has no funding data');
  return withAmountDue(db, row);
}

const fundingQuery = (db: Executor, accountId: string, investmentId: string) =>
  db
    .select({
      account: accounts,
      investment: investments,
      investor: investors,
      product: products,
      preferred: sql<TransferMethod | null>`${applications.values} #>> '{amount_and_signature,preferred_method}'`,
      payer: sql<string | null>`${applications.values} #>> '{amount_and_signature,bank_account_id}'`,
      call: { id: capitalCalls.id },
    })
    .from(investments)
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(applications, eq(applications.investmentId, investments.id))
    .leftJoin(
      capitalCalls,
      and(eq(capitalCalls.investmentId, investments.id), eq(capitalCalls.status, 'issued')),
    )
    .where(and(eq(investments.id, investmentId), eq(investments.accountId, accountId)));

const withAmountDue = async (db: Executor, row: Omit<FundingRow, 'due'>): Promise<FundingRow> => ({
  ...row,
  due: await amountDueFor(db, row.investment),
});

async function requireOpen(db: Executor, found: Omit<FundingRow, 'due'> | undefined): Promise<FundingRow> {
  if (!found) throw new ApiError('not_authorized_action');
  const row = await withAmountDue(db, found);
  if (row.due.amount === 0) throw new ApiError('transfer_not_open');
  return row;
}

/** The preference in the application, unless it is ACH and ACH is not available. */
export const preferredMethod = (row: FundingRow): TransferMethod | null =>
  row.preferred === 'ach' && !canPayByAch(row) ? null : row.preferred;

/** The account that pays, and the names that the holder of a debited bank account may have. */
export const getDebtor = (row: FundingRow): { accountId: string; names: string[] } => ({
  accountId: row.account.id,
  names: getPayerNames(row),
});
