// Finds rows by a prefix of their id, ignoring case and surrounding spaces: references of wires are in capitals, and ids are
// pasted.
import { MONEY_ACCEPTED_STATUSES, normaliseEmail, normaliseText } from '@quoin/rules';
import { and, asc, eq, ilike, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Executor, lockRows, type Transaction } from '../../database/database';
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

/** Finder of the row of a table whose id equals the prefix or starts with it. */
const rowByPrefix =
  <T extends PgTable & { id: PgColumn; $inferSelect: { id: string } }>(what: string, table: T) =>
  (db: Executor, prefix: string): Promise<T['$inferSelect']> =>
    byPrefix(what, prefix, async (matches, max) => {
      const { id } = table;
      const rows = db.select().from<PgTable>(table).where(matches(id)).orderBy(asc(id)).limit(max);
      return (await rows) as T['$inferSelect'][]; // Drizzle does not infer the rows of a generic table.
    });

export const investmentByPrefix = rowByPrefix('investment', investments);

/** Locks the investments of a file. Those that are not found are reported with their lines. */
export async function lockInvestments(tx: Transaction, lines: readonly { investment: string }[]) {
  const ids: string[] = [];
  for (const { investment } of lines)
    await investmentByPrefix(tx, investment).then(
      ({ id }) => ids.push(id),
      () => undefined,
    );
  await lockRows(tx, investments, ids);
}

export const lockProducts = (tx: Transaction, lines: readonly { productId: string }[]) =>
  lockRows(
    tx,
    products,
    lines.map(({ productId }) => productId),
  );

export const productByPrefix = rowByPrefix('product', products);
export const redemptionByPrefix = rowByPrefix('redemption', redemptions);
export const envelopeByPrefix = rowByPrefix('envelope', envelopes);
export const capitalCallByPrefix = rowByPrefix('capital call', capitalCalls);
export const deletionByPrefix = rowByPrefix('request', deletionRequests);
export const transactionByPrefix = rowByPrefix('transaction', transactions);
export const approvalByPrefix = rowByPrefix('approval', approvals);
export const webinarByPrefix = rowByPrefix('webinar', webinars);

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
export async function findInvestmentByPrefix(db: Executor, email: string, productPrefix: string) {
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
    .limit(MAX_MATCHES);
  const [only, another] = found;
  if (!only) throw new OperatorError(`${email} has no investment in ${productId}.`);
  if (another)
    throw new OperatorError(`${email} has several investments in ${productId}. Give the id of one.`);
  return only;
}

/** @throws OperatorError if no product has exactly this id */
export async function assertProduct(db: Executor, id: string): Promise<void> {
  if ((await db.$count(products, eq(products.id, id))) === 0)
    throw new OperatorError(`product ${id} does not exist`);
}

/** Finds the file of a product document, of any version. */
export const productDocumentByPrefix = (db: Executor, prefix: string) =>
  byPrefix('product document', prefix, (matches) =>
    db
      .select({ id: files.id, storeKey: files.storeKey, sha256: files.sha256 })
      .from(productDocuments)
      .innerJoin(files, eq(files.id, productDocuments.fileId))
      .where(matches(files.id))
      .orderBy(asc(files.id))
      .limit(MAX_MATCHES),
  );

/** Finds the file of a document, which may be withdrawn. */
export const documentByPrefix = (db: Executor, prefix: string) =>
  byPrefix('document', prefix, (matches) =>
    db
      .select({ id: files.id })
      .from(files)
      .leftJoin(documents, eq(documents.fileId, files.id))
      .leftJoin(withdrawnDocuments, eq(withdrawnDocuments.fileId, files.id))
      .where(and(matches(files.id), or(isNotNull(documents.fileId), isNotNull(withdrawnDocuments.fileId))))
      .orderBy(asc(files.id))
      .limit(MAX_MATCHES),
  );

export const failedJobByPrefix = (failed: readonly FailedJob[], prefix: string) =>
  byPrefix('failed job', prefix, async () => failed.filter(({ id }) => id.startsWith(prefix)));

/** Unique ids in order: rows are locked in this order, to avoid deadlocks. */
export async function findIds(
  prefixes: readonly string[],
  find: (prefix: string) => Promise<{ id: string }>,
): Promise<string[]> {
  const ids = new Set<string>();
  for (const prefix of prefixes) ids.add((await find(prefix)).id);
  return [...ids].sort();
}

/** Two rows suffice to detect an ambiguous prefix. */
const MAX_MATCHES = 2;

/** @param find reads at most this many rows whose id matches */
export async function byPrefix<T extends { id: string }>(
  what: string,
  prefix: string,
  find: (matches: (id: PgColumn) => SQL, max: number) => Promise<T[]>,
): Promise<T> {
  // A script with an unset variable must not act on the only row that there is.
  const typed = normaliseText(prefix);
  if (typed === '') throw new OperatorError(`Give the id of the ${what}, or its first characters.`);
  const pattern = `${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // An index finds a whole id; the lines of a file have those.
  const exact = await find((id) => eq(id, typed), MAX_MATCHES);
  const found = exact.length > 0 ? exact : await find((id) => ilike(id, pattern), MAX_MATCHES);
  const whole = found.find(({ id }) => id.toLowerCase() === typed.toLowerCase());
  const [only, another] = whole ? [whole] : found;
  if (!only) throw new OperatorError(`No ${what} has an id that starts with "${prefix}".`);
  if (another)
    throw new OperatorError(
      `More than one ${what} has an id that starts with "${prefix}". Give more characters.`,
    );
  return only;
}
