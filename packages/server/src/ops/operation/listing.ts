// Filters and pages that all lists share.
import { normaliseEmail } from '@quoin/rules';
import type { Command } from 'commander';
import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '../../database/tables';
import { productByPrefix } from './find-by-prefix';
import { type Operation, OperatorError } from './operation';

export const PAGE_ROWS = 50;
const DAY = 86_400_000;

export interface Filters<S = string> {
  status?: S;
  product?: string;
  account?: string;
  olderThan?: string;
  page?: string;
}

/** Adds the options of a list; `--status` differs by list. */
export const filtering = (command: Command): Command =>
  command
    .option('--product <id>', 'only of this product')
    .option('--account <email>', 'only of this account')
    .option('--older-than <days>', 'only what began more than so many days ago')
    .option('--page <number>', `${PAGE_ROWS} rows at a time; all unless given`);

interface Columns {
  product: PgColumn;
  /** The time of its beginning. */
  began: PgColumn;
}

/** The query must join the accounts. */
export async function matching(
  { services: { clock, db } }: Operation,
  { product, account, olderThan }: Filters,
  columns: Columns,
): Promise<SQL | undefined> {
  const id = product === undefined ? undefined : (await productByPrefix(db, product)).id;
  return and(
    id === undefined ? undefined : eq(columns.product, id),
    account === undefined ? undefined : eq(accounts.email, normaliseEmail(account)),
    olderThan === undefined
      ? undefined
      : lte(columns.began, new Date(clock.now().getTime() - wholeNumber('older-than', olderThan) * DAY)),
  );
}

/** The rows of the page, from the whole list. */
export function pageOf<T>(rows: readonly T[], { page }: Pick<Filters, 'page'>): T[] {
  if (page === undefined) return [...rows];
  const first = (Math.max(1, wholeNumber('page', page)) - 1) * PAGE_ROWS;
  return rows.slice(first, first + PAGE_ROWS);
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new OperatorError(`Give --${option} as a whole number.`);
  return Number(text);
}
