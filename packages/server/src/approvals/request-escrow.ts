import type { BankAccount } from '@quoin/rules';
import { sealEscrowNumber, parseEscrowAccount } from '../bank-accounts/escrow-accounts';
import { newId } from '../shared/new-id';
import { requestApproval, type Requester } from './approvals';

interface EscrowRequest {
  productId: string;
  account: BankAccount;
  /** Reference of a wire, with `{id}` for the first characters of the investment's id. */
  referenceFormat: string;
}

/** Checks the entered account, and requests approval. The request contains its number encrypted. @throws StaffError */
export async function requestEscrow(
  requester: Requester,
  { productId, account, referenceFormat }: EscrowRequest,
  options: { dryRun?: boolean },
) {
  const { details, number } = parseEscrowAccount(account, referenceFormat);
  const id = newId();
  const sealed = sealEscrowNumber(requester.services.vault, id, number);
  return requestApproval(
    requester,
    'product.set_escrow',
    { id, productId, details, number: sealed, referenceFormat },
    options,
  );
}
