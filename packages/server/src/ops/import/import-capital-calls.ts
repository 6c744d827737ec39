// Imports capital calls of a fund, one line per investment, if the amounts are no fixed fraction of the commitments.
import { cents, moneyToWire } from '@quoin/rules';
import { type CallTerms, issueCall } from '../../decisions/capital-calls';
import { investmentByPrefix } from '../operation/find-by-prefix';
import { type DryRun, type Operation } from '../operation/operation';
import { assertOfFund, fundOf, totalsOf } from './fund-guard';
import { importFile } from './import-file';
import type { RowReader } from './row-reader';

const CALL_COLUMNS = ['investment_id', 'amount', 'due_date'] as const;

export async function importCapitalCalls(
  operation: Operation,
  path: string,
  { dryRun = false, product }: DryRun & { product?: string },
) {
  const fund = await fundOf(operation, product);
  const products = new Map<FileCall, string>();
  const issued = new Map<FileCall, Awaited<ReturnType<typeof issueCall>>>();
  const report = await importFile(
    operation,
    path,
    {
      columns: CALL_COLUMNS,
      read: callOf,
      keyOf: ({ investment }) => investment,
      // A failed call rolls back all others.
      check: async (tx, item, used) => {
        const { id, productId } = await investmentByPrefix(tx, item.investment);
        assertOfFund(productId, fund);
        products.set(item, productId);
        issued.set(item, await issueCall(tx, used, id, item));
      },
      write: async (_tx, item) => {
        const call = issued.get(item);
        if (!call) throw new Error(`${item.investment} was not called`);
        const { id, investmentId, investor, amount } = call;
        const of = { investment: investmentId, product: products.get(item), investor };
        return { done: 'created', call: id, ...of, amount: moneyToWire(amount) };
      },
    },
    dryRun,
  );
  const amounts = [...issued.values()].map(({ amount }) => amount);
  return { ...report, ...totalsOf(amounts) };
}

interface FileCall extends CallTerms {
  /** Prefix of its id. */
  investment: string;
}

function callOf(row: RowReader): FileCall {
  const dollars = row.money('amount');
  if (dollars === 0) row.wrong('amount', 'must be above zero', undefined);
  return {
    investment: row.text('investment_id'),
    amount: cents(row.given('amount', dollars, 0)),
    dueDate: row.given('due_date', row.date('due_date'), ''),
  };
}
