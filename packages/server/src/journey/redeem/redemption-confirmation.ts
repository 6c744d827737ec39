import { cents, type Language } from '@quoin/rules';
import { redemptionPayee } from '../../bank-accounts/payees';
import type { Transaction } from '../../database/database';
import { redemptionDocuments, type redemptions } from '../../database/tables';
import { payoutsOf } from '../../ledger/terms-of-time';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { postInstruction } from '../documents';

type Confirmed = Omit<
  typeof redemptions.$inferSelect,
  'accountId' | 'status' | 'updateBankAccount' | 'requestedAt' | 'completedAt' | 'rejectionReason' | 'note'
>;

/** Stores the terms as a document, for each request and change. The e-mail about the redemption mentions it. */
export async function postConfirmation(
  tx: Transaction,
  services: Services,
  redemption: Confirmed,
  language: Language,
): Promise<void> {
  const { id: redemptionId, investmentId, type, redemptionDay } = redemption;
  const amount = redemption.amount === null ? null : cents(redemption.amount);
  const account = await redemptionPayee(tx, services.vault, redemption);
  if (!account) throw new ApiError('not_authorized_action');
  const fileId = await postInstruction(services, tx, investmentId, language, {
    kind: 'redemption_confirmation',
    type,
    amount,
    redemptionDay,
    payouts: payoutsOf(redemption, amount),
    account,
  });
  await tx.insert(redemptionDocuments).values({ redemptionId, fileId });
}
