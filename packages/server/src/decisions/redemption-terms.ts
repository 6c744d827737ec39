import { isHoldback, LONGEST_NOTICE_DAYS, type RedemptionFrequency } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { products } from '../database/tables';
import { StaffError } from '../shared/errors';
import type { Staff } from '../transactions/ledger-entries';
import { fieldChanges } from './field-changes';

/**
 * Applies to agreements that are signed later. Existing investments keep their terms.
 * @param terms undefined ones are unchanged
 * @throws StaffError
 */
export async function setRedemptionTerms(
  tx: Transaction,
  { services: { clock }, actor }: Staff,
  id: string,
  terms: { frequency: RedemptionFrequency; noticeDays: number; payoutDays?: number; holdback?: string },
) {
  const { frequency, noticeDays, payoutDays, holdback } = terms;
  assertDays('notice', noticeDays);
  if (payoutDays !== undefined) assertDays('payment period', payoutDays);
  if (holdback !== undefined && !isHoldback(holdback))
    throw new StaffError(
      `"${holdback}" is not a valid holdback. Use a fraction from 0 to below 1, such as 0.05 for 5 %.`,
    );
  const [before] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!before) throw new StaffError(`Product ${id} no longer exists.`);
  const columns = {
    redemptionFrequency: frequency,
    redemptionNoticeDays: noticeDays,
    redemptionPayoutDays: payoutDays,
    redemptionHoldback: holdback,
  };
  await tx
    .update(products)
    .set({ ...columns, updatedAt: clock.now() })
    .where(eq(products.id, id));
  await recordAct(tx, clock, {
    actor,
    act: 'product.set_redemption',
    object: `product:${id}`,
    detail: {
      frequency,
      notice_days: noticeDays,
      ...(payoutDays !== undefined && { payout_days: payoutDays }),
      ...(holdback !== undefined && { holdback }),
    },
  });
  return { changes: fieldChanges(before, columns) };
}

function assertDays(what: string, days: number): void {
  if (!Number.isInteger(days) || days < 0 || days > LONGEST_NOTICE_DAYS)
    throw new StaffError(`${days} is not a valid ${what}. Use whole days, at most ${LONGEST_NOTICE_DAYS}.`);
}
