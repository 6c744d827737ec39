import { PAYOUT_PARTS } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { lockRows, type Transaction } from '../../database/database';
import { accounts, investments, products, redemptions } from '../../database/tables';
import type { Services } from '../../services';
import { StaffError } from '../../shared/staff-error';
import { getKey, loadPayments } from './payments';
import { payoutsDue } from './payouts-due';

/**
 * Locks the product, like a bank file, so that nothing is paid meanwhile. Units are not given back for money that has left:
 * the payment would also count for the next completion of the redemption.
 * @throws StaffError if a payment of the redemption is recorded
 */
export async function assertRedemptionUnpaid(tx: Transaction, id: string): Promise<void> {
  const [of] = await tx
    .select({ productId: investments.productId })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .where(eq(redemptions.id, id));
  if (!of) throw new StaffError(`Redemption ${id} is gone.`);
  await lockRows(tx, products, [of.productId]);
  const payouts = PAYOUT_PARTS.map((part) => ({ kind: 'redemption', id, part }));
  const sent = await loadPayments(tx, payouts);
  for (const payout of payouts) {
    const at = sent.get(getKey(payout));
    if (!at) continue;
    throw new StaffError(
      `Redemption ${id} was paid on ${at.toISOString()}. When the money is back, or if it never left, undo the record of the payment.`,
      { remedy: { act: 'payouts.unpay', id, afterAudit: payout.part === 'after_audit' } },
    );
  }
}

/**
 * An account is not erased while a fund owes it money, because its bank account would be erased too.
 * @throws StaffError
 */
export async function assertNothingOwed(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault'>,
  accountId: string,
): Promise<void> {
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const due = account ? await payoutsDue(tx, services, { email: account.email }) : [];
  const owed = due.filter(({ sentAt }) => sentAt === null);
  if (owed.length === 0) return;
  const ids = owed.map(({ id }) => id).join(', ');
  throw new StaffError(
    `A fund still owes this investor ${owed.length === 1 ? 'a payout' : `${owed.length} payouts`}: ${ids}. Pay them first, or record that they were paid.`,
    { remedy: { act: 'payouts.pay' } },
  );
}
