// Finds rows by a prefix of their id, ignoring case: references of wires are in capitals.
import { MONEY_ACCEPTED_STATUSES, normaliseEmail } from '@quoin/rules';
import { and, asc, eq, ilike, inArray, isNotNull, or } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import {
  accounts,
  approvals,
  capitalCalls,
  deletionRequests,
  documents,
  envelopes,
  files,
  investments,
  productDocuments,
  products,
  redemptions,
  transactions,
  webinars,
  withdrawnDocuments,
} from '../../database/tables';
import type { FailedJob } from '../../jobs/jobs';
import { OperatorError } from './operation';

/** Finds the investment whose id starts with the prefix. */
export const investmentByPrefix = (db: Executor, prefix: string) =>
  byPrefix('investment', prefix, (pattern) =>
    db
      .select()
      .from(investments)
      .where(ilike(investments.id, pattern))
      .orderBy(asc(investments.id))
      .limit(MOST),
  );

/** A typing error must not look like an account without rows. */
export async function accountByEmail(db: Executor, email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normaliseEmail(email)));
  if (!account) throw new OperatorError(`There is no account with the e-mail ${email}.`);
  return account;
}

/** Finds the only current or accepted investment of a person in a product. */
export async function heldInvestment(db: Executor, email: string, productPrefix: string) {
  const { id: productId } = await productByPrefix(db, productPrefix);
  const found = await db
    .select({ id: investments.id, accountId: investments.accountId })
    .from(investments)
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .where(
      and(
        eq(accounts.email, normaliseEmail(email)),
        eq(investments.productId, productId),
        inArray(investments.status, [...MONEY_ACCEPTED_STATUSES, 'past']),
      ),
    )
    .orderBy(asc(investments.id))
    .limit(MOST);
  const [only, another] = found;
  if (!only) throw new OperatorError(`${email} has no investment in ${productId}.`);
  if (another)
    throw new OperatorError(`${email} has several investments in ${productId}. Give the id of one.`);
  return only;
}

/** Finds the product whose id equals the prefix or starts with it. */
export const productByPrefix = (db: Executor, prefix: string) =>
  byPrefix('product', prefix, (pattern) =>
    db.select().from(products).where(ilike(products.id, pattern)).orderBy(asc(products.id)).limit(MOST),
  );

/** @throws OperatorError if no product has exactly this id */
export async function assertProduct(db: Executor, id: string): Promise<void> {
  const found = await db.select({ id: products.id }).from(products).where(eq(products.id, id));
  if (found.length === 0) throw new OperatorError(`product ${id} does not exist`);
}

/** Finds the file of a product document, of any version. */
export const productDocumentByPrefix = (db: Executor, prefix: string) =>
  byPrefix('product document', prefix, (pattern) =>
    db
      .select({ id: files.id, storeKey: files.storeKey, sha256: files.sha256 })
      .from(productDocuments)
      .innerJoin(files, eq(files.id, productDocuments.fileId))
      .where(ilike(files.id, pattern))
      .orderBy(asc(files.id))
      .limit(MOST),
  );

export const redemptionByPrefix = (db: Executor, prefix: string) =>
  byPrefix('redemption', prefix, (pattern) =>
    db
      .select()
      .from(redemptions)
      .where(ilike(redemptions.id, pattern))
      .orderBy(asc(redemptions.id))
      .limit(MOST),
  );

export const envelopeByPrefix = (db: Executor, prefix: string) =>
  byPrefix('envelope', prefix, (pattern) =>
    db.select().from(envelopes).where(ilike(envelopes.id, pattern)).orderBy(asc(envelopes.id)).limit(MOST),
  );

export const capitalCallByPrefix = (db: Executor, prefix: string) =>
  byPrefix('capital call', prefix, (pattern) =>
    db
      .select()
      .from(capitalCalls)
      .where(ilike(capitalCalls.id, pattern))
      .orderBy(asc(capitalCalls.id))
      .limit(MOST),
  );

export const deletionByPrefix = (db: Executor, prefix: string) =>
  byPrefix('request', prefix, (pattern) =>
    db
      .select()
      .from(deletionRequests)
      .where(ilike(deletionRequests.id, pattern))
      .orderBy(asc(deletionRequests.id))
      .limit(MOST),
  );

export const transactionByPrefix = (db: Executor, prefix: string) =>
  byPrefix('transaction', prefix, (pattern) =>
    db
      .select()
      .from(transactions)
      .where(ilike(transactions.id, pattern))
      .orderBy(asc(transactions.id))
      .limit(MOST),
  );

/** Finds the file of a document, which may be withdrawn. */
export const documentByPrefix = (db: Executor, prefix: string) =>
  byPrefix('document', prefix, (pattern) =>
    db
      .select({ id: files.id })
      .from(files)
      .leftJoin(documents, eq(documents.fileId, files.id))
      .leftJoin(withdrawnDocuments, eq(withdrawnDocuments.fileId, files.id))
      .where(
        and(ilike(files.id, pattern), or(isNotNull(documents.fileId), isNotNull(withdrawnDocuments.fileId))),
      )
      .orderBy(asc(files.id))
      .limit(MOST),
  );

export const approvalByPrefix = (db: Executor, prefix: string) =>
  byPrefix('approval', prefix, (pattern) =>
    db.select().from(approvals).where(ilike(approvals.id, pattern)).orderBy(asc(approvals.id)).limit(MOST),
  );

export const webinarByPrefix = (db: Executor, prefix: string) =>
  byPrefix('webinar', prefix, (pattern) =>
    db.select().from(webinars).where(ilike(webinars.id, pattern)).orderBy(asc(webinars.id)).limit(MOST),
  );

export const failedJobByPrefix = (failed: readonly FailedJob[], prefix: string) =>
  byPrefix('failed job', prefix, async () => failed.filter(({ id }) => id.startsWith(prefix)));

/** Unique ids in order: rows are locked in this order, to avoid deadlocks. */
export async function idsOf(
  prefixes: readonly string[],
  find: (prefix: string) => Promise<{ id: string }>,
): Promise<string[]> {
  const ids = new Set<string>();
  for (const prefix of prefixes) ids.add((await find(prefix)).id);
  return [...ids].sort();
}

/** Two rows suffice to detect an ambiguous prefix. */
const MOST = 2;

/** @param find reads at most this many rows that match the ILIKE pattern */
export async function byPrefix<T extends { id: string }>(
  what: string,
  prefix: string,
  find: (pattern: string, most: number) => Promise<T[]>,
): Promise<T> {
  // A script with an unset variable must not act on the only row that there is.
  if (prefix.trim() === '') throw new OperatorError(`Give the id of the ${what}, or its first characters.`);
  const found = await find(`${prefix.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`, MOST);
  const whole = found.find(({ id }) => id === prefix);
  const [only, another] = whole ? [whole] : found;
  if (!only) throw new OperatorError(`No ${what} has an id that starts with "${prefix}".`);
  if (another)
    throw new OperatorError(
      `More than one ${what} has an id that starts with "${prefix}". Give more characters.`,
    );
  return only;
}
