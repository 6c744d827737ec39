// Transactions that staff record, one by one or for a whole fund, and their reversal.
import { moneyToWire, PAYOUT_TYPES, type PayoutType } from '@quoin/rules';
import { Option } from 'commander';
import { checkPayout, partsByUnits, type Payout, recordPayout } from '../transactions/record-payout';
import { reverseTransaction } from '../transactions/reverse-transaction';
import { transferUnits } from '../transactions/transfer-units';
import type { CommandTools } from './commands';
import { importPayouts, payoutLine, problemOf } from './import/import-payouts';
import { ofInvestment } from './investments';
import { investmentByPrefix, productByPrefix, transactionByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import { pastDate, typedDollars, typedText, typedUnits } from './operation/typed-values';

export function addTransactionCommands({ noun, act, answering }: CommandTools): void {
  const transactions = noun('transactions', 'Payouts and transfers of investments');
  const type = () => new Option('--type <type>', 'what it is').choices(PAYOUT_TYPES).makeOptionMandatory();
  const dated = (command: ReturnType<typeof act>) =>
    command
      .requiredOption('--reference <text>', 'of the payment; recorded once per investment')
      .option('--date <date>', 'YYYY-MM-DD, today in New York unless given');
  const reason = 'shown to the investor unchanged';

  dated(act(transactions, 'record', 'Records a dividend, a distribution or funds returned, with a notice'))
    .addArgument(ofInvestment())
    .addOption(type())
    .requiredOption('--amount <dollars>', 'what the investor receives')
    .option('--units <units>', 'taken out with funds returned; none unless given')
    .option('--reason <text>', `${reason}; required for funds returned`)
    .action((id, given) => answering(recordOne)(given.json, id, given));
  dated(act(transactions, 'split', 'Splits an amount over all who hold a fund, by their units'))
    .argument('<product>', 'the product’s id, or its beginning')
    .addOption(type())
    .requiredOption('--total <dollars>', 'what the fund pays out')
    .option('--reason <text>', `${reason}; required for funds returned`)
    .action((id, given) => answering(splitOverFund)(given.json, id, given));
  act(transactions, 'import', 'Records the payouts of a file, one line per investment, all or none')
    .argument('<file>', 'a .csv or .json file')
    .action((file, given) => answering(importPayouts)(given.json, file, given));
  dated(act(transactions, 'transfer', 'Moves units to another investment of the same product'))
    .addArgument(ofInvestment())
    .requiredOption('--to <investment>', 'the investment that receives them')
    .option('--units <units>', 'all that are held unless given')
    .requiredOption('--reason <text>', reason)
    .action((id, given) => answering(transfer)(given.json, id, given));
  act(transactions, 'reverse', 'Takes a transaction back by a correcting row, with a notice')
    .argument('<id>', 'the transaction’s id, or its beginning')
    .requiredOption('--reason <text>', reason)
    .action((id, given) => answering(reverse)(given.json, id, given));
}

interface GivenPayout extends DryRun {
  type: PayoutType;
  date?: string;
  reference: string;
  reason?: string;
}

function termsOf(operation: Operation, { type, date, reference, reason }: GivenPayout) {
  if (type === 'funds_returned' && reason === undefined)
    throw new OperatorError('Say with --reason why the funds are returned.');
  return {
    type,
    date: pastDate(operation, date),
    reference: typedText('reference', reference),
    reason: reason === undefined ? null : typedText('reason', reason),
  };
}

export async function recordOne(
  operation: Operation,
  prefix: string,
  given: GivenPayout & { amount: string; units?: string },
) {
  if (given.units !== undefined && given.type !== 'funds_returned')
    throw new OperatorError(`A ${given.type} takes no units out. Leave out --units.`);
  const payout: Payout = {
    ...termsOf(operation, given),
    amount: typedDollars(given.amount),
    units: given.units === undefined ? null : typedUnits(given.units),
  };
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => ({
    type: payout.type,
    date: payout.date,
    ...payoutLine(await recordPayout(tx, used, id, payout)),
  }));
}

/** All parts or none; every investment that cannot be paid is listed. */
export async function splitOverFund(
  operation: Operation,
  prefix: string,
  given: GivenPayout & { total: string },
) {
  const terms = { ...termsOf(operation, given), units: null };
  const total = typedDollars(given.total);
  const { id: productId } = await productByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const parts = await partsByUnits(tx, productId, total, terms.date);
    if (parts.length === 0)
      throw new OperatorError(`No current investment in ${productId} holds units on ${terms.date}.`);
    const problems = [];
    for (const { investmentId, amount } of parts) {
      const failure = await problemOf(() => checkPayout(tx, used, investmentId, { ...terms, amount }));
      if (failure) problems.push({ investment: investmentId, problem: failure });
    }
    if (problems.length > 0)
      throw new OperatorError(
        `${problems.length} of ${parts.length} parts can't be paid. Nothing was recorded.`,
        {
          rows: problems,
        },
      );
    const rows = [];
    for (const { investmentId, amount, units } of parts) {
      const recorded = await recordPayout(tx, used, investmentId, { ...terms, amount });
      rows.push({ ...payoutLine(recorded), units });
      used.onProgress?.(rows.length, parts.length);
    }
    return { product: productId, type: terms.type, date: terms.date, total: moneyToWire(total), rows };
  });
}

export async function transfer(
  operation: Operation,
  prefix: string,
  given: DryRun & { to: string; units?: string; date?: string; reference: string; reason: string },
) {
  const { db } = operation.services;
  const from = await investmentByPrefix(db, prefix);
  const to = await investmentByPrefix(db, given.to);
  const terms = {
    fromId: from.id,
    toId: to.id,
    units: given.units === undefined ? null : typedUnits(given.units),
    date: pastDate(operation, given.date),
    reference: typedText('reference', given.reference),
    reason: typedText('reason', given.reason),
  };
  return perform(operation, given.dryRun, async (tx, used) => {
    const { amount, ...moved } = await transferUnits(tx, used, terms);
    return { from: from.id, to: to.id, date: terms.date, amount: moneyToWire(amount), ...moved };
  });
}

export async function reverse(operation: Operation, prefix: string, given: DryRun & { reason: string }) {
  const reason = typedText('reason', given.reason);
  const { id } = await transactionByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => ({
    id,
    reversed_by: (await reverseTransaction(tx, used, id, reason)).join(', '),
  }));
}
