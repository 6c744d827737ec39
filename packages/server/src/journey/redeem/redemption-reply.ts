// Redemptions as their investor sees them.
import type { ReplyOf } from '@quoin/contract';
import { dateInNewYork, redemptionPayoutDate, redemptionWaitsFor, type Language } from '@quoin/rules';
import { desc, eq } from 'drizzle-orm';
import { todayInNewYork, type Clock } from '../../clock';
import type { Executor } from '../../database/database';
import {
  bankAccounts,
  files,
  investments,
  products,
  redemptionPapers,
  redemptions,
} from '../../database/tables';
import { money } from '../../money';
import type { Vault } from '../../security/vault';
import { bankAccountDestination } from '../../bank-accounts/bank-account-row';

type RedemptionReply = ReplyOf<'requestRedemption'>;

/** All redemptions of an investment, newest first. */
export async function redemptionRepliesOf(
  { clock, db, vault }: { clock: Clock; db: Executor; vault: Vault },
  investmentId: string,
  language: Language,
): Promise<RedemptionReply[]> {
  const rows = await db
    .select({ redemption: redemptions, bankAccount: bankAccounts, productName: products.name })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(eq(redemptions.investmentId, investmentId))
    .orderBy(desc(redemptions.requestedAt));
  const today = todayInNewYork(clock);
  const papers = await papersOf(db, investmentId);
  return rows.map(({ redemption, bankAccount, productName }) => ({
    id: redemption.id,
    investment_id: redemption.investmentId,
    product_name: productName[language],
    type: redemption.type,
    status: redemption.status,
    amount: money(redemption.amount),
    redemption_day: redemption.redemptionDay,
    payout_date: redemptionPayoutDate(redemption.redemptionDay),
    waits_for: redemptionWaitsFor(redemption.status, redemption.redemptionDay, today) ?? null,
    requested_date: dateInNewYork(redemption.requestedAt),
    update_bank_account: redemption.updateBankAccount,
    bank_account: bankAccount && bankAccountDestination(bankAccount, vault),
    documents: papers
      .filter(({ redemptionId }) => redemptionId === redemption.id)
      .map(({ fileId, name }) => ({ file_id: fileId, name })),
  }));
}

const papersOf = (db: Executor, investmentId: string) =>
  db
    .select({ redemptionId: redemptionPapers.redemptionId, fileId: files.id, name: files.name })
    .from(redemptionPapers)
    .innerJoin(redemptions, eq(redemptions.id, redemptionPapers.redemptionId))
    .innerJoin(files, eq(files.id, redemptionPapers.fileId))
    .where(eq(redemptions.investmentId, investmentId))
    .orderBy(desc(files.createdAt));
