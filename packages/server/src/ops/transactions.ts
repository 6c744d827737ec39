// Commands on transactions of one investment or a whole fund, and their reversal. Each needs approval by another person.
import { cents, PAYOUT_TYPES, type PayoutType } from '@quoin/rules';
import { Option } from 'commander';
import { basename } from 'node:path';
import { requestApproval } from '../approvals/approvals';
import { payoutLine } from '../approvals/payout-acts';
import type { Holding } from '../ledger/holdings';
import { lockHolding } from '../transactions/held-investments';
import { type Payout, validateTerms, recordPayout } from '../transactions/record-payout';
import type { CommandTools } from './commands';
import { assertBelongsToFund, readFund, importFile, getTotals } from './import/import-file';
import type { RowReader } from './import/row-reader';
import { createIdArgument } from './investments';
import {
  investmentByPrefix,
  lockInvestments,
  productByPrefix,
  transactionByPrefix,
} from './operation/find-by-prefix';
import type { DryRun, Operation, StaffOperation } from './operation/operation';
import { parseDayOrToday, parseDollars, parseUnits, UNITS, withSixPlaces } from './operation/typed-values';

export function addTransactionCommands({ group, act, toAction }: CommandTools): void {
  const transactions = group('transactions', 'Payouts and transfers of investments');
  const type = () => new Option('--type <type>', 'kind').choices(PAYOUT_TYPES).makeOptionMandatory();
  const addDateOptions = (command: ReturnType<typeof act>) =>
    command
      .requiredOption('--reference <text>', 'reference of the payment; unique per investment')
      .option('--date <date>', 'YYYY-MM-DD (default: today in New York)');
  const reason = 'shown to the investor unchanged';
  const includeHeld = [
    '--include-held',
    'also if payments to the investor are on hold; it is paid after the hold',
  ] as const;

  addDateOptions(
    act(transactions, 'record', 'Records a dividend, a distribution or funds returned, with a notice'),
  )
    .addArgument(createIdArgument())
    .addOption(type())
    .requiredOption('--amount <dollars>', 'amount that the investor receives')
    .option('--units <units>', 'units to redeem with funds returned (default: none)')
    .option('--reason <text>', `${reason}; required for funds returned`)
    .option(...includeHeld)
    .action(toAction(recordOne));
  addDateOptions(act(transactions, 'split', 'Splits an amount among all investors of a fund by units'))
    .argument('<product>', 'id of the product, or a unique prefix')
    .addOption(type())
    .requiredOption('--total <dollars>', 'amount that the fund pays out')
    .option('--reason <text>', `${reason}; required for funds returned`)
    .option(...includeHeld)
    .action(toAction(splitOverFund));
  act(transactions, 'import', 'Records the payouts in a file, one line per investment, all or none')
    .argument('<file>', 'a .csv or .json file')
    .option('--product <id>', 'reject lines of other products')
    .option(...includeHeld)
    .action(toAction(importPayouts));
  addDateOptions(act(transactions, 'transfer', 'Moves units to another investment of the same product'))
    .addArgument(createIdArgument())
    .requiredOption('--to <investment>', 'the investment that receives them')
    .option('--units <units>', 'default: all units')
    .requiredOption('--reason <text>', reason)
    .action(toAction(transfer));
  act(transactions, 'reverse', 'Reverses a transaction with a correcting row and a notice')
    .argument('<id>', 'id of the transaction, or a unique prefix')
    .requiredOption('--reason <text>', reason)
    .action(toAction(reverse));
}

interface GivenPayout extends DryRun {
  type: PayoutType;
  date?: string;
  reference: string;
  reason?: string;
  includeHeld?: boolean;
}

const getTerms = (operation: Operation, { type, date, reference, reason, includeHeld }: GivenPayout) => ({
  type,
  date: parseDayOrToday(operation, date),
  reference: reference.trim(),
  reason: reason?.trim() || null,
  includeHeld,
});

export async function recordOne(
  operation: StaffOperation,
  prefix: string,
  options: GivenPayout & { amount: string; units?: string },
) {
  const payout = {
    ...getTerms(operation, options),
    amount: parseDollars(options.amount),
    units: options.units === undefined ? null : parseUnits(options.units),
  };
  const { id: investmentId } = await investmentByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'transaction.record', { ...payout, investmentId }, options);
}

/** Records all parts or none. Lists every investment that cannot be paid. */
export async function splitOverFund(
  operation: StaffOperation,
  prefix: string,
  options: GivenPayout & { total: string },
) {
  const terms = { ...getTerms(operation, options), total: parseDollars(options.total) };
  const { id: product } = await productByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'transaction.split', { ...terms, product }, options);
}

export async function transfer(
  operation: StaffOperation,
  prefix: string,
  options: DryRun & { to: string; units?: string; date?: string; reference: string; reason: string },
) {
  const { db } = operation.services;
  const from = await investmentByPrefix(db, prefix);
  const to = await investmentByPrefix(db, options.to);
  const terms = {
    fromId: from.id,
    toId: to.id,
    units: options.units === undefined ? null : parseUnits(options.units),
    date: parseDayOrToday(operation, options.date),
    reference: options.reference.trim(),
    reason: options.reason.trim(),
  };
  return requestApproval(operation, 'transaction.transfer', terms, options);
}

export async function reverse(
  operation: StaffOperation,
  prefix: string,
  options: DryRun & { reason: string },
) {
  const reason = options.reason.trim();
  const { id: transaction } = await transactionByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'transaction.reverse', { transaction, reason }, options);
}

const PAYOUT_COLUMNS = ['investment_id', 'type', 'amount', 'units', 'date', 'reference', 'reason'] as const;

/** Checks all lines like an import, then requests the approval of another person. */
async function importPayouts(
  operation: StaffOperation,
  path: string,
  { dryRun, includeHeld, product }: DryRun & { includeHeld?: boolean; product?: string },
) {
  const fund = await readFund(operation, product);
  const payouts: (Payout & { investmentId: string })[] = [];
  const holdings = new Map<string, Holding>();
  const report = await importFile(
    operation,
    path,
    {
      columns: PAYOUT_COLUMNS,
      read: (row) => ({ ...readPayout(row), includeHeld }),
      getKey: ({ investment, reference }) => (investment && reference ? `${investment} ${reference}` : ''),
      lock: lockInvestments,
      // A failed line rolls back all others.
      check: async (tx, { investment, ...payout }, used) => {
        const { id, productId } = await investmentByPrefix(tx, investment);
        assertBelongsToFund(productId, fund);
        const holding = holdings.get(id) ?? (await lockHolding(tx, id));
        holdings.set(id, holding);
        payouts.push({ ...payout, investmentId: id });
        return recordPayout(tx, used, holding, payout);
      },
      write: async (_tx, _payout, _used, recorded) => ({ done: 'created', ...payoutLine(recorded) }),
    },
    true,
  );
  if (dryRun) return { ...report, ...getTotals(payouts.map(({ amount }) => amount)) };
  const lines = payouts.flatMap((payout, index) => {
    const row = report.rows[index];
    return row ? [{ line: row.line, payout }] : [];
  });
  return requestApproval(operation, 'transaction.import', { file: basename(path), lines });
}

interface FilePayout extends Payout {
  /** Prefix of its id. */
  investment: string;
}

function readPayout(row: RowReader): FilePayout {
  const type = row.oneOf('type', PAYOUT_TYPES);
  const dollars = row.money('amount');
  if (dollars === 0) row.wrong('amount', 'must be above zero', undefined);
  const amount = cents(row.requireValue('amount', dollars, 0));
  const units = row.optional('units') ?? null;
  const reason = row.optional('reason') ?? null;
  for (const [column, problem] of Object.entries(validateTerms({ type, units, reason })))
    row.wrong(column, problem, undefined);
  return {
    investment: row.text('investment_id'),
    type,
    amount,
    units:
      units === null
        ? null
        : withSixPlaces(
            row.matching(
              'units',
              UNITS,
              'must be a number above zero with at most six decimal places, such as 12.5',
            ),
          ),
    date: row.requireValue('date', row.date('date'), ''),
    reference: row.text('reference'),
    reason,
  };
}
