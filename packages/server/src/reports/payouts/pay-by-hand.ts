// A treasurer records payouts that no bank file contains, such as those to a custodian or in kind, as paid.
import { lockRows, type Transaction } from '../../database/database';
import { products } from '../../database/tables';
import type { Services } from '../../services';
import { assertNotFuture, StaffError, staffText } from '../../shared/staff-error';
import { getActor, assertRole, type StaffMember } from '../../staff/roles';
import { recordPayment } from './payments';
import { type PayoutDue, payoutsDue, type PayoutState } from './payouts-due';

export type PaymentOf = Pick<PayoutDue, 'id' | 'part' | 'productId'>;

interface Treasurer {
  services: Services;
  staff: StaffMember;
}

const REASONS: Readonly<Partial<Record<PayoutState, string>>> = {
  not_completed: 'its redemption is not completed',
  on_hold: 'payments to it are on hold',
};

/** @param given.date of the payment @throws StaffError if it is not to be paid, or was paid before */
export async function payByHand(
  tx: Transaction,
  { services, staff }: Treasurer,
  payment: PaymentOf,
  given: { date: string; reference: string },
): Promise<PayoutDue> {
  assertRole(staff, ['treasurer'], 'record a payment');
  assertNotFuture(services.clock, given.date);
  const reference = staffText(given.reference, 'reference');
  const payout = await lockPayout(tx, services, payment);
  if (payout.sentAt)
    throw new StaffError(
      `Payout ${payout.id} was paid on ${payout.sentAt.toISOString()}. If that is wrong, undo the record.`,
      { remedy: { act: 'payouts.unpay', id: payout.id, afterAudit: payout.part === 'after_audit' } },
    );
  const reason = REASONS[payout.state];
  if (reason) throw new StaffError(`Payout ${payout.id} can't be paid: ${reason}.`);
  const detail = { ...given, reference, amount: payout.amount };
  await recordPayment(tx, services.clock, payout, { actor: getActor(staff), how: 'by_hand', detail });
  return { ...payout, sentAt: services.clock.now() };
}

/** Makes a payout due again whose payment, by hand or by a bank file, did not arrive. @throws StaffError */
export async function undoPayment(
  tx: Transaction,
  { services, staff }: Treasurer,
  payment: PaymentOf,
  given: { reason: string },
): Promise<PayoutDue> {
  assertRole(staff, ['treasurer'], 'undo a payment');
  const reason = staffText(given.reason, 'reason');
  const payout = await lockPayout(tx, services, payment);
  if (!payout.sentAt) throw new StaffError(`Payout ${payout.id} is not recorded as paid.`);
  await recordPayment(tx, services.clock, payout, {
    actor: getActor(staff),
    how: 'undone',
    detail: { reason },
  });
  return { ...payout, sentAt: null };
}

/** Locks the product, like a bank file, so that nothing is paid twice. */
async function lockPayout(
  tx: Transaction,
  services: Services,
  { id, part, productId }: PaymentOf,
): Promise<PayoutDue> {
  await lockRows(tx, products, [productId]);
  const due = await payoutsDue(tx, services, { productId });
  const payout = due.find((one) => one.id === id && one.part === part);
  if (!payout) throw new StaffError(`Payout ${id} is no longer due.`);
  return payout;
}
