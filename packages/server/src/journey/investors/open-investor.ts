import { type Act, recordAct } from '../../audit/record-act';
import { isUniqueViolation, type Transaction } from '../../database/database';
import { investors } from '../../database/tables';
import type { Clock } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import type { InvestorRow } from './store';

/** Refused where the account has an investor of that type: the unique index decides, also between two at the same time. */
export async function openInvestor(
  tx: Transaction,
  clock: Clock,
  { row, actor }: { row: InvestorRow; actor: Act['actor'] },
): Promise<void> {
  try {
    await tx.insert(investors).values(row);
  } catch (error) {
    if (isUniqueViolation(error, 'investors_one_per_type')) throw new ApiError('one_investor_per_type');
    throw error;
  }
  await recordAct(tx, clock, {
    actor,
    act: 'investor.create',
    object: `investor:${row.id}`,
    detail: { investor_type: row.investorType },
  });
}
