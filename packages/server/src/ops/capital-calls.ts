// Commands on capital calls of one investment or of a whole fund.
import { CAPITAL_CALL_STATUSES, type Cents, cents, multiplyByFraction, moneyToWire } from '@quoin/rules';
import { Argument } from 'commander';
import type { Transaction } from '../database/database';
import { type CallTerms, cancelCall, fundCall, issueCall, issueFundCalls } from '../decisions/capital-calls';
import { listCapitalCalls } from '../reports/investment-lists';
import type { CommandTools } from './commands';
import { assertBelongsToFund, readFund, importFile, getTotals } from './import/import-file';
import type { RowReader } from './import/row-reader';
import {
  capitalCallByPrefix,
  findIds,
  investmentByPrefix,
  lockInvestments,
  productByPrefix,
} from './operation/find-by-prefix';
import { addFilters, createListAction } from './operation/listing';
import { type DryRun, actOnAll, type Operation, OperatorError, perform } from './operation/operation';
import type { Printable } from './operation/print';
import { parseIsoDate, parseDayOrToday, parseDollars } from './operation/typed-values';

export function addCapitalCallCommands({ group, subcommand, act, toAction }: CommandTools): void {
  const calls = group('capital-calls', 'Capital calls of a fund');
  addFilters(subcommand(calls, 'list', 'Lists capital calls, newest first'), CAPITAL_CALL_STATUSES).action(
    toAction(createListAction(listCapitalCalls)),
  );
  act(calls, 'issue', 'Issues a capital call with a notice; an investment can have one open call')
    .argument('[id]', 'id of an investment; use --product for a whole fund')
    .option('--amount <dollars>', 'amount for one investment, at most its unpaid commitment')
    .option('--product <id>', 'every accepted investment of this product, by commitment')
    .option('--fraction <fraction>', 'fraction of each commitment, such as 0.25')
    .option('--total <dollars>', 'total of the fund, split by commitment to the cent')
    .requiredOption('--due <date>', 'YYYY-MM-DD')
    .action(toAction(issue));
  act(calls, 'import', 'Issues the calls in a file, one line per investment, all or none')
    .argument('<file>', 'a .csv or .json file')
    .option('--product <id>', 'reject lines of other products')
    .action(toAction(importCapitalCalls));
  const ofCalls = new Argument('<id...>', 'ids of calls, or unique prefixes');
  act(calls, 'fund', 'Records that the money for calls has arrived, all or none')
    .addArgument(ofCalls)
    .option('--amount <dollars>', 'part of the amount due, for one call (default: all of it)')
    .option('--date <date>', 'YYYY-MM-DD (default: today in New York)')
    .action(toAction(fund));
  act(calls, 'cancel', 'Cancels calls, all or none; investors can no longer open their notices')
    .addArgument(ofCalls)
    .action(
      toAction((operation, ids: string[], options: DryRun) => withCalls(operation, ids, options, cancelCall)),
    );
}

interface GivenCall extends DryRun {
  amount?: string;
  product?: string;
  fraction?: string;
  total?: string;
  due: string;
}

async function issue(operation: Operation, prefix: string | undefined, options: GivenCall) {
  if ((prefix === undefined) === (options.product === undefined))
    throw new OperatorError('Give the id of one investment, or --product for a whole fund.');
  return prefix === undefined
    ? issueToFund(operation, options.product ?? '', options)
    : issueToOne(operation, prefix, options);
}

async function issueToOne(operation: Operation, prefix: string, options: GivenCall) {
  if (options.amount === undefined) throw new OperatorError('--amount is missing.');
  const terms = { amount: parseDollars(options.amount), dueDate: parseIsoDate(options.due) };
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return perform(operation, options.dryRun, async (tx, used) => {
    const call = await issueCall(tx, used, id, terms);
    return {
      id: call.id,
      status: 'issued',
      amount: moneyToWire(call.amount),
      due: terms.dueDate,
      notice: call.notice,
    };
  });
}

async function issueToFund(operation: Operation, prefix: string, options: GivenCall) {
  const dueDate = parseIsoDate(options.due);
  const getTotal = parseTotal(options);
  const { id: productId } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, options.dryRun, (tx, used) =>
    issueFundCalls(tx, used, productId, { getTotal, dueDate, onProgress: used.onProgress }),
  );
}

/** Computes the called amount of a fund from the sum of its commitments. */
function parseTotal({ amount, fraction, total }: GivenCall): (committed: Cents) => Cents {
  if (amount !== undefined || (fraction === undefined) === (total === undefined))
    throw new OperatorError('Give either --fraction of each commitment or --total of the fund.');
  if (total !== undefined) {
    const dollars = parseDollars(total);
    return () => dollars;
  }
  if (fraction === undefined || !/^(0\.\d{1,8}|1(\.0{1,8})?)$/.test(fraction) || Number(fraction) === 0)
    throw new OperatorError(
      `"${fraction}" is not a fraction. Use a number above 0, at most 1, such as 0.25.`,
    );
  return (committed) => multiplyByFraction(committed, fraction);
}

function fund(
  operation: Operation,
  prefixes: string[],
  { amount, date, ...given }: DryRun & { amount?: string; date?: string },
) {
  if (amount !== undefined && prefixes.length > 1)
    throw new OperatorError(
      '--amount works with one call only. Without it, the whole amount due is recorded.',
    );
  const payment = {
    amount: amount === undefined ? undefined : parseDollars(amount),
    date: parseDayOrToday(operation, date),
  };
  return withCalls(operation, prefixes, given, (tx, used, id) => fundCall(tx, used, id, payment));
}

type Act = (tx: Transaction, operation: Operation, id: string) => Promise<Printable>;

async function withCalls(operation: Operation, prefixes: string[], { dryRun }: DryRun, act: Act) {
  const ids = await findIds(prefixes, (prefix) => capitalCallByPrefix(operation.services.db, prefix));
  return perform(operation, dryRun, (tx, used) => actOnAll('calls', ids, (id) => act(tx, used, id)));
}

// Imports capital calls of a fund, one line per investment, if the amounts are no fixed fraction of the commitments.
const CALL_COLUMNS = ['investment_id', 'amount', 'due_date'] as const;

async function importCapitalCalls(
  operation: Operation,
  path: string,
  { dryRun = false, product }: DryRun & { product?: string },
) {
  const fund = await readFund(operation, product);
  const amounts: Cents[] = [];
  const report = await importFile(
    operation,
    path,
    {
      columns: CALL_COLUMNS,
      read: readCall,
      getKey: ({ investment }) => investment,
      lock: lockInvestments,
      // A failed call rolls back all others.
      check: async (tx, item, used) => {
        const { id, productId } = await investmentByPrefix(tx, item.investment);
        assertBelongsToFund(productId, fund);
        return { product: productId, ...(await issueCall(tx, used, id, item)) };
      },
      write: async (_tx, _item, _used, { id, investmentId, product: calledProduct, investor, amount }) => {
        amounts.push(amount);
        const of = { investment: investmentId, product: calledProduct, investor };
        return { done: 'created', call: id, ...of, amount: moneyToWire(amount) };
      },
    },
    dryRun,
  );
  return { ...report, ...getTotals(amounts) };
}

interface FileCall extends CallTerms {
  /** Prefix of its id. */
  investment: string;
}

function readCall(row: RowReader): FileCall {
  const dollars = row.money('amount');
  if (dollars === 0) row.wrong('amount', 'must be above zero', undefined);
  return {
    investment: row.text('investment_id'),
    amount: cents(row.requireValue('amount', dollars, 0)),
    dueDate: row.requireValue('due_date', row.date('due_date'), ''),
  };
}
