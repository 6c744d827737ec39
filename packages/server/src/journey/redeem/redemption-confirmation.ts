import { cents, redemptionPayoutDate, type Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { bankAccounts, redemptionDocuments, type redemptions } from '../../database/tables';
import type { Services } from '../../services';
import { bankAccountDestination } from '../../bank-accounts/bank-account-row';
import { postInstruction } from '../documents';

/** Renders the terms as a document, for each request and change. */
export async function postConfirmation(
  tx: Transaction,
  services: Services,
  {
    id: redemptionId,
    investmentId,
    type,
    amount,
    redemptionDay,
    bankAccountId,
  }: Pick<
    typeof redemptions.$inferSelect,
    'id' | 'investmentId' | 'type' | 'amount' | 'redemptionDay' | 'bankAccountId'
  >,
  language: Language,
): Promise<void> {
  const [bank] = bankAccountId
    ? await tx.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId))
    : [];
  const fileId = await postInstruction(services, tx, investmentId, language, {
    kind: 'redemption_confirmation',
    type,
    amount: amount === null ? null : cents(amount),
    redemptionDay,
    payoutDate: redemptionPayoutDate(redemptionDay),
    account: bank && bankAccountDestination(bank, services.vault),
  });
  await tx.insert(redemptionDocuments).values({ redemptionId, fileId });
}
