// Queries for applications: an investment with the data that its rules need.
import { dateInNewYork, type InvestmentStatus, type ProofOnFile } from '@quoin/rules';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import {
  accounts,
  applications,
  envelopes,
  fileAccesses,
  files,
  investments,
  investorDocuments,
  investors,
  products,
} from '../../database/tables';
import { ApiError } from '../../shared/errors';

export interface ApplicationRow {
  investment: typeof investments.$inferSelect;
  application: typeof applications.$inferSelect;
  investor: typeof investors.$inferSelect;
  product: typeof products.$inferSelect;
  account: typeof accounts.$inferSelect;
}

const query = (db: Executor, investmentId: string) =>
  db
    .select({
      investment: investments,
      application: applications,
      investor: investors,
      product: products,
      account: accounts,
    })
    .from(investments)
    .innerJoin(applications, eq(applications.investmentId, investments.id))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .where(eq(investments.id, investmentId));

export async function readApplication(
  db: Executor,
  investmentId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await query(db, investmentId);
  return row;
}

/**
 * Locks the investment until the transaction ends, so that saving, sending and signing are serial. Reads the row after the
 * lock, because the locking query may return values from before the wait.
 */
export async function lockApplication(
  tx: Transaction,
  investmentId: string,
): Promise<ApplicationRow | undefined> {
  await tx
    .select({ id: investments.id })
    .from(investments)
    .where(eq(investments.id, investmentId))
    .for('update');
  return readApplication(tx, investmentId);
}

/** Like `lockApplication`, for the account that calls. @throws ApiError not_authorized_action */
export async function lockOwnApplication(
  tx: Transaction,
  accountId: string,
  investmentId: string,
): Promise<ApplicationRow> {
  const row = await lockApplication(tx, investmentId);
  if (row?.investment.accountId !== accountId) throw new ApiError('not_authorized_action');
  return row;
}

/** Files whose current content this account has read to the end. */
export async function readToTheEnd(db: Executor, accountId: string, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ fileId: files.id })
    .from(fileAccesses)
    .innerJoin(files, and(eq(files.id, fileAccesses.fileId), eq(files.sha256, fileAccesses.sha256)))
    .where(
      and(
        eq(fileAccesses.accountId, accountId),
        eq(fileAccesses.endReached, true),
        inArray(files.id, fileIds),
      ),
    );
  return rows.map(({ fileId }) => fileId);
}

/** The investor's confirmed proof documents. */
export async function loadProofs(db: Executor, investorId: string): Promise<ProofOnFile[]> {
  const rows = await db
    .select({ type: investorDocuments.documentType, receivedAt: investorDocuments.receivedAt })
    .from(investorDocuments)
    .where(
      and(
        eq(investorDocuments.investorId, investorId),
        isNotNull(investorDocuments.receivedAt),
        isNull(investorDocuments.deletedAt),
      ),
    );
  return rows.flatMap(({ type, receivedAt }) =>
    receivedAt ? [{ type, uploadedOn: dateInNewYork(receivedAt) }] : [],
  );
}

/** Condition for envelopes of the investment's agreement, not of instructions. */
export const getAgreements = (investmentId: string) =>
  and(eq(envelopes.investmentId, investmentId), eq(envelopes.kind, 'subscription_agreement'));

/** Current envelope of the agreement: the newest one that was not withdrawn. */
export async function loadEnvelope(db: Executor, investmentId: string) {
  const [row] = await db
    .select()
    .from(envelopes)
    .where(and(getAgreements(investmentId), ne(envelopes.status, 'cancelled')))
    .orderBy(desc(envelopes.createdAt))
    .limit(1);
  return row;
}

/** Applications that can still change. @param whose condition for the rows @param also additional statuses */
export async function loadOpenApplications(
  tx: Transaction,
  whose: SQL,
  also: readonly InvestmentStatus[] = [],
): Promise<string[]> {
  const rows = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        whose,
        inArray(investments.status, [
          'completing_information',
          'completing_application',
          'application_review',
          'pending_signature',
          ...also,
        ]),
      ),
    )
    .orderBy(asc(investments.id));
  return rows.map(({ id }) => id);
}
