// Imports payouts, one line per investment.
import { cents, moneyToWire, PAYOUT_TYPES } from '@quoin/rules';
import {
  checkPayout,
  type Payout,
  type RecordedPayout,
  recordPayout,
} from '../../transactions/record-payout';
import { TransactionError } from '../../transactions/transaction-error';
import { investmentByPrefix } from '../operation/find-by-prefix';
import { type Operation, OperatorError } from '../operation/operation';
import { UNITS, withSixPlaces } from '../operation/typed-values';
import { importFile } from './import-file';
import type { RowReader } from './row-reader';

const PAYOUT_COLUMNS = ['investment_id', 'type', 'amount', 'units', 'date', 'reference', 'reason'] as const;

export const importPayouts = (operation: Operation, path: string, { dryRun = false }: { dryRun?: boolean }) =>
  importFile(
    operation,
    path,
    {
      columns: PAYOUT_COLUMNS,
      read: payoutOf,
      keyOf: ({ investment, reference }) => (investment && reference ? `${investment} ${reference}` : ''),
      refuse: (tx, { investment, ...payout }) =>
        problemOf(async () => {
          const { id } = await investmentByPrefix(tx, investment);
          return checkPayout(tx, operation, id, payout);
        }),
      write: async (tx, { investment, ...payout }) => {
        const { id } = await investmentByPrefix(tx, investment);
        return { done: 'created' as const, ...payoutLine(await recordPayout(tx, operation, id, payout)) };
      },
    },
    dryRun,
  );

interface FilePayout extends Payout {
  /** The beginning of its id. */
  investment: string;
}

function payoutOf(row: RowReader): FilePayout {
  const type = row.oneOf('type', PAYOUT_TYPES);
  const dollars = row.money('amount');
  if (dollars === 0) row.wrong('amount', 'must be above zero', undefined);
  const amount = cents(row.given('amount', dollars, 0));
  const units = row.optional('units');
  if (units !== undefined && type !== 'funds_returned')
    row.wrong('units', 'only funds_returned takes units out', undefined);
  const reason = row.optional('reason') ?? null;
  if (reason === null && type === 'funds_returned') row.wrong('reason', 'is missing', undefined);
  return {
    investment: row.text('investment_id'),
    type,
    amount,
    units:
      units === undefined
        ? null
        : withSixPlaces(
            row.matching('units', UNITS, 'must be units above zero, as 12.5, six places at most'),
          ),
    date: row.given('date', row.date('date'), ''),
    reference: row.text('reference'),
    reason,
  };
}

/** The message of a check that fails; undefined if it passes. */
export async function problemOf(check: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await check();
  } catch (failure) {
    if (failure instanceof TransactionError || failure instanceof OperatorError) return failure.message;
    throw failure;
  }
  return undefined;
}

export const payoutLine = ({ id, investmentId, investor, amount, paidTo }: RecordedPayout) => ({
  id,
  investment: investmentId,
  investor,
  amount: moneyToWire(amount),
  paid_to: paidTo ? `${paidTo.name} ${paidTo.number_masked}` : 'no account chosen',
});
