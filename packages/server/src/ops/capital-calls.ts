// Commands on capital calls, of one investment or of a whole fund.
import {
  CAPITAL_CALL_STATUSES,
  type CapitalCallStatus,
  type Cents,
  cents,
  dateInNewYork,
  fractionOf,
  moneyToWire,
} from '@quoin/rules';
import { Option } from 'commander';
import { and, asc, desc, eq } from 'drizzle-orm';
import { accounts, capitalCalls, investments, investors, products } from '../database/tables';
import { cancelCall, fundCall, issueCall, partsByCommitment } from '../decisions/capital-calls';
import { money } from '../shared/money';
import { problemOf } from '../transactions/transaction-error';
import type { CommandTools } from './commands';
import { capitalCallByPrefix, investmentByPrefix, productByPrefix } from './operation/find-by-prefix';
import { type Filters, filtering, matching, pageOf } from './operation/listing';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import type { Printable } from './operation/print';
import { pastDate, typedDate, typedDollars } from './operation/typed-values';

export function addCapitalCallCommands({ noun, verb, act, answering }: CommandTools): void {
  const calls = noun('capital-calls', 'Parts of a commitment that a fund calls');
  filtering(verb(calls, 'list', 'Lists capital calls, newest first'))
    .addOption(new Option('--status <status>', 'only these').choices(CAPITAL_CALL_STATUSES))
    .action((given) => answering(listCapitalCalls)(given.json, given));
  act(calls, 'issue', 'Calls a part of a commitment, with a notice; one at a time')
    .argument('[id]', 'of this investment; give --product instead for a whole fund')
    .option('--amount <dollars>', 'of one investment: at most what is not paid in yet')
    .option('--product <id>', 'of every accepted investment in it, by commitment')
    .option('--fraction <fraction>', 'of each commitment, as 0.25')
    .option('--total <dollars>', 'of the fund, split by commitment to the cent')
    .requiredOption('--due <date>', 'YYYY-MM-DD')
    .action((id, given) => answering(issue)(given.json, id, given));
  act(calls, 'fund', 'Records that the money of a call has arrived')
    .argument('<id>', 'the call’s id, or its beginning')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(fund)(given.json, id, given));
  act(calls, 'cancel', 'Cancels a call; its notice can’t be opened any more')
    .argument('<id>', 'the call’s id, or its beginning')
    .action((id, given) => answering(cancel)(given.json, id, given));
}

/** Newest first. */
async function listCapitalCalls(operation: Operation, filters: Filters<CapitalCallStatus>) {
  const { db } = operation.services;
  const columns = { product: investments.productId, began: capitalCalls.issuedAt };
  const rows = await db
    .select({ call: capitalCalls, investor: investors.name, product: products.name })
    .from(capitalCalls)
    .innerJoin(investments, eq(investments.id, capitalCalls.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(accounts, eq(accounts.id, capitalCalls.accountId))
    .where(
      and(
        filters.status && eq(capitalCalls.status, filters.status),
        await matching(operation, filters, columns),
      ),
    )
    .orderBy(desc(capitalCalls.issuedAt), asc(capitalCalls.id));
  return pageOf(rows, filters).map(({ call, investor, product }) => ({
    id: call.id,
    status: call.status,
    investment: call.investmentId,
    investor,
    product: product.en,
    amount: money(call.amount),
    due: call.dueDate,
    issued: dateInNewYork(call.issuedAt),
  }));
}

interface GivenCall extends DryRun {
  amount?: string;
  product?: string;
  fraction?: string;
  total?: string;
  due: string;
}

async function issue(operation: Operation, prefix: string | undefined, given: GivenCall) {
  if ((prefix === undefined) === (given.product === undefined))
    throw new OperatorError('Give the id of one investment, or a --product for a whole fund.');
  return prefix === undefined
    ? issueToFund(operation, given.product ?? '', given)
    : issueToOne(operation, prefix, given);
}

async function issueToOne(operation: Operation, prefix: string, given: GivenCall) {
  if (given.amount === undefined) throw new OperatorError('Give the --amount of the call.');
  const terms = { amount: typedDollars(given.amount), dueDate: typedDate(given.due) };
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
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

/** All parts or none; every investment that cannot be called is listed. */
async function issueToFund(operation: Operation, prefix: string, given: GivenCall) {
  const dueDate = typedDate(given.due);
  const totalOf = typedTotal(given);
  const { id: productId } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const parts = await partsByCommitment(tx, productId, totalOf);
    const rows: Printable[] = [];
    const problems: Printable[] = [];
    for (const { investmentId, investor, commitment, amount } of parts) {
      const line = { investment: investmentId, investor, commitment: moneyToWire(commitment) };
      const problem = await problemOf(async () => {
        const call = await issueCall(tx, used, investmentId, { amount, dueDate });
        rows.push({ ...line, amount: moneyToWire(amount), call: call.id });
      });
      if (problem) problems.push({ ...line, amount: moneyToWire(amount), problem });
      used.onProgress?.(rows.length + problems.length, parts.length);
    }
    if (problems.length > 0)
      throw new OperatorError(
        `${problems.length} of ${parts.length} investments can't be called. Nothing was issued.`,
        { rows: problems },
      );
    const total = cents(parts.reduce((sum, { amount }) => sum + amount, 0));
    return { product: productId, due: dueDate, total: moneyToWire(total), issued: rows.length, rows };
  });
}

/** The called amount of a fund, from the sum of its commitments. */
function typedTotal({ amount, fraction, total }: GivenCall): (committed: Cents) => Cents {
  if (amount !== undefined || (fraction === undefined) === (total === undefined))
    throw new OperatorError('Give a --fraction of each commitment, or the --total of the fund.');
  if (total !== undefined) {
    const dollars = typedDollars(total);
    return () => dollars;
  }
  if (fraction === undefined || !/^(0\.\d{1,8}|1)$/.test(fraction) || Number(fraction) === 0)
    throw new OperatorError(`"${fraction}" is no fraction. Give one as 0.25, at most 1.`);
  return (committed) => fractionOf(committed, fraction);
}

async function fund(operation: Operation, prefix: string, given: DryRun & { date?: string }) {
  const date = pastDate(operation, given.date);
  const { id } = await capitalCallByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, (tx, used) => fundCall(tx, used, id, date));
}

async function cancel(operation: Operation, prefix: string, given: DryRun) {
  const { id } = await capitalCallByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, (tx, used) => cancelCall(tx, used, id));
}
