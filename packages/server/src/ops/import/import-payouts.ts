import { basename } from 'node:path';
import { cents, PAYOUT_TYPES } from '@quoin/rules';
import { requestApproval } from '../../approvals/approvals';
import { payoutLine } from '../../approvals/payout-acts';
import { checkPayout, type Payout, problemsOfTerms, recordPayout } from '../../transactions/record-payout';
import { investmentByPrefix } from '../operation/find-by-prefix';
import type { DryRun, StaffOperation } from '../operation/operation';
import { UNITS, withSixPlaces } from '../operation/typed-values';
import { assertOfFund, fundOf, totalsOf } from './fund-guard';
import { importFile } from './import-file';
import type { RowReader } from './row-reader';

const PAYOUT_COLUMNS = ['investment_id', 'type', 'amount', 'units', 'date', 'reference', 'reason'] as const;

/** Checks all lines like an import, then requests the approval of another person. */
export async function importPayouts(
  operation: StaffOperation,
  path: string,
  { dryRun, includeHeld, product }: DryRun & { includeHeld?: boolean; product?: string },
) {
  const fund = await fundOf(operation, product);
  const payouts: (Payout & { investmentId: string })[] = [];
  const report = await importFile(
    operation,
    path,
    {
      columns: PAYOUT_COLUMNS,
      read: (row) => ({ ...payoutOf(row), includeHeld }),
      keyOf: ({ investment, reference }) => (investment && reference ? `${investment} ${reference}` : ''),
      check: async (tx, { investment, ...payout }) => {
        const { id, productId } = await investmentByPrefix(tx, investment);
        assertOfFund(productId, fund);
        await checkPayout(tx, operation, id, payout);
      },
      write: async (tx, { investment, ...payout }, used) => {
        const { id } = await investmentByPrefix(tx, investment);
        payouts.push({ ...payout, investmentId: id });
        const recorded = await recordPayout(tx, used, id, payout);
        return { done: 'created' as const, ...payoutLine(recorded) };
      },
    },
    true,
  );
  if (dryRun) return { ...report, ...totalsOf(payouts.map(({ amount }) => amount)) };
  const lines = payouts.flatMap((payout, at) => {
    const row = report.rows[at];
    return row ? [{ line: row.line, payout }] : [];
  });
  return requestApproval(operation, 'transaction.import', { file: basename(path), lines });
}

interface FilePayout extends Payout {
  /** Prefix of its id. */
  investment: string;
}

function payoutOf(row: RowReader): FilePayout {
  const type = row.oneOf('type', PAYOUT_TYPES);
  const dollars = row.money('amount');
  if (dollars === 0) row.wrong('amount', 'must be above zero', undefined);
  const amount = cents(row.given('amount', dollars, 0));
  const units = row.optional('units') ?? null;
  const reason = row.optional('reason') ?? null;
  for (const [column, problem] of Object.entries(problemsOfTerms({ type, units, reason })))
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
    date: row.given('date', row.date('date'), ''),
    reference: row.text('reference'),
    reason,
  };
}
