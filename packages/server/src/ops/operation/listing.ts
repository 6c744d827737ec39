import { type Command, Option } from 'commander';
import { type ListFilters, type ListPage, PAGE_ROWS } from '../../reports/list-page';
import type { Services } from '../../services';
import { DAY_MS } from '../../shared/clock';
import { accountByEmail, productByPrefix } from './find-by-prefix';
import { type Operation, OperatorError } from './operation';
import { parseCount } from './typed-values';

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

/** Adds the options of all lists. @param statuses by which the list can be filtered */
export function addPaging(command: Command, statuses?: readonly string[]): Command {
  command
    .option('--page <number>', `page of ${PAGE_ROWS} rows (default: all rows)`)
    .option('--totals', 'only the number of rows and the sum of their amounts');
  return statuses
    ? command.addOption(new Option('--status <status>', 'only with this status').choices(statuses))
    : command;
}

export const addPagingByAge = (command: Command, statuses?: readonly string[]): Command =>
  addPaging(command.option('--older-than <days>', 'only those older than this number of days'), statuses);

export const addAccountPaging = (command: Command, statuses?: readonly string[]): Command =>
  addPagingByAge(command.option('--account <email>', 'only of this account'), statuses);

export const addFilters = (command: Command, statuses?: readonly string[]): Command =>
  addAccountPaging(command.option('--product <id>', 'only of this product'), statuses);

/** Runs the query of a list with the typed options. */
export const createListAction =
  <S extends string, G extends Given<S>>(
    list: (services: Services, filters: ListFilters<S> & Omit<G, keyof Given<S>>) => Promise<ListPage>,
  ) =>
  async (operation: Operation, options: G) => {
    const { status, product, account: email, olderThan, page, totals, json: _, ...others } = options;
    const { services } = operation;
    const before =
      olderThan === undefined
        ? undefined
        : new Date(services.clock.now().getTime() - parseCount('older-than', olderThan) * DAY_MS);
    const found = await list(services, {
      ...others,
      status,
      productId: product === undefined ? undefined : (await productByPrefix(services.db, product)).id,
      email: email === undefined ? undefined : (await accountByEmail(services.db, email)).email,
      before,
      page: page === undefined ? undefined : pageNumber(page),
    });
    return totals ? { rows: found.totals.rows, pages: found.totals.pages, ...found.totals.sums } : found;
  };

function pageNumber(text: string): number {
  const page = parseCount('page', text);
  if (page === 0) throw new OperatorError('Pages are numbered from 1.');
  return page;
}
