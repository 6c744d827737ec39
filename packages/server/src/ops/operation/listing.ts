// Options shared by all lists.
import { normaliseEmail } from '@quoin/rules';
import type { Command } from 'commander';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts } from '../../database/tables';
import { type ListFilters, type ListPage, PAGE_ROWS } from '../../reports/list-page';
import type { Services } from '../../services';
import { DAY_MS } from '../../shared/clock';
import { productByPrefix } from './find-by-prefix';
import { type Operation, OperatorError } from './operation';

/** Options as typed. */
interface Given<S extends string> {
  status?: S;
  product?: string;
  account?: string;
  olderThan?: string;
  page?: string;
  totals?: boolean;
  json?: boolean;
}

/** Adds the options of all lists. `--status` differs by list. */
export const paging = (command: Command): Command =>
  command
    .option('--page <number>', `page of ${PAGE_ROWS} rows (default: all rows)`)
    .option('--totals', 'only the number of rows and the sum of their amounts');

export const pagingByAge = (command: Command): Command =>
  paging(command.option('--older-than <days>', 'only those older than this number of days'));

export const pagingOfAccount = (command: Command): Command =>
  pagingByAge(command.option('--account <email>', 'only of this account'));

export const filtering = (command: Command): Command =>
  pagingOfAccount(command.option('--product <id>', 'only of this product'));

/** Runs the query of a list with the typed options. */
export const listed =
  <S extends string, G extends Given<S>>(
    list: (services: Services, filters: ListFilters<S> & Omit<G, keyof Given<S>>) => Promise<ListPage>,
  ) =>
  async (operation: Operation, given: G) => {
    const { status, product, account: email, olderThan, page, totals, json: _, ...others } = given;
    const { services } = operation;
    const before =
      olderThan === undefined
        ? undefined
        : new Date(services.clock.now().getTime() - wholeNumber('older-than', olderThan) * DAY_MS);
    const found = await list(services, {
      ...others,
      status,
      productId: product === undefined ? undefined : (await productByPrefix(services.db, product)).id,
      email: email === undefined ? undefined : await knownEmail(services.db, email),
      before,
      page: page === undefined ? undefined : pageNumber(page),
    });
    return totals ? { rows: found.totals.rows, pages: found.totals.pages, ...found.totals.sums } : found;
  };

/** A typing error must not look like an account without rows. */
async function knownEmail(db: Executor, email: string): Promise<string> {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.email, normaliseEmail(email)));
  if (!account) throw new OperatorError(`There is no account with the e-mail ${email}.`);
  return account.email;
}

function pageNumber(text: string): number {
  const page = wholeNumber('page', text);
  if (page === 0) throw new OperatorError('Pages are numbered from 1.');
  return page;
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new OperatorError(`--${option} must be a whole number.`);
  return Number(text);
}
