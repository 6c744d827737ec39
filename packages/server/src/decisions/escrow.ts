// Staff withdraw a change of the escrow account. Setting one needs approval by another person.
import { recordAct } from '../audit/record-act';
import { maskedEscrowNumber, withdrawEscrowChange } from '../bank-accounts/escrow-accounts';
import type { Transaction } from '../database/database';
import type { Staff } from '../transactions/ledger-entries';

/** Withdraws the change that is on hold. The previous account stays in force. @throws StaffError */
export async function withdrawEscrow(
  tx: Transaction,
  { services: { clock, vault }, actor }: Staff,
  productId: string,
) {
  const withdrawn = await withdrawEscrowChange(tx, clock, productId);
  await recordAct(tx, clock, {
    actor,
    act: 'product.withdraw_escrow',
    object: `product:${productId}`,
    detail: { escrow: withdrawn.id },
  });
  return { product: productId, withdrawn: maskedEscrowNumber(vault, withdrawn) };
}
