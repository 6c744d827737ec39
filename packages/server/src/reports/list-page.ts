// Filters, pages and totals shared by all lists. The database applies them.
import { normaliseEmail } from '@quoin/rules';
import { and, eq, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '../database/tables';
import { StaffError } from '../shared/staff-error';

export const PAGE_ROWS = 50;

export interface ListFilters<S extends string = string> {
  status?: S;
  productId?: string;
  /** E-mail address of the account. */
  email?: string;
  /** Only rows that began by then. */
  before?: Date;
  /** Page number from 1. Defaults to all rows. */
  page?: number;
}

type Row = Record<string, unknown>;

export class ListPage {
  constructor(
    readonly rows: readonly Row[],
    /** Of all pages. */
    readonly totals: { rows: number; pages: number; sums: Readonly<Record<string, string>> },
    readonly page: number | undefined,
  ) {}
}

interface OverAll {
  rows: number;
  sum: string | null;
}

/** Columns that count and sum the rows of all pages. @param cents column to sum; the sum is in dollars */
export const getTotals = (
  cents?: SQLWrapper,
): Record<'rows', SQL<number>> & Record<'sum', SQL<string | null>> => ({
  rows: sql<number>`count(*) over ()`.mapWith(Number),
  sum: cents ? sql<string>`round(coalesce(sum(${cents}) over (), 0) / 100.0, 2)` : sql<null>`null::numeric`,
});

interface List<T> {
  page: number | undefined;
  /** Name of the sum. Undefined for a list without amounts. */
  sum?: string;
  /** Selects the rows of all pages, in order. */
  query: { limit: (rows: number) => { offset: (from: number) => PromiseLike<T[]> } };
  toRow: (row: T) => Row;
}

/** @throws StaffError if the page is past the end */
export async function listPage<T extends { all: OverAll }>({
  page,
  sum,
  query,
  toRow,
}: List<T>): Promise<ListPage> {
  const found = await (page === undefined
    ? query.limit(Number.MAX_SAFE_INTEGER).offset(0)
    : query.limit(PAGE_ROWS).offset((page - 1) * PAGE_ROWS));
  const [any] = found.length === 0 && page !== 1 ? await query.limit(1).offset(0) : found;
  const rows = any?.all.rows ?? 0;
  const pages = Math.max(1, Math.ceil(rows / PAGE_ROWS));
  if (page !== undefined && page > pages)
    throw new StaffError(
      `Page ${page} does not exist: there are ${rows} rows on ${pages === 1 ? 'one page' : `${pages} pages`}.`,
    );
  const sums = sum === undefined ? {} : { [sum]: any?.all.sum ?? '0.00' };
  return new ListPage(found.map(toRow), { rows, pages, sums }, page);
}

interface Columns {
  status?: PgColumn;
  product?: PgColumn;
  /** Column of the time when the row began. */
  began: PgColumn;
}

/** Conditions for the filters. The query must join `accounts`. */
export const isMatching = (
  { status, productId, email, before }: ListFilters,
  columns: Columns,
): SQL | undefined =>
  and(
    status === undefined || !columns.status ? undefined : eq(columns.status, status),
    productId === undefined || !columns.product ? undefined : eq(columns.product, productId),
    email === undefined ? undefined : eq(accounts.email, normaliseEmail(email)),
    before === undefined ? undefined : lte(columns.began, before),
  );
